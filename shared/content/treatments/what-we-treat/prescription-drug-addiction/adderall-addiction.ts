import { treatmentPage } from '../../../treatmentPage.ts'

export const adderallAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/adderall-addiction',
  title: 'Adderall Addiction',
  description:
    'When Adderall for focus turns into a need: signs, crash, counterfeit pills and outpatient care in Georgia that takes ADHD seriously too.',
  lastReviewed: '2026-08-05',
  sources: ['stimulantUse', 'adhd', 'overdose'],
  keyPoints: [
    'After stopping, many people sleep for days and feel low. It passes.',
    'Thoughts of suicide can come in the crash. Tell someone at once.',
    'If you have ADHD, it still gets treated.',
  ],
  text1: `<p>For someone with ADHD, the right stimulant at the right amount can feel like finally getting glasses. Adderall, a mix of amphetamine salts, does real good for many children and adults. It is also a medicine that rewards the brain directly, and it is passed around dorms, kitchens, trading desks and construction trucks as if it were strong coffee.</p>
<p>Perhaps you began with a prescription and the amount outgrew it. Perhaps a roommate handed you one before finals, or a coworker during a brutal quarter, and the version of you who got everything done was hard to give back. Either way, if you can no longer picture a workday, a tidy house or a party without it, help is available and many people keep their job or their classes while they get it.</p>`,
  heading1: 'Signs of Adderall addiction',
  text2: `<p>Adderall does not create energy; it spends tomorrow’s early. At first that looks like productivity. Over months the bargain sours: nights awake, meals forgotten, teeth ground down, a heart that pounds while you sit still. Focus narrows until you spend four hours on the wrong task. Kind people become brittle.</p>
<p>A pattern of addiction often includes going through a month’s supply in two weeks, crashing until the refill, and using alcohol, <a href="/what-we-treat/benzodiazepine-addiction/xanax-addiction">Xanax</a> or marijuana to come down at night. Some people crush and snort it or take it in ways that hit faster. Suspicion, hearing or seeing things that are not there, or being certain that others are plotting can appear with heavy use and lack of sleep, and they need prompt medical attention.</p>
<p>For chest pain, fainting, a very high temperature or sudden weakness, call <a href="tel:911">911</a>.</p>`,
  heading2: 'Withdrawal and counterfeit pills',
  text3: `<p>Stimulant withdrawal is seldom dangerous to the body in the way that alcohol or sedative withdrawal is, but it can be hard on the mind. In the first days you may sleep for long stretches, eat a great deal and feel flat. Then comes a grayer stretch, weeks long for some, when nothing seems interesting and small chores feel like wet cement. That is a brain refilling its stores. It does lift.</p>
<p>Low mood can sink into thoughts of suicide, most of all in the early crash. Tell someone.</p>
<p>Call or text <a href="tel:988">988</a>, even at four in the morning, or <a href="tel:911">911</a> if you might act on it; a hospital is the right place until you are safe.</p>
<p>One more caution: pills sold as Adderall outside a pharmacy are often counterfeits. Some contain methamphetamine and some contain fentanyl, which can stop the breathing of a person with no opioid tolerance. If you or your friends ever take pills from such a source, keep naloxone close.</p>`,
  heading3: 'Treatment for Adderall addiction',
  text4: `<p>No medicine is yet approved in the United States specifically for stimulant use disorder, so the strongest tools are behavioral. Good care rests on <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>, structured groups, sleep repair, regular meals and movement. Contingency management, which rewards steps you can measure, has strong evidence too. Students and shift workers can often fit <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> around their hours.</p>
<p>If you truly have <a href="/what-we-treat/mental-health-treatment/adhd">ADHD</a>, leaving it untreated is not a plan. A fresh evaluation, done once sleep and mood have settled, helps sort attention problems from the effects of the drug. Choices may include non-stimulant medicine, coaching, workplace or school accommodations, or in some cases a closely watched stimulant in a form that is harder to misuse. You and your prescriber make that decision together.</p>
<p>We also talk about perfection. Many people who came to rely on Adderall were praised all their lives for output. Learning that you are worth knowing on a slow day is recovery work too.</p>`,
  faqs: [
    {
      question: 'Is it possible to be addicted to Adderall if I have ADHD and a prescription?',
      answer: `<p>It is possible, though taking a stimulant as prescribed for ADHD is not addiction in itself. The questions to ask are whether you take more than agreed, run out early, use it for reasons other than ADHD, or keep on despite harm to sleep, mood, heart or relationships. Share honest answers with your prescriber; it opens options rather than closing them.</p>`,
    },
    {
      question: 'Can I stop Adderall cold turkey?',
      answer: `<p>Stopping is not usually dangerous to the body, but the crash can bring deep fatigue and low mood, so please do it with medical guidance and with people around you. If you also take a sedative, alcohol or an opioid, do not stop those suddenly.</p>
<p>For thoughts of suicide call or text <a href="tel:988">988</a>; in an emergency call <a href="tel:911">911</a>.</p>`,
    },
    {
      question: 'How long after Adderall until I can concentrate again?',
      answer: `<p>It varies. Sleep and appetite often improve within a couple of weeks, while motivation and attention come back more slowly, over weeks to months. Short work blocks, steady sleep hours and exercise help. If trouble with focus stays, an ADHD evaluation is a sensible next step.</p>`,
    },
    {
      question: 'My college student takes friends’ Adderall to study. Should I worry?',
      answer: `<p>It is worth a calm conversation. Pills from friends may not be what they seem, and fentanyl has been found in counterfeits. Ask what the pressure is like rather than starting with the rule. Offer help with tutoring, sleep or an evaluation, and suggest keeping naloxone in the apartment.</p>
<p>If someone has taken a pill and is hard to wake, call <a href="tel:911">911</a>; for emotional support call or text <a href="tel:988">988</a>.</p>`,
    },
  ],
})
