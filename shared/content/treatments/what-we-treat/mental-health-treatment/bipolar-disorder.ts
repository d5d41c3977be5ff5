import { treatmentPage } from '../../../treatmentPage.ts'

export const bipolarDisorder = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/bipolar-disorder',
  title: 'Bipolar Disorder Treatment',
  description:
    'Bipolar disorder asks for steady care. Learn about mood episodes, medicines that protect you, and the daily rhythms that outpatient treatment builds.',
  lastReviewed: '2026-06-30',
  sources: ['bipolar', 'suicideRisk'],
  keyPoints: [
    'Bipolar disorder has highs and lows. The lows are often what people notice.',
    'Medication is the center of treatment. Do not stop it suddenly.',
    'Regular sleep and a written crisis plan can help to prevent episodes.',
  ],
  text1: `<p>In May you reorganized the garage at three in the morning, signed up for two courses and felt sharper than you had in your life. By August you could not answer the door. People who love you ask which one is the real you. The honest answer is that both episodes happened to you, and you are the person who lived through them.</p>
<p>Bipolar disorder is a condition of mood, energy and sleep that runs in families and often first appears in the late teens or twenties. It tends to last across a lifetime, which can be hard news to hear. Here is the other half of the news: with the right medicine, good routines and people who know the signs, many people keep long stretches of level ground.</p>`,
  heading1: 'Signs of mania, hypomania and depression',
  text2: `<p>A manic episode is more than a good mood. Sleep drops to a few hours without any tiredness. Speech races, plans multiply, and money, sex or driving can turn reckless. Some people feel wonderful, others mostly irritable. At its height mania may bring false beliefs or voices. This is <strong>bipolar I</strong>.</p>
<p>In <strong>bipolar II</strong> the highs are milder, which is called hypomania, and they can pass for a productive spring. The lows are what bring people to a doctor, so the condition is often taken for plain <a href="/what-we-treat/mental-health-treatment/depression">depression</a> for years. There are also mixed states, in which dark mood and restless energy arrive together. They are miserable, and they call for quick attention.</p>
<p>Cocaine, stimulants, steroids and lack of sleep can set off something that looks just like mania. So a clinician will ask for a timeline, and may invite a spouse or parent to help you draw it.</p>`,
  heading2: 'Medication for bipolar disorder',
  text3: `<p>Therapy alone is seldom enough here. Mood stabilizers such as lithium, certain anti-seizure medicines and some antipsychotic medicines protect against new episodes, and they do most of their work when nothing seems to be wrong. That is also when it is tempting to quit them. Please talk with your prescriber first, since a sudden stop can bring an episode on quickly.</p>
<p>A few things to know as you decide:</p>
<ul>
<li>Lithium and several others call for blood tests, and it helps to mention every new medicine, even an over-the-counter pain reliever.</li>
<li>An antidepressant taken without a mood stabilizer may trigger mania in some people.</li>
<li>Some of these medicines can harm a pregnancy, so bring up plans for a child early.</li>
<li>Missing the highs is a real loss. You may grieve it, and you can say so in <a href="/how-we-help/individual-therapy">individual therapy</a>.</li>
</ul>`,
  heading3: 'Daily routine and a crisis plan',
  text4: `<p>Getting up at the same hour, eating at regular times and guarding sleep sound like small things. For a person with bipolar disorder they are close to medicine. You and your therapist can chart mood and sleep, learn your own first signs, and write down who may tell you, “You are talking fast again.” <a href="/how-we-help/family-programs/family-therapy">Family therapy</a> can turn that sentence from a fight into an agreement. Alcohol and other drugs disturb sleep and blur the picture, so we treat them side by side.</p>
<p>Full mania, psychosis, or a low with thoughts of suicide needs more than office visits. A hospital stay can be the safest place to bring the episode down, and we can pick up the outpatient work afterward.</p>
<p>Call or text <a href="tel:988">988</a> when the risk is growing. If somebody is in danger at this moment, call <a href="tel:911">911</a>.</p>`,
})
