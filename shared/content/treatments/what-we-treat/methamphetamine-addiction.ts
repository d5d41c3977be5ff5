import { treatmentPage } from '../../treatmentPage.ts'

export const methamphetamineAddiction = treatmentPage({
  slug: 'what-we-treat/methamphetamine-addiction',
  title: 'Methamphetamine Addiction',
  description:
    'Recovery from meth takes sleep, patience and people. How outpatient counseling helps the brain and daily life mend, and what to do in an emergency.',
  lastReviewed: '2026-09-08',
  sources: ['stimulantUse', 'overdose', 'substanceUse'],
  keyPoints: [
    'Rewards for negative tests, called contingency management, have the best evidence.',
    'Voices and fear after days awake need calm, rest and sometimes emergency care.',
    'Low mood in the first weeks is part of withdrawal, and it lifts.',
  ],
  text1: `<p>Ask someone why they began using meth and you may hear something quite practical. It got them through double shifts. It let them drive all night. It took away hunger, or shyness, or a sadness that nothing else had touched. Meth does those things for a time, by releasing far more dopamine than the brain ever would by itself, and its effect can last for most of a day.</p>
<p>Then the borrowed energy has to be paid back. If you are in that debt now, worn thin and perhaps frightened by things you have seen or heard, there is a way to come down safely and a good deal of life on the other side.</p>`,
  heading1: 'Psychosis: voices, fear and no sleep',
  text2: `<p>Several days without sleep would make anyone’s thoughts strange. Add meth, and many people come to feel watched or followed. They may hear voices, pick at their skin, take apart the same machine all night or become certain that a friend has turned on them. Doctors call this stimulant psychosis. Usually it settles within days of stopping and sleeping. For some it lasts longer or returns under stress, and then it deserves treatment in its own right.</p>
<p>If you are with someone in this state, keep your voice low, turn down light and noise, give them space and don’t argue about what is real.</p>
<p>Call <a href="tel:911">911</a> if they might hurt themselves or another person, if they are burning hot or confused, or if there is chest pain or a seizure.</p>
<p>Overheating from meth can kill.</p>
<p>For thoughts of suicide, which are common as the drug wears off, call or text <a href="tel:988">988</a>.</p>`,
  heading2: 'Withdrawal: what to expect',
  text3: `<p>It helps to know what is coming.</p>
<h3>The first week or two</h3>
<p>You will sleep and eat a lot. Mood may sink low, and everything can feel pointless. The feeling is chemistry, and it lifts.</p>
<h3>The first months</h3>
<p>Energy comes and goes. Joy may seem muted, and memory or focus can let you down at work. Cravings strike out of the blue. This is the stretch when many people decide that recovery doesn’t work, just as the brain is quietly repairing itself.</p>
<h3>Later in the first year</h3>
<p>Thinking sharpens, sleep steadies and small pleasures come back. Teeth, skin and weight improve with care.</p>
<p>Meth withdrawal by itself is rarely a medical danger, apart from the depression. But supplies often contain fentanyl, so keep naloxone close, and never stop alcohol or benzodiazepines suddenly if you use them to come down.</p>`,
  heading3: 'Treatment for methamphetamine addiction',
  text4: `<p>The approach with the strongest evidence is contingency management: regular tests, and a small, certain reward each time a test shows no meth. It sounds too simple, yet it gives a tired reward system something to respond to. Ask us how it can fit into your plan. <a href="/how-we-help/cognitive-behavioral-therapy">Cognitive behavioral therapy</a> adds skills for cravings and for the thoughts that follow a bad day.</p>
<p>No medicine is approved for methamphetamine use disorder so far. Prescribers sometimes use a combination that has helped some people in studies, and they can treat depression, sleep problems or <a href="/what-we-treat/mental-health-treatment/adhd">ADHD</a> that may have been part of the story from the start.</p>
<p>At first, being busy matters more than being inspired. <a href="/how-we-help/intensive-outpatient-treatment">An intensive outpatient schedule</a> gives shape to the week. If psychosis continues, if thoughts of suicide are strong, or if everyone at home uses, then a hospital or residential program is a kinder place to start, and we can take over afterward.</p>`,
  faqs: [
    {
      question: 'Does the brain recover after meth?',
      answer: `<p>To a large extent, for many people. Studies that follow people over time see improvement in attention, memory and mood across the first year or so without meth. Sleep, food, exercise and company all help. Recovery is gradual, and some people need lasting help with mood or thinking, which is available too.</p>`,
    },
    {
      question: 'Is meth withdrawal dangerous?',
      answer: `<p>It rarely endangers the body, but the depression can be severe, and it is wise not to be alone in the first days.</p>
<p>Call or text <a href="tel:988">988</a> if you think about ending your life. Call <a href="tel:911">911</a> for chest pain, a seizure, overheating, violence or a person who will not wake up.</p>
<p>If you also use alcohol or sedatives every day, get medical advice before you stop.</p>`,
    },
    {
      question: 'My son hears voices when he uses meth. Does he have schizophrenia?',
      answer: `<p>Not necessarily. Meth can cause voices and paranoia that fade once he stops and sleeps. Only time without the drug, together with a proper evaluation, can tell the two apart.</p>
<p>If he may be a danger to himself or others, call <a href="tel:911">911</a>; for guidance in a mental health crisis, call or text <a href="tel:988">988</a>.</p>
<p>Relatives can learn more in our <a href="/how-we-help/family-programs">family programs</a>.</p>`,
    },
    {
      question: 'Can I be treated as an outpatient if I have used meth for years?',
      answer: `<p>Many people can, provided that they have a safe place to stay and a schedule with enough sessions in it. Some begin in a residential program and come to us next. An assessment looks at health, home and mental state, and we will tell you openly which start seems safer.</p>`,
    },
  ],
})
