import { blogPost } from '../blogPost.ts'

export const whatParityLawMeansInPlainWords = blogPost({
  slug: 'what-parity-law-means-in-plain-words',
  title: 'What parity law means, in plain words',
  searchTitle: 'Parity law in plain words',
  category: 'Georgia resources',
  author: 'Foothills Admissions Team',
  date: '2026-02-17',
  description:
    'Health plans that cover addiction and mental health care must treat it fairly. What parity means in Georgia, and what to say when your plan says no.',
  content: `<p>The letter is two pages long, and the only words you understood were <em>not medically necessary</em>. You read it standing at the mailbox. Somebody who has never met your daughter has decided how many sessions she needs.</p>
<p>That letter is not always the end. There is a law about this, and its idea is simple.</p>
<h2>Parity in one sentence</h2>
<p>If a health plan covers mental health and substance use care, it may not make that care harder to get than care for the body.</p>
<p>That is parity. Congress passed the federal law in 2008, and Georgia passed its own Mental Health Parity Act in 2022, which gave the state more power to check up on plans. Together they reach most plans through employers, most plans bought on the marketplace, and Medicaid managed care. Some plans have different rules, among them certain government plans, short-term policies and some plans that are not insurance at all, although they look like it. If you aren’t sure which you have, your employer’s benefits office or the plan itself must be able to tell you.</p>
<h2>What unequal coverage looks like</h2>
<ul>
  <li>A higher copay for a counselor than for a similar medical visit.</li>
  <li>A limit on the number of days or visits, with nothing like it on the medical side.</li>
  <li>Having to ask permission every few days for treatment, when a stay for a heart problem is approved in one go.</li>
  <li>Making you fail at something cheaper first, when medical care has no such rule.</li>
  <li>A network list with nobody on it who is taking patients.</li>
</ul>
<p>One of these alone does not prove that a rule was broken. It is a good reason to ask.</p>
<h2>What parity does not do</h2>
<p>It doesn’t make a plan pay for everything, and it doesn’t take away deductibles. It will not force a plan to cover a condition it leaves out altogether, although other laws often do. And it cannot tell you what your own bill will be. For that, ask for numbers in writing.</p>
<h2>What to do when the plan says no</h2>
<ol>
  <li><strong>Get the reason in writing.</strong> You have a right to the rule they used. Say: “Please send me the medical necessity criteria for this decision, and the criteria you use for comparable medical care.”</li>
  <li><strong>Write down every call.</strong> Date, name, what was said. A notebook on the fridge will do.</li>
  <li><strong>Ask your treatment team for a letter</strong> and for a peer-to-peer call, in which your clinician talks to the plan’s clinician. Some denials are reversed at that stage.</li>
  <li><strong>Appeal before the date on the letter.</strong> If waiting would put the person’s health in danger, ask for an <em>expedited</em> appeal.</li>
  <li><strong>Ask for an outside review</strong> if the plan still says no. Somebody independent then reads the file.</li>
  <li><strong>Complain to the regulator.</strong> For many plans in Georgia that is the state Insurance Commissioner’s office. For plans that an employer funds itself it is the U.S. Department of Labor. You do not need a lawyer to do it.</li>
</ol>
<p>This is general information, not legal advice.</p>
<h2>Get care while you appeal</h2>
<p>If someone is in danger, the paperwork waits.</p>
<p>Call <a href="tel:911">911</a> for an overdose, a seizure or severe withdrawal. Call or text <a href="tel:988">988</a> for thoughts of suicide.</p>
<p>Hospitals must look at an emergency whether or not a plan approves of it.</p>
<p>For the rest, let people help who read these letters every week. What each kind of plan covers, and what to ask it, is on our page about <a href="/paying-for-treatment">paying for treatment</a>. Bring yours along. Our team can explain what an <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a> says about the care a person needs, and what levels there are in between, such as <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>. If you are weighing what outpatient care would ask of you in time and money, read about its <a href="/how-we-help/benefits-of-outpatient-rehab">benefits</a>, then <a href="/contact-us">write to us</a> with the question you are most afraid of.</p>`,
})
