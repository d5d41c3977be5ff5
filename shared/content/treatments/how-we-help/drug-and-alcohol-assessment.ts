import { treatmentPage } from '../../treatmentPage.ts'

export const drugAndAlcoholAssessment = treatmentPage({
  slug: 'how-we-help/drug-and-alcohol-assessment',
  title: 'Drug and Alcohol Assessment',
  description:
    'An assessment is a careful conversation that shows what is going on and which care fits. What you will be asked, what to bring and what comes next.',
  lastReviewed: '2026-10-02',
  sources: ['asamCriteria', 'substanceUse'],
  keyPoints: [
    'An assessment is a private talk. The plan stays your decision.',
    'Bring an ID, your medicines and any letters.',
    'Do not suddenly stop drinking or taking sedatives to prepare.',
  ],
  text1: `<p>It is quite normal to sit outside in the car for five minutes first. Almost everyone who comes for an assessment has rehearsed a smaller version of the story on the way over, and almost everyone is relieved once they have told the larger one.</p><p>A drug and alcohol assessment is a private meeting, generally one to two hours long, with a trained clinician. The two of you build up a picture of your use, your health and your circumstances, so that any advice rests on your life rather than on guesswork. It is not a test you can fail. You may come because you are worried, because someone you love is, or because a judge or an employer asked for it. All three are good enough reasons.</p>`,
  heading1: 'What we ask',
  text2: `<p>Questions about substances come first: which ones, how much, how often, since when, and how recently. Timing matters because it tells us about withdrawal. After that, the talk broadens to cover six areas that clinicians nationwide use to match people with care:</p><ul><li>risk from intoxication or withdrawal</li><li>physical health, including pregnancy and pain</li><li>mood, anxiety, trauma and thinking</li><li>how you feel about change, and what you want yourself</li><li>risk of continued or renewed use</li><li>home, work, money, transport and the people around you</li></ul><p>You may fill in short questionnaires and, with your consent, give a urine or breath sample. The clinician also compares your experience with the accepted signs of a substance use disorder, which range from mild to severe. Someone with two signs needs different help from someone with nine.</p>`,
  heading2: 'How to get ready',
  text3: `<p>Bring a photo ID, a list of your medicines or the bottles themselves, and any letter from a court, school or employer. Filling in <a href="/forms">our forms</a> ahead of time leaves more of the hour for you. A relative may come along if you wish; part of the meeting will still be yours alone.</p><p>Come sober if you safely can. But this is important: if you drink daily or take benzodiazepines or other sedatives, do not stop suddenly to look good for the appointment. Withdrawal from these can be life-threatening. Talk with a doctor before you cut back, do not drive after drinking or using, and tell us how things stand.</p>
<p>Shaking, fever, confusion or a seizure means <a href="tel:911">911</a>.</p><p>And you need not hold on until the date if you are losing heart.</p>
<p>Call or text <a href="tel:988">988</a> for thoughts of suicide or any crisis, day or night.</p>`,
  heading3: 'Your results and next steps',
  text4: `<p>At the end, you hear what the clinician sees in plain English, including strengths. Then come recommendations. They may be light, such as a few sessions of <a href="/how-we-help/asam-level-5-early-intervention">early intervention</a>. They may point to weekly counseling, to <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, or to medication. And if medical detox, a hospital or a residential program is the safer start, we will tell you so directly, explain why, and help you look for one.</p><p>You may disagree. Ask what would happen if you tried something gentler first and how you both would know whether it works. The plan belongs to you.</p><p>A written summary can be sent to a court, attorney or employer only with your signed permission, or in the few situations where the law requires it. We report what we find, no more and no less, and nobody can buy a particular result.</p>`,
  faqs: [
    {
      question: 'How long does a drug and alcohol assessment take?',
      answer: `<p>Plan on one to two hours. A complicated history, or one where several conditions meet, sometimes calls for a second visit. If you need a break, say so. There is no hurry, and getting it right matters more than getting it finished.</p>`,
    },
    {
      question: 'Who will see the results of my assessment?',
      answer: `<p>You, and the staff who treat you. Anybody else, including a spouse, an employer or a probation officer, generally needs your written consent. Federal rules give addiction treatment records stronger protection than most medical records. Your clinician will explain the few exceptions before you begin.</p>`,
    },
    {
      question: 'Will an assessment satisfy a Georgia court or DUI requirement?',
      answer: `<p>It depends on the order. Some agencies accept any licensed clinician, while others require an evaluator with a specific state approval. Read your paperwork, ask your attorney or case officer, and check with us before booking so that you do not have to do it twice.</p>`,
    },
    {
      question: 'Should I stop drinking or using before my appointment?',
      answer: `<p>A clear head helps, but safety comes first. If you use alcohol, benzodiazepines or other sedatives every day, stopping suddenly can cause dangerous and even fatal withdrawal, so talk to a medical professional before you cut back.</p>
<p>For seizures, confusion or an overdose call <a href="tel:911">911</a>. If you are in despair, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'What if the assessment says I need more care than you provide?',
      answer: `<p>Then we will say so. We are an outpatient provider and do not run an inpatient detox. We can explain which kind of place to look for and help you plan the return to outpatient care afterward. You can also search on your own at <a href="https://findtreatment.gov">FindTreatment.gov</a>.</p>`,
    },
  ],
})
