import { treatmentPage } from '../../treatmentPage.ts'

export const mentalHealthTreatment = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment',
  title: 'Mental Health Treatment',
  description:
    'Outpatient mental health care in Cumming, Jefferson and Alpharetta: therapy, medication support and a plan that fits your week and your life.',
  lastReviewed: '2026-09-08',
  sources: ['depression', 'anxiety', 'ptsd', 'suicideRisk'],
  keyPoints: [
    'You do not need a diagnosis to start.',
    'Therapy, medication or both can help. You choose with your clinician.',
    'If you also drink or use drugs, we treat both together.',
  ],
  text1: `<p>Maybe you have been telling yourself it is just a rough patch. The patch has lasted a while now, though, and the tricks that used to carry you through (staying busy, sleeping late, a drink at the end of the day) are wearing thin. You do not need to reach a breaking point before you ask for help.</p>
<p>{name} offers outpatient care for mental health conditions, with or without a substance use concern alongside them. You come in for your sessions, then go home to your own bed, your work and your people. What you practice with us on Tuesday can be tried out in your real life on Wednesday, and we can talk on Thursday about how it went.</p>`,
  heading1: 'Conditions we treat',
  text2: `<p>Names can be useful. They tell a clinician which treatments have helped others in a similar place. But a name is never the whole of you, and you do not need to arrive with one. Many people begin with nothing more than “I am not myself.”</p>
<p>Among the concerns we work with are:</p>
<ul>
<li>low mood and lost interest, as in <a href="/what-we-treat/mental-health-treatment/depression">depression</a>, and the highs and lows of bipolar disorder;</li>
<li>constant worry, sudden surges of fear, and the rituals of OCD, starting with <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety treatment</a>;</li>
<li>the long shadow of frightening events, including trauma and PTSD;</li>
<li>trouble with focus, restlessness and follow-through in adult ADHD;</li>
<li>grief that will not loosen its hold;</li>
<li>intense emotions and painful relationships, including borderline personality disorder.</li>
</ul>
<p>It is common to recognize yourself in two or three of these. Conditions overlap, and a good plan looks at how each one feeds the others.</p>`,
  heading2: 'First visit and treatment plan',
  text3: `<p>Your first visit is mostly listening. A clinician asks what has changed, how you sleep and eat, what you have tried, what medicines you take, and whether alcohol or other drugs are part of the picture. Some questions are about your body, because thyroid problems, anemia, pain and medication side effects can look a lot like a mental health condition. Seeing a primary care doctor may be part of the plan.</p>
<p>Together you choose a level of care. For one person that is a weekly hour of <a href="/how-we-help/individual-therapy">individual therapy</a>. For another it is several sessions a week with a group and a therapist. Medication may be suggested, and you are free to ask what it does, how long it takes, what it might cost you in side effects and what the other options are.</p>
<p>Every few weeks you look at the plan again. What helps stays. What does not help gets changed, and nobody treats that as your failure.</p>`,
  heading3: 'Mental health and substance use together',
  text4: `<p>Drinking can quiet a racing mind for an evening and leave it louder by morning. Stimulants may lift a low mood, then drop it further down. If this sounds familiar, <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a> looks after both sides at once, instead of asking you to fix one before anybody will talk about the other. Tell us honestly what you use. Stopping alcohol or benzodiazepines suddenly can be life-threatening, so medical detox may need to come first, and we will help you look for it.</p>
<p>Outpatient care also has limits. Someone who is planning to end their life, hearing voices that give orders, or unable to eat, sleep or stay safe needs the steadier support of a hospital.</p>
<p>If that is you or someone beside you, call or text <a href="tel:988">988</a> at any hour. When a life is in danger right now, call <a href="tel:911">911</a>.</p>`,
  faqs: [
    {
      question: 'Do I need a diagnosis before mental health treatment?',
      answer: `<p>No. Finding the right words for what you are going through is part of our work together. If you already have a diagnosis, bring any records you have, along with a list of your medicines. If an earlier diagnosis never seemed to fit, say so. A fresh look is a reasonable thing to ask for.</p>`,
    },
    {
      question: 'Can I be treated here if I do not have a problem with alcohol or drugs?',
      answer: `<p>Yes. Mental health care stands on its own here. A clinician will still ask about alcohol and other substances, because they affect sleep, mood and how medicines work. Those questions are asked of everyone, and an honest answer does not put you on a different track unless you want that help.</p>`,
    },
    {
      question: 'How long does outpatient mental health treatment last?',
      answer: `<p>It depends on what you are working on. Some people come with one clear goal and finish in a few months. Others meet often at first and then step down to a visit now and then over a longer stretch. You and your clinician set goals at the start and check them together, so the length follows your progress and not a calendar.</p>`,
    },
  ],
})
