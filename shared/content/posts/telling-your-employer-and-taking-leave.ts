import { blogPost } from '../blogPost.ts'

export const tellingYourEmployerAndTakingLeave = blogPost({
  slug: 'telling-your-employer-and-taking-leave',
  title: 'Telling your employer, taking leave, keeping your job',
  searchTitle: 'Treatment and your job',
  category: 'Life in recovery',
  author: 'Foothills Care Coordination',
  date: '2026-03-24',
  description:
    'You need treatment and you need your paycheck. What leave and disability law can do in general terms, what to tell HR, and what you may keep to yourself.',
  content: `<p>You have done the sums at the kitchen table. Rent is due on the first, you are out of sick days, and your supervisor already gave you that look in January. Getting help seems like something for people with a different kind of job.</p>
<p>Let’s look at what is possible before you decide that it isn’t.</p>
<h2>Do you need leave at all?</h2>
<p>Maybe not. Much of outpatient care is built around work. Programs often have evening hours, and some sessions can be done by <a href="/how-we-help/telehealth-treatment">telehealth</a> from a parked car at lunch. Many people keep working all through <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>.</p>
<p>You may need time off if you must go to medical detox first, if your work is unsafe while you are unwell, or if your job sits in the middle of your trouble.</p>
<h2>Two laws that may protect you</h2>
<p><strong>The Family and Medical Leave Act (FMLA)</strong> can give up to twelve weeks of <em>unpaid</em>, job-protected leave in a year. In general you need to have worked there for a year and put in 1,250 hours, and the employer needs 50 or more people within 75 miles. Treatment for addiction by a health care provider can qualify. Missing work <em>because you were using</em> does not. Leave can often be taken in pieces, such as three afternoons a week. It can also be for you to look after a spouse, child or parent in treatment.</p>
<p><strong>The Americans with Disabilities Act (ADA)</strong> covers many employers with 15 or more people. It can protect people in recovery from being treated worse for their history, or for taking a prescribed medicine such as buprenorphine. It does not protect current illegal drug use, and an employer may hold everyone to the same rules on conduct and sobriety at work. Reasonable changes, such as a later start on Wednesdays, are something you can ask for.</p>
<p>Georgia adds little to these for private jobs, though your handbook, union or short-term disability policy might. Some safety-sensitive jobs, like commercial driving, have their own federal rules. For your own case ask a lawyer or the Department of Labor. This is general information.</p>
<h2>What to say, and to whom</h2>
<p>You don’t have to tell your supervisor or the man at the next desk. Begin with HR, or the employee assistance program if there is one; those are usually confidential. Then ask before something goes wrong. Help that you ask for is treated very differently from help you ask for after a failed test.</p>
<blockquote><p>“I have a medical condition and I need treatment. I’d like to talk about leave, or about changing my hours. What form does my provider need to fill out?”</p></blockquote>
<p>The form goes to your clinician, who writes what is needed and no more. To coworkers: “I’m out for a medical thing. I’m all right, thanks for asking.”</p>
<h2>The week before</h2>
<ul>
  <li>Put the forms, names and dates in one folder.</li>
  <li>Set up bills to pay themselves, or ask someone to.</li>
  <li>Hand over your work in writing so that nobody needs to call.</li>
  <li>Turn off work email. Really.</li>
</ul>
<p>If you drink heavily or take benzodiazepines, do not stop on the Friday to be “ready” by Monday. Withdrawal can be dangerous.</p>
<p>Call <a href="tel:911">911</a> for a seizure or confusion. Job fear can be crushing, too: if you start to feel that your family would be better off without you, call or text <a href="tel:988">988</a>.</p>
<h2>Going back to work</h2>
<p>Decide on one sentence for the break room and one person who will know if you are having a bad day. Look out for the old traps, such as payday, the Thursday crowd, double shifts. A plan for <a href="/how-we-help/relapse-prevention">relapse prevention</a> should have your workplace in it by name. Jobs can be kept. Now and then they can be lost and another one found, by somebody who is well enough to look.</p>`,
})
