import { treatmentPage } from '../../treatmentPage.ts'

export const medicationAssistedTreatment = treatmentPage({
  slug: 'how-we-help/medication-assisted-treatment',
  title: 'Medication-Assisted Treatment',
  description:
    'Medicines for opioid, alcohol and nicotine use disorders: what each one does, how they work with counseling, and how to choose with a prescriber.',
  lastReviewed: '2026-10-21',
  sources: ['opioidUse', 'opioidMedicines', 'alcoholMedicines'],
  keyPoints: [
    'Medication treats opioid and alcohol use disorder. It is real treatment.',
    'Buprenorphine and methadone lower the risk of dying.',
    'Take it as long as it helps. Do not stop suddenly.',
  ],
  text1: `<p>If you had asthma, nobody would ask you to prove your character before handing you an inhaler. Addiction changes the brain’s chemistry in ways that can be measured, and for several substances there are medicines that help steady it. Using one is treatment, in the full sense of the word.</p><p>Medication-assisted treatment, or MAT, joins those medicines with counseling and practical support. You may also hear newer names, such as medications for opioid use disorder. Whatever you call it, the idea is simple: quiet the cravings and the sickness, so that you have enough strength left to rebuild the rest of your life. For opioid use disorder, medication is the first choice recommended by medical experts, and buprenorphine and methadone lower the risk of dying.</p>`,
  heading1: 'Medicines and what they do',
  text2: `<p><strong>For opioid use disorder</strong> there are three.</p><ul><li><a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine</a> partly activates opioid receptors, enough to settle withdrawal and craving, with a ceiling on its effects.</li><li>Methadone acts fully on the same receptors and is long-lasting. For addiction it is given only through licensed opioid treatment programs, which we can help you look for.</li><li><a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone</a> blocks opioids altogether and is started only after they have fully left the body. It has not been shown to lower the risk of dying as clearly as the other two.</li></ul><p><strong>For alcohol use disorder</strong>, naltrexone and acamprosate are common choices, and disulfiram or other medicines help some people. <strong>For nicotine</strong>, there are patches, gum, lozenges, varenicline and bupropion.</p><p>The FDA has not yet approved a medicine for cocaine, methamphetamine or cannabis use disorder. Behavioral treatment leads the way there, and a prescriber can still treat the sleep, mood or attention problems that come along.</p>`,
  heading2: 'Starting safely',
  text3: `<p>A medical visit comes first. The prescriber asks what you use, when you last used, which other medicines you take, and about your liver, heart, lungs, mental health and any chance of pregnancy. Bring every bottle, including vitamins. Be frank about alcohol and anxiety pills, because mixing them with opioid medicines can slow breathing.</p><p>These are medicines for staying well and are not a substitute for detox from every drug. Withdrawal from alcohol, benzodiazepines or similar sedatives can be life-threatening; do not stop suddenly by yourself. Medical detox comes first, and a hospital or detox unit provides that.</p><p>Keep naloxone at home and with a friend, and show both how to use it. Fentanyl can hide in pills and powders of every kind.</p>
<p>For an overdose, call <a href="tel:911">911</a> first, then give naloxone. If hopelessness or thoughts of suicide are part of what you are carrying, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'How long to take it, and what to tell others',
  text4: `<p>Someone will probably tell you that you are “trading one drug for another.” It helps to know the difference. Addiction means using in spite of harm, losing control, and giving up what you love for it. A person on a steady, prescribed medicine is working, driving the carpool and remembering birthdays. Physical dependence, as with blood pressure tablets, is not the same thing as addiction.</p><p>A crutch, by the way, is what doctors hand to people with a broken leg.</p><p>How long should you stay on it? As long as it does you good. For many that means years, and stopping opioid medication early is linked with return to use and overdose. If you ever want to taper, do it slowly and with your prescriber. Counseling adds a great deal, yet it should never be the price of admission to a life-saving medicine. Your plan can combine it with <a href="/how-we-help/individual-therapy">individual therapy</a>, groups, or both.</p>`,
  faqs: [
    {
      question: 'Can I take part in counseling or meetings while on medication?',
      answer: `<p>Yes. Counseling and medication support each other. Most mutual-help groups welcome people on prescribed medicine, though individual members may hold other opinions. Your treatment is a private matter between you and your prescriber, and you need not announce it.</p>`,
    },
    {
      question: 'Is treatment with medication safe during pregnancy?',
      answer: `<p>For opioid use disorder, buprenorphine or methadone is the recommended care in pregnancy. Stopping opioids suddenly can put you and the baby at risk. Contact a prescriber and your obstetric team promptly, and tell both about everything you take.</p>
<p>With severe withdrawal, bleeding or an overdose, call <a href="tel:911">911</a>. If you feel desperate, <a href="tel:988">988</a> is there by call or text.</p>`,
    },
  ],
})
