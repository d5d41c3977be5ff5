import { blogPost } from '../blogPost.ts'

export const pleaseDoNotQuitDrinkingAlone = blogPost({
  slug: 'please-do-not-quit-drinking-alone',
  title: 'Please do not quit drinking alone',
  searchTitle: 'Do not quit drinking alone',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2025-10-02',
  description:
    'Stopping alcohol suddenly after heavy daily drinking can be dangerous. Who is at risk, the warning signs hour by hour, and safer ways to stop.',
  content: `<p>Maybe you poured the last of it down the sink tonight. Your hands are a little shaky, and you are searching to find out if that is normal. We are glad you want to stop. Before you do it by yourself, read this page.</p>
<p>If you or the person next to you has had a seizure, is confused, has a fever, or sees or hears things that are not there, call <a href="tel:911">911</a> now.</p>
<p>Those are medical emergencies.</p>
<h2>Why stopping suddenly is dangerous</h2>
<p>Alcohol slows the brain. Drink heavily for long enough and the brain speeds itself up to stay awake against it. Take the alcohol away all at once and the speed remains with nothing to hold it back. That is withdrawal: a nervous system with the gas pedal down.</p>
<p>For many people it means a rough few days. For some it means seizures or a dangerous state called delirium tremens, with confusion, fever and a racing heart. Doctors cannot tell from the outside with certainty who will be fine.</p>
<p>The risk is higher if you:</p>
<ul>
  <li>drink heavily every day, or drink in the morning to feel steady</li>
  <li>have had bad withdrawal, a seizure or delirium tremens before, even years ago</li>
  <li>also take benzodiazepines or other sedatives</li>
  <li>are older, pregnant, or have heart, liver or other serious illness</li>
  <li>have no one at home with you</li>
</ul>
<h2>Withdrawal, hour by hour</h2>
<p>Symptoms often begin <strong>six to twelve hours</strong> after the last drink: shaking, sweating, nausea, worry, a pounding heart. Seizures, when they happen, tend to come in the <strong>first two days</strong>. Delirium tremens more often appears between <strong>day two and day four</strong>, sometimes after a person seemed to be doing better.</p>
<p>That last point matters for families. “He was past the worst of it” is a sentence emergency rooms hear often.</p>
<h2>Safer ways to stop</h2>
<p><strong>Call a doctor before you stop.</strong> Say it plainly: “I drink about this much every day, and I want to quit. Is it safe to do it at home?” A clinician may suggest medical detox in a hospital or a residential unit, where staff can watch you around the clock and give medicine that calms the nervous system. Some people with mild risk are treated at home with daily checks. Our center is outpatient and does not provide inpatient detox, but we can talk with you about which door to go through first.</p>
<p><strong>If you cannot see someone today and you are starting to get sick,</strong> go to an emergency room. You will not be wasting anyone’s time. Do not drive yourself.</p>
<p><strong>Until you are under medical care,</strong> do not try to tough it out through shaking and sweating. Let someone stay with you. Don’t mix in leftover pills to take the edge off.</p>
<p>If you feel that you do not want to live, call or text <a href="tel:988">988</a> at any hour.</p>
<p>Benzodiazepines such as Xanax or Klonopin carry the same kind of danger, and tapers can take far longer. Read about <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepine addiction</a> before you change a dose.</p>
<h2>After the first week</h2>
<p>Detox makes it safe to begin. It does not do the rest. Most of what keeps people well comes next: counseling, company, and for many a medicine such as <a href="/how-we-help/medication-assisted-treatment/naltrexone">naltrexone</a> that takes some of the pull out of alcohol. Our page on <a href="/what-we-treat/alcohol-addiction">alcohol addiction</a> describes the steps, and an <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a> can tell you which of them fits.</p>
<p>You were brave to go to the sink. Be brave in the next half hour too, and let somebody know.</p>`,
})
