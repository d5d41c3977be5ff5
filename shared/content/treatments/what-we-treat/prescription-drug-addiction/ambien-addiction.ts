import { treatmentPage } from '../../../treatmentPage.ts'

export const ambienAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/ambien-addiction',
  title: 'Ambien Addiction',
  description:
    'Cannot sleep without Ambien, or doing things at night you do not recall? Why it should be tapered with medical help, and how real sleep can return.',
  lastReviewed: '2026-09-28',
  sources: ['insomnia', 'sleepwalkingWarning'],
  keyPoints: [
    'Do not stop suddenly after high doses. Seizures are possible.',
    'Walking or driving while asleep is a sign to call your prescriber.',
    'Cognitive behavioral therapy for insomnia is the best-supported treatment.',
  ],
  text1: `<p>Two in the morning is a lonely hour. When nothing else has worked, a small tablet that drops you into sleep within half an hour feels like rescue. Ambien, known generically as zolpidem, was designed for short stretches of insomnia. Many people are still taking it years later, often more than they began with, because a night without it now seems impossible.</p>
<p>Zolpidem belongs to a group called Z-drugs. They are not benzodiazepines, yet they act on the same calming system in the brain, and they can lead to tolerance, dependence and addiction in a similar way. If bedtime has become something you dread, you are in good company here, and there is a path back to sleep that you own.</p>`,
  heading1: 'Signs of Ambien addiction',
  text2: `<p>Some people on Ambien walk, cook, eat, text, shop or drive while not fully awake and remember none of it. You may find dishes in the sink, an odd purchase on your card, or a dent in the bumper. This can happen to anyone, even at the first use, and alcohol or other sedatives make it likelier. It is serious: a person who has had such an episode should contact their prescriber right away, and keep car keys out of reach meanwhile.</p>
<p>Other signs gather in daylight. Grogginess that lasts past breakfast. Taking a tablet in the afternoon to take the edge off. Fighting off sleep after a dose because the drowsy, floating feeling has become the point. Mixing it with wine. Asking a second clinic for a second bottle. Older adults may show it as falls, unsteadiness and a memory that seems to be slipping.</p>`,
  heading2: 'Withdrawal: do not stop suddenly',
  text3: `<p>Stopping suddenly often brings rebound insomnia: several nights of sleep worse than what sent you to the doctor in the first place. Many people take that as proof that they cannot live without the tablet. It is withdrawal, and it fades.</p>
<p>For someone who has been taking large amounts, or taking it by day as well, abrupt stopping can be more than unpleasant. Tremor, sweating, panic, confusion and seizures are possible, and severe sedative withdrawal can be life-threatening. Ask a medical professional to plan the way down. High amounts, past seizures, daily alcohol or use of <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepines</a> are reasons for a supervised detox before outpatient care begins.</p>
<p>Call <a href="tel:911">911</a> for a seizure, confusion, or a person who cannot be roused or breathes poorly. Naloxone does not reverse Ambien but gives a chance if an opioid is also on board, so use it. For a crisis of mood or thoughts of suicide, which sleeplessness can feed, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment and better sleep',
  text4: `<p>The best-supported treatment for lasting insomnia is not a pill. Cognitive behavioral therapy for insomnia retrains the link between bed and sleep. It works with a fixed rising time, a bed used only for sleep, and fresh ways to meet the thought “I’ll be useless tomorrow.” It asks for patience in the first weeks, and it pairs well with a slow, prescriber-led taper. Our counselors draw on the same ideas in <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>.</p>
<p>We look, too, at what was keeping you up before the first prescription: worry, nightmares, a newborn, night shifts, hot flashes, snoring that might be sleep apnea. <a href="/what-we-treat/mental-health-treatment/anxiety">Anxiety</a> is a frequent guest and can be treated in its own right. Breath practice and slow stretching from our <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a> sessions give the last hour of the evening something to hold on to.</p>
<p>Expect a few ragged nights. Then, one morning, an ordinary one.</p>`,
})
