import { treatmentPage } from '../../treatmentPage.ts'

export const benzodiazepineAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction',
  title: 'Benzodiazepine Addiction',
  description:
    'Benzodiazepines calm fast and can be dangerous to stop alone. Learn how dependence forms, why a slow taper matters and how outpatient care helps.',
  lastReviewed: '2026-09-09',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning', 'substanceUse'],
  keyPoints: [
    'Do not stop suddenly. Withdrawal can cause seizures and can be fatal.',
    'A slow taper with a prescriber is the usual way. It often takes months.',
    'Therapy treats the worry or poor sleep that the medicine was for.',
  ],
  text1: `<p>Imagine a brake pedal for the nervous system. Benzodiazepines press it. Within minutes to an hour, racing thoughts slow, muscles let go and the room seems safer. For a seizure, a panic attack or the night before an operation, that is a gift. Pressed every day, though, the brain answers by stepping harder on the gas, and soon you need the pedal just to sit still.</p>
<p>That tug-of-war is why people who took exactly what was prescribed can end up frightened to miss a tablet. It is also why kind advice such as “just stop” is not safe. Whether you have taken one for three months or thirty years, by prescription or not, you deserve a plan that respects your body, your pace and the reason you started.</p>`,
  heading1: 'Types of benzodiazepines',
  text2: `<p>All benzodiazepines work on the same calming signal, GABA. They differ mostly in how quickly they arrive and how long they stay, and that changes the experience of being caught by them.</p>
<ul>
<li><strong>Quick and brief:</strong> <a href="/what-we-treat/benzodiazepine-addiction/xanax-addiction">Xanax</a> and <a href="/what-we-treat/benzodiazepine-addiction/halcion-addiction">Halcion</a>. The fall between doses can be felt keenly, and that keeps the hand reaching.</li>
<li><strong>In the middle:</strong> <a href="/what-we-treat/benzodiazepine-addiction/ativan-addiction">Ativan</a> and <a href="/what-we-treat/benzodiazepine-addiction/restoril-addiction">Restoril</a>, common in hospitals and at bedtime.</li>
<li><strong>Slow to leave:</strong> <a href="/what-we-treat/benzodiazepine-addiction/valium-addiction">Valium</a> and <a href="/what-we-treat/benzodiazepine-addiction/klonopin-addiction">Klonopin</a>. They build up, and withdrawal may not show for days, which can fool you into thinking you are past it.</li>
</ul>
<p>Unapproved “designer” benzodiazepines are also sold online or pressed into fake tablets, with strengths nobody can vouch for. If any of your supply did not come from a pharmacy, tell the person who assesses you. It changes what safe care looks like.</p>`,
  heading2: 'Benzodiazepine withdrawal needs medical care',
  text3: `<p>Benzodiazepines, like alcohol and barbiturates, belong to the small group of substances whose withdrawal can be fatal. Please do not stop on your own, and do not cut down sharply to prove that you can. Early signs include shaking, sweating, a pounding heart, sleeplessness and a fear that seems to come from nowhere. Light and noise may feel unbearable. Severe withdrawal can bring confusion, hallucinations and seizures.</p>
<p>Some people can taper gradually at home with a prescriber watching closely. Others need to begin with round-the-clock medical detox: those who take high amounts, drink or use opioids too, have had seizures, are pregnant, are older and frail, or are unwell in body or mind. {name} does not provide inpatient detox; we help you find your way to it and continue from there.</p>
<p>For a seizure, a person who cannot be woken, or confusion, call <a href="tel:911">911</a>. For despair, or when living feels like too much, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment during a taper',
  text4: `<p>Lowering the amount is only half of the work. The other half is giving your nervous system new ways to settle. In therapy you practice staying with a wave of anxiety until it crests, sleeping without a chemical switch, and saying what you need before tension reaches the boiling point. If panic, <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a> or chronic worry came first, we treat that at the same time; other medicines without the same risks may help, and your prescriber can go over them with you.</p>
<p>Progress here is measured in months, and it is seldom a straight line. A pause in the taper is not a failure. Groups remind you that odd symptoms are shared and do pass. Families learn how to be patient with a loved one whose nerves are raw.</p>
<p>Keep naloxone at home if opioids, or pills of unknown origin, may be about. It will not reverse a benzodiazepine, but it can save someone who has taken both. When you are ready, <a href="/contact-us">reach out to one of our offices</a>.</p>`,
  faqs: [
    {
      question: 'Why is it dangerous to stop benzodiazepines suddenly?',
      answer: `<p>With regular use, the brain turns up its excitement signals to balance the calming medicine. Take the medicine away at once and nothing holds those signals back. The result can be severe anxiety, confusion, hallucinations and seizures that may be life-threatening. A slow, medically guided taper gives the brain time to adjust.</p>
<p>If someone has a seizure, call <a href="tel:911">911</a>; if you feel unsafe with your thoughts, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'How long does a benzodiazepine taper take?',
      answer: `<p>It depends on the medicine, the amount, how long you have taken it and how you feel along the way. For long-term users it is usually a matter of months, and for some people longer than a year. A good taper is adjusted to you, with pauses when needed, by a prescriber who sees you often.</p>`,
    },
    {
      question: 'Can I come off benzodiazepines as an outpatient?',
      answer: `<p>Many people can, if they take steady amounts, are in fair health and have a safe home. Others need a hospital or residential detox first, for example after a withdrawal seizure or with heavy alcohol use. An assessment helps decide, and you can start outpatient care with us once the risky part is past.</p>
<p>Should a seizure or severe confusion occur before then, call <a href="tel:911">911</a>; for a mental health crisis call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'I take a benzodiazepine as prescribed. Am I addicted?',
      answer: `<p>Not necessarily. After weeks of daily use most bodies become physically dependent, which means they react if the medicine stops. Addiction involves loss of control, craving and use in spite of harm. Both deserve medical care, and neither is a reason to stop overnight. Talk with your prescriber, or ask us for an assessment.</p>`,
    },
  ],
})
