import { treatmentPage } from '../../treatmentPage.ts'

export const prescriptionDrugAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction',
  title: 'Prescription Drug Addiction',
  description:
    'Outpatient help in Georgia when a medicine for pain, sleep, focus or anxiety has become hard to stop. Learn the signs and the safe first steps.',
  lastReviewed: '2026-09-14',
  sources: ['opioidPrescribing', 'benzodiazepineTapering', 'stimulantUse', 'substanceUse'],
  keyPoints: [
    'Do not stop sedatives or sleep medicines suddenly. Ask a prescriber first.',
    'Dependence on a prescribed medicine is not the same as addiction. Both deserve care.',
    'Pills that did not come from a pharmacy may contain fentanyl.',
  ],
  text1: `<p>It often starts with a reason nobody could argue with: a back injury, a surgery, a stretch of sleepless nights, a diagnosis that finally explained why school was so hard. A doctor wrote the prescription. You followed the label. Somewhere along the way the medicine stopped being something you took and became something you plan your day around.</p>
<p>If that sounds like your life, or like someone you love, you did not fail at being a patient. Certain medicines change how the brain handles pain, reward, sleep and calm, and the change can happen to careful people. At {name} we treat prescription drug addiction as a health condition, with outpatient care in Cumming, Jefferson and Alpharetta.</p>`,
  heading1: 'Types of prescription drugs',
  text2: `<p>“Prescription drugs” covers medicines that act in very different ways. Knowing which kind you take shapes what safe care looks like.</p>
<ul>
<li><strong>Opioid pain medicines</strong>, such as <a href="/what-we-treat/prescription-drug-addiction/oxycodone-addiction">oxycodone</a>, hydrocodone, <a href="/what-we-treat/prescription-drug-addiction/codeine-addiction">codeine</a>, morphine and <a href="/what-we-treat/prescription-drug-addiction/tramadol-addiction">tramadol</a>. Too much slows breathing. Medicine for opioid use disorder is first-line treatment.</li>
<li><strong>Sedatives and sleep medicines</strong>, such as Ambien and the medicines on our <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepine page</a>. Stopping suddenly can bring on seizures.</li>
<li><strong>Stimulants</strong>, such as Adderall and Ritalin. They strain the heart and sleep, and the low after stopping can be deep.</li>
<li><strong>Nerve-pain medicines</strong>, such as gabapentin, which people are often told carry no risk at all.</li>
</ul>
<p>Plenty of people take more than one kind. Mixing opioids with sedatives is especially risky, because both quiet the part of the brain that keeps you breathing.</p>`,
  heading2: 'Signs of dependence and addiction',
  text3: `<p>A body that gets used to a daily medicine may complain when a dose is missed. That is physical dependence, and it can happen to anyone who takes certain medicines as directed. Addiction, which clinicians call a substance use disorder, adds something more: the medicine keeps its grip even as it costs you things that matter.</p>
<p>You might notice refills running out early, visits to several prescribers, or pills borrowed from a relative’s cabinet. Perhaps you take it to feel normal, or for a feeling the original prescription was never about. People close to you may see the change before you do: missed plans, a shorter fuse, a private stash, a story that shifts.</p>
<p>There is no need to sort out the label alone. A <a href="/how-we-help/drug-and-alcohol-assessment">drug and alcohol assessment</a> is an unhurried talk about what you take, why you started and what you would like to be different. From there we can tell you honestly which level of care fits.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>Please do not stop a sedative, a sleep medicine or a benzodiazepine all at once. Withdrawal from these can be life-threatening, and it calls for a medical taper or detox first. We do not provide inpatient detox, but we can help you work out where to begin. With opioids, a break of even a few days lowers your tolerance, so an old amount can become an overdose. Keep naloxone at home and make sure others know where it is.</p>
<p>Outpatient care lets you sleep in your own bed while you meet with a counselor, join a group and, where it fits, use <a href="/how-we-help/medication-assisted-treatment">medication as part of treatment</a>. We ask your permission to talk with your prescriber, because pain, sleep and attention still deserve care.</p>
<p>If someone cannot be woken, is having a seizure or is breathing poorly, call <a href="tel:911">911</a>. For thoughts of suicide or a crisis of any kind, call or text <a href="tel:988">988</a>, day or night.</p>`,
  faqs: [
    {
      question: 'Can I become addicted to a medicine my doctor prescribed?',
      answer: `<p>Yes. It can happen even when you take a medicine exactly as directed, and it is more likely with higher amounts, longer use, a past substance use disorder or a mental health condition that has not been treated. A prescription lowers some risks, but it does not remove this one. Telling your prescriber early gives you both more choices.</p>`,
    },
    {
      question: 'Will I have to live with pain, poor sleep or anxiety if I stop?',
      answer: `<p>Your original problem still matters, and a good plan treats it. Depending on the cause, that may mean physical therapy, other medicines, counseling for sleep or anxiety, or a specialist. We work with the professionals who already care for you so that one need is not traded for another.</p>`,
    },
    {
      question: 'Should I stop a prescribed medicine before I call you?',
      answer: `<p>No. Stopping suddenly can be dangerous, above all with sedatives, sleep medicines and benzodiazepines. Keep taking your medicine as prescribed, bring the bottles or a list to your first visit, and let a medical professional plan any change with you.</p>
<p>If you are already having severe withdrawal, a seizure or confusion, call <a href="tel:911">911</a>. If you feel hopeless or unsafe, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'What should I do with leftover pills at home?',
      answer: `<p>Lock up what you still need and return what you do not. Many pharmacies and police departments in Georgia have a drop box for unused medicine, and a pharmacist can tell you about mail-back envelopes. Clearing the cabinet protects children, guests and your own recovery.</p>`,
    },
  ],
})
