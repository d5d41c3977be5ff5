import { blogPost } from '../blogPost.ts'

export const whatToBringToYourFirstAppointment = blogPost({
  slug: 'what-to-bring-to-your-first-appointment',
  title: 'What to bring to your first appointment, and what we will ask',
  searchTitle: 'Your first appointment',
  category: 'Treatment',
  author: 'Foothills Admissions Team',
  date: '2026-01-13',
  description:
    'A short packing list for your first visit, the questions you can expect in an assessment and why each one matters, plus what happens after you leave.',
  content: `<p>You made the appointment, possibly from a bathroom at work, and now it is on the calendar under a made-up name like “oil change.” Somewhere between here and there you have started to wonder what they are going to do to you.</p>
<p>They are going to ask you questions and listen. That’s about it. Here is the list so nothing surprises you.</p>
<h2>What to bring</h2>
<ul>
  <li>A photo ID and your insurance card, if you have one. No card? Come anyway and ask what is possible.</li>
  <li>Every medicine you take, in the bottles, including vitamins and kratom and the pills from a cousin.</li>
  <li>Names of your doctor and your pharmacy.</li>
  <li>Court, probation or employer papers, if somebody sent you. Bring the page with the deadline on it.</li>
  <li>Your schedule. Work hours, school pickup, the nights you have the kids.</li>
  <li>Reading glasses. You would be surprised.</li>
  <li>A person, if you want one. They can sit in on part of it or wait with a magazine.</li>
</ul>
<p>You can read and fill in <a href="/forms">the forms</a> at home, where there is coffee and no one watching.</p>
<p>What to leave behind: weapons, drugs and the urge to look better than you are doing.</p>
<h2>What we will ask</h2>
<p>An <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a> is a long conversation with a structure to it. You will be asked about:</p>
<p><strong>What and how much.</strong> Be exact if you can. “Two bottles of wine, every night, plus a Klonopin” tells us whether it is safe to stop. Withdrawal from alcohol or benzodiazepines can be life-threatening, and it may mean a hospital or detox unit before you begin with us.</p>
<p><strong>The last time.</strong> Today? Say today.</p>
<p><strong>Overdoses and close calls.</strong> If opioids or street pills are part of your story, you should go home with a plan for naloxone.</p>
<p><strong>Health.</strong> Heart, liver, seizures, pregnancy, pain, sleep.</p>
<p><strong>Mood.</strong> We ask everyone directly whether they have thought about suicide or hurting themselves.</p>
<p>If that is you this minute, do not wait for the appointment: call or text <a href="tel:988">988</a>, or <a href="tel:911">911</a> if you are in danger.</p>
<p><strong>Home.</strong> Who lives there, who uses there, whether you are safe there.</p>
<p><strong>What you want.</strong> People are thrown by this one. You may not want to quit everything. You might only want your license back, or for your daughter to call. Say that. It is a place to start.</p>
<h2>Who can see your information</h2>
<p>Treatment records for substance use have strong federal privacy protection, on top of the usual health privacy rules. In general we cannot tell your boss, your mother or the court that you came unless you sign for it or the law requires it. There are a few exceptions, such as an emergency or the safety of a child. Ask about them; a good counselor is glad to explain. Our <a href="/privacy-policy">privacy policy</a> has the long version.</p>
<h2>Before you go home</h2>
<p>By the end someone should be able to tell you, in plain words, what they think is going on and what they suggest. It may be <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, a weekly session, medicine, or a different place that suits you better. You get to ask:</p>
<ul>
  <li>Why this, and not more or less?</li>
  <li>What will it cost me, and who checks my insurance?</li>
  <li>What if it doesn’t work?</li>
  <li>What should I do if tonight is bad?</li>
</ul>
<p>What happens in the room, step by step, is on the page about <a href="/your-first-visit">your first visit</a>.</p>
<p>You do not have to decide in the chair. But if something in you says yes, let us put the next visit in the book before you leave. The distance between the first appointment and the second is where many people get lost, and a date with a time on it is a good handrail.</p>`,
})
