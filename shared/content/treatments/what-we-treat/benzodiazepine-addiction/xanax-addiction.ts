import { overdoseStepsLink } from '../../../overdoseSteps.ts'
import { treatmentPage } from '../../../treatmentPage.ts'

export const xanaxAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/xanax-addiction',
  title: 'Xanax Addiction',
  description:
    'Xanax works fast and wears off fast, which makes it easy to need more. Read about signs, fake bars, safe tapering and outpatient help in Georgia.',
  lastReviewed: '2026-08-27',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning', 'overdose'],
  keyPoints: [
    'Xanax wears off within hours, so dependence can come quickly.',
    'Do not stop suddenly. Withdrawal can cause seizures.',
    'Bars sold online or by hand are often counterfeit and may contain fentanyl.',
  ],
  text1: `<p>Xanax answers panic the way a fire extinguisher answers a flame: at once. If you have ever thought you were dying in a grocery line and then felt that fear drain away twenty minutes after a tablet, it is no mystery why you carry one in your purse or glove box. The medicine’s name is alprazolam, and its speed is both its strength and its snare.</p>
<p>Because it leaves quickly, anxiety can come back between doses, sometimes sharper than the worry it was meant to treat. It is natural to think your condition is getting worse and to take more. Often it is the medicine itself, wearing off. Seeing that clearly is a hopeful moment, because it means the fear can be treated in ways that do not feed it.</p>`,
  heading1: 'Signs of Xanax addiction',
  text2: `<p>You know the hour the last one will fade. Meetings, church, school pickup and the drive on 400 are planned around it. Waking before dawn with a hammering heart, you reach for the nightstand before your eyes are open.</p>
<p>Meanwhile, memory frays. You repeat yourself, miss turns in a conversation, find texts you cannot recall sending. Xanax also loosens judgment, so a quiet person may do something reckless and wake with a blank where the evening should be. Mixed with alcohol, it becomes more dangerous than either one alone.</p>
<p>Younger people may meet it differently: as a “bar” at a party, broken into pieces and shared. There, trouble may look like slurred speech, stumbling, a part of the night gone, money missing, or a teen who is strangely calm about things that used to matter.</p>`,
  heading2: 'Dangers: counterfeit pills and withdrawal',
  text3: `<p>Tablets sold online or hand to hand as Xanax are often pressed in someone’s garage. Tests have found <a href="/what-we-treat/fentanyl-addiction">fentanyl</a> in some and unapproved benzodiazepines in others, at strengths no one controls. Color, stamp and snap tell you nothing. Keep naloxone nearby if any pill in your life came from outside a pharmacy.</p>
<p>Act when someone is very drowsy and cannot be roused, breathes slowly, or looks bluish: call <a href="tel:911">911</a>, give naloxone and follow ${overdoseStepsLink}.</p>
<p>Naloxone will not undo alprazolam, yet it can reverse an opioid hidden in the pill.</p>
<p>The opposite emergency is stopping. Withdrawal can start within a day, and after steady use it may bring tremor, terror, sleeplessness and seizures. Never quit suddenly on your own. If you have already run out, call your prescriber or go to an emergency department today.</p>
<p>If panic or hopelessness has you thinking of suicide, reach a counselor by calling or texting <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for Xanax addiction',
  text4: `<p>A prescriber may lower Xanax in small steps or first change it to a longer-acting relative so that the ride is smoother. If you take a lot, have had a seizure, or drink or use opioids as well, an inpatient medical detox should come before outpatient care. We will be frank with you about which applies.</p>
<p>While the taper moves along, we treat <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic disorder</a> head on. Therapy shows you what a panic attack is: a false alarm that peaks and passes even when nobody puts it out. Bit by bit you practice going back to the store, the bridge, the elevator, first with support and later alone. Non-addictive medicines for anxiety help many people too.</p>
<p>Between visits, <a href="/how-we-help/group-therapy">group therapy</a> lends you the courage of others a few steps ahead. For those with long drives or young children, <a href="/how-we-help/telehealth-treatment">telehealth sessions</a> can bridge the gap. One day you may find the emergency tablet still in your bag, months old, and realize you had forgotten it.</p>`,
  faqs: [
    {
      question: 'How quickly can someone become dependent on Xanax?',
      answer: `<p>Physical dependence can begin within a few weeks of daily use, sooner for some people than others. Larger amounts and longer use raise the chance. If you have taken it regularly, do not stop or skip days to test yourself. Ask your prescriber for a plan.</p>`,
    },
    {
      question: 'What does Xanax withdrawal feel like?',
      answer: `<p>Many people describe anxiety that returns stronger than before, shaking, sweating, a racing heart, poor sleep and being startled by light and sound.</p>
<p>Severe withdrawal can cause confusion, hallucinations and seizures, which are emergencies: call <a href="tel:911">911</a>. If it brings despair, call or text <a href="tel:988">988</a>.</p>
<p>With a gradual medical taper, symptoms are usually much milder.</p>`,
    },
    {
      question: 'I only take Xanax on weekends. Can that be a problem?',
      answer: `<p>It can. Blackouts, driving under its effect, mixing it with alcohol and pills that turn out to contain fentanyl are all risks with occasional use. It is also how a daily pattern often begins. If you have tried to skip a weekend and found it hard, a short confidential assessment is a good next step.</p>`,
    },
    {
      question: 'Will my panic attacks come back if I stop?',
      answer: `<p>Some anxiety during a taper is expected, and it is easily mistaken for the old panic. Therapy for panic works well for many people, and non-addictive medicine can help as well. Starting those before or during the taper gives you something solid to stand on.</p>`,
    },
  ],
})
