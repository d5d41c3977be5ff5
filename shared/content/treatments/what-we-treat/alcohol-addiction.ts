import { treatmentPage } from '../../treatmentPage.ts'

export const alcoholAddiction = treatmentPage({
  slug: 'what-we-treat/alcohol-addiction',
  title: 'Alcohol Addiction',
  description:
    'Outpatient help for alcohol use disorder in north Georgia: safe ways to stop, medicines that ease cravings, counseling, and support for families.',
  lastReviewed: '2026-10-05',
  sources: ['alcoholMedicines', 'alcoholWithdrawal', 'alcoholCore'],
  keyPoints: [
    'If you drink heavily every day, do not stop suddenly. Withdrawal can be fatal.',
    'Medicines such as naltrexone and acamprosate can lower craving.',
    'You do not have to lose anything first. Asking early makes treatment easier.',
  ],
  text1: `<p>Alcohol is at the ball game, the wedding, the work dinner and the back porch. Because it is everywhere, it can be hard to say when a habit became something heavier. Maybe one drink no longer does anything. Maybe you wake at three in the morning with your heart racing and promise yourself that tonight will be different.</p>
<p>Doctors call it alcohol use disorder, and it ranges from mild to severe. It is a health condition and not a flaw in your character. Wherever you are on that range, you do not have to lose a job or a marriage before you are allowed to ask for help. Earlier is simply easier.</p>`,
  heading1: 'Signs of alcohol addiction',
  text2: `<p>How much you drink matters, but it isn’t the whole picture. A person can drink every day and hide it well. Another may go without for weeks and then be unable to stop once they begin. It may be time to talk with somebody if you notice several of these:</p>
<ul>
<li>You often drink more, or for longer, than you meant to.</li>
<li>Rules such as “only on weekends” keep falling apart.</li>
<li>It takes more alcohol than it used to for the same effect.</li>
<li>You hide bottles, or you drink before an event where others will see you.</li>
<li>Mornings bring shaky hands, sweating or dread that a drink would settle.</li>
<li>You have driven, cared for children or worked when you shouldn’t have.</li>
</ul>
<p>Drinking also has a way of standing in for other care. Many people begin because it quiets worry or low mood. <a href="/how-we-help/co-occurring-disorder-treatment">Treating both conditions together</a> works better than waiting for one to clear up first.</p>`,
  heading2: 'Alcohol withdrawal: do not stop suddenly',
  text3: `<p>After weeks or months of heavy drinking, the brain has adjusted to alcohol’s calming effect. Take the alcohol away all at once and the nervous system can surge. Shaking, sweating, nausea and a pounding heart may start within hours of the last drink. Seizures can follow, and so can delirium tremens, a state of severe confusion, fever and seeing things that aren’t there. Alcohol withdrawal can be fatal.</p>
<p>If you drink heavily every day, or have ever had a seizure or a bad withdrawal, <strong>please do not quit alone</strong>. Talk with a doctor first. Many people need medical detox in a hospital or a detox unit, where medicine keeps them safe and comfortable for the few days that the risk is highest. We do not offer inpatient detox, but we can help you find it and welcome you the moment you leave.</p>
<p>Confusion, a seizure, hallucinations, or someone who has been drinking and cannot be woken: call <a href="tel:911">911</a> right away. For thoughts of suicide or any crisis, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for alcohol addiction',
  text4: `<p>There are approved medicines for alcohol use disorder, and too few people hear about them. <a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone for alcohol cravings</a> can take away some of the reward of drinking. Acamprosate can help after you stop, and disulfiram suits some people who want a firm barrier. Which one fits depends on your liver, kidneys, other medicines and goals, so a prescriber will go over them with you.</p>
<p>Counseling does the rest of the work. You learn to see a craving coming, to say no at a cookout without making a speech, and to fill the hour that drinking used to fill. Groups help because someone else in the room has just lived through the same Tuesday evening.</p>
<p>Sessions can be planned around a job or a school run. Partners and parents can join through our <a href="/how-we-help/family-programs">programs for families</a>, because trust takes practice on both sides.</p>`,
  faqs: [
    {
      question: 'How do I know whether I need detox before outpatient alcohol treatment?',
      answer: `<p>A clinician should decide that with you. Daily heavy drinking, morning shakes, a past withdrawal seizure, other sedatives or serious illness all point toward medical detox first, because alcohol withdrawal can be life-threatening. Do not stop suddenly while you wait for an answer.</p>
<p>For a seizure, confusion or hallucinations call <a href="tel:911">911</a>; for an emotional or drinking crisis call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'Do I have to quit completely?',
      answer: `<p>For moderate or severe alcohol use disorder, not drinking at all is usually the safest goal, and for some health conditions it is the only safe one. Still, you are welcome if you are not sure yet. Treatment can begin with cutting harm and looking honestly at what alcohol gives and takes. Ask before you cut down, though: if you drink heavily every day, reducing needs medical advice.</p>`,
    },
  ],
})
