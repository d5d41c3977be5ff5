import { drugSupply } from '../../drugSupply.ts'
import { overdoseStepsAbove } from '../../overdoseSteps.ts'
import { treatmentPage } from '../../treatmentPage.ts'

export const opioidAddiction = treatmentPage({
  slug: 'what-we-treat/opioid-addiction',
  title: 'Opioid Addiction',
  description:
    'Medication and counseling for opioid use disorder close to home: how buprenorphine, methadone and naltrexone work, and how to stay safe today.',
  lastReviewed: '2026-10-12',
  sources: ['opioidUse', 'opioidMedicines', 'overdose', 'opioidPrescribing'],
  keyPoints: [
    'Buprenorphine and methadone are first-line treatment. They lower the risk of dying.',
    'Keep naloxone at home, in the car and with people around you.',
    'Tolerance falls fast after a break, so the old amount can kill.',
  ],
  text1: `<p>It may have begun with a back injury, a wisdom tooth, a pill from a friend, or a stretch of life that hurt too much to feel. Opioids are very good at taking pain away. They are also very good at teaching the body to depend on them, sometimes within weeks, and then the fear of getting sick starts to run the day.</p>
<p>Opioid use disorder can be treated. That may be hard to believe when you are counting pills or hours, but the evidence is strong: buprenorphine and methadone calm cravings and lower the risk of dying. Many people receive them as outpatients. Our offices in north Georgia prescribe buprenorphine and can help you find a methadone program.</p>`,
  heading1: 'Types of opioids, signs and withdrawal',
  text2: `<p>Opioids include prescription painkillers such as <a href="/what-we-treat/prescription-drug-addiction/oxycodone-addiction">oxycodone</a>, hydrocodone, <a href="/what-we-treat/prescription-drug-addiction/morphine-addiction">morphine</a> and codeine, as well as <a href="/what-we-treat/heroin-addiction">heroin</a> and <a href="/what-we-treat/fentanyl-addiction">illegally made fentanyl</a>. All of them act on the same receptors. This is why a person may move from one to another when a prescription ends or a price rises.</p>
${drugSupply}
<p>Some signs are easy to miss in someone you love: pinpoint pupils, nodding off in the middle of a sentence, long stays in the bathroom, constipation, itching, money that vanishes. Between doses the opposite appears, with yawning, a runny nose, gooseflesh, restless legs and a stomach in knots.</p>
<p>Opioid withdrawal feels like the worst flu of your life with panic on top. It is seldom fatal for a healthy adult, but dehydration and other illness can make it dangerous, and returning to use afterward is more dangerous still, because tolerance drops fast. Nobody needs to go through it untreated.</p>`,
  heading2: 'Medication is the first-line treatment',
  text3: `<p>Three medicines are approved for opioid use disorder:</p>
<ul>
<li><strong>Buprenorphine</strong> partly activates opioid receptors, enough to stop sickness and craving without the same high. A prescriber can manage it in an office like ours. Read more about <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine treatment</a>.</li>
<li><strong>Methadone</strong> is a full opioid given through licensed opioid treatment programs. It may be the better choice for some people, and we can help you find a program.</li>
<li><strong>Naltrexone</strong> blocks opioids. It requires being fully off of them for a time first, which is hard for many, and its effect on the risk of dying is less certain.</li>
</ul>
<p>Buprenorphine and methadone lower the risk of dying from an overdose for as long as a person takes them. You may have heard that this is “trading one addiction for another.” It isn’t. A medicine taken as prescribed, that lets you work, parent and think, is treatment. How long you stay on it is a decision for you and your prescriber, and there is no prize for stopping early.</p>`,
  heading3: 'Overdose safety and getting help',
  text4: `<p>Please keep naloxone at home, in the car and with the people around you. It is sold without a prescription and reverses an opioid overdose for a short time. The risk is highest after a break, such as a stay in jail, a hospital or detox, when an old amount can be too much.</p>
<h3>If you think it is an overdose</h3>
${overdoseStepsAbove}
<p>For thoughts of suicide or a drug crisis, call or text <a href="tel:988">988</a>.</p>
<p>Beyond safety, our counselors work with you on pain, sleep, stress and relationships, because medicine opens the door and a life worth having keeps you on the other side. Some people need a hospital or residential stay first, and we will help you weigh that. To begin, <a href="/contact-us">contact the office nearest you</a>.</p>`,
  faqs: [
    {
      question: 'Can I stop opioids cold turkey?',
      answer: `<p>We advise against it. Untreated withdrawal is very hard on you, and once tolerance has dropped, a return to use can kill. Medication makes the change safer and far more bearable. If you are pregnant, do not stop suddenly; ask for care right away, because treatment with buprenorphine or methadone is recommended in pregnancy.</p>
<p>Call <a href="tel:911">911</a> in an emergency, and call or text <a href="tel:988">988</a> if it all becomes too much.</p>`,
    },
    {
      question: 'Do you prescribe methadone?',
      answer: `<p>Methadone for opioid use disorder comes from specially licensed opioid treatment programs. If it sounds like the better match for you, we can help you find one and stay in touch about counseling and mental health care.</p>`,
    },
    {
      question: 'Where can I get naloxone?',
      answer: `<p>Pharmacies and many stores sell naloxone nasal spray without a prescription, and health departments and community groups often give it away. Ask us at any visit.</p>
<p>Using it still means calling <a href="tel:911">911</a>, because an overdose can return when naloxone wears off. For support in a drug crisis, call or text <a href="tel:988">988</a>.</p>`,
    },
  ],
})
