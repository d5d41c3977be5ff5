import { treatmentPage } from '../../treatmentPage.ts'

export const asamLevel5EarlyIntervention = treatmentPage({
  slug: 'how-we-help/asam-level-5-early-intervention',
  title: 'ASAM Level .5 – Early Intervention',
  description:
    'Early intervention is help before a problem hardens: a few sessions of honest talk and facts for people at risk, and a bridge to more care if needed.',
  seo: { metaTitle: 'ASAM Level .5 Early Intervention | {name}' },
  lastReviewed: '2026-09-29',
  sources: ['asamCriteria', 'motivation', 'alcoholCore'],
  keyPoints: [
    'This is for people with some risks or a first warning, and no addiction yet.',
    'It takes a few sessions: screening, talking and learning.',
    'If more is going on, you hear about it early.',
  ],
  text1: `<p>Not everybody who is worried about drinking has an alcohol use disorder. A nurse notices that she now opens wine before she takes off her coat. A college student has blacked out twice this term. A man is pulled over after a wedding and sits in the back of a patrol car, stunned. Something has gone sideways, yet “rehab” seems far too big a word.</p><p>Early intervention was made for this moment. The American Society of Addiction Medicine, which publishes the most widely used guide for matching people with care, gave it the number 0.5, just below regular outpatient treatment. Newer editions of the guide arrange it differently, but the name has stuck, and so has the sense behind it.</p>`,
  heading1: 'Who early intervention is for',
  text2: `<p>The aim is to learn where you stand and change course while changing is still fairly easy. It is meant for people who have risks or a few consequences but who do not meet the criteria for a substance use disorder, or about whom there is too little information to say.</p><p>Typical reasons for coming include:</p><ul><li>a first DUI or a citation for possession</li><li>a warning from a school, a coach, a dean or an employer</li><li>drinking or cannabis use that climbs during a divorce, a layoff or a new baby</li><li>a family history that makes you want to be careful</li><li>a doctor’s remark about liver tests or blood pressure</li></ul><p>Nobody will pin a label on you for turning up. If the picture is mild, you go away with knowledge and a plan. Should it prove more serious, you have found out early, and the next door is close by.</p>`,
  heading2: 'What happens in a session',
  text3: `<p>It starts with screening: a short set of questions about how much, how often and what happened. Your answers are compared with what is known about health risks, and the results are talked over with you frankly, much as a doctor would go through a cholesterol test.</p><p>Next comes a conversation in the style called motivational interviewing. The counselor is curious rather than stern. What do you like about it? What has it cost? On a scale from one to ten, how ready are you to change something, and why not a lower number?</p><p>Teaching fills in the rest. You may learn what counts as a standard drink, how cannabis affects memory and driving, why mixing is risky, and why a single counterfeit pill may hold fentanyl. Anybody who might be near one should carry naloxone. A handful of meetings, alone or in a class, is often enough.</p>`,
  heading3: 'When you need more than early intervention',
  text4: `<p>Sometimes the screening turns up more than expected: shaking hands in the morning, needing far more for the same effect, failed attempts to stop. Then a complete <a href="/how-we-help/drug-and-alcohol-assessment">drug and alcohol assessment</a> is the right follow-up, possibly leading to weekly counseling or to <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>. Shakiness, sweating or confusion when you skip alcohol or sedatives points to withdrawal, which can be life-threatening. Do not stop suddenly alone; get medical advice.</p>
<p>For a seizure or an overdose call <a href="tel:911">911</a>. Young people in trouble at school or with the law can feel that life is over: <a href="tel:988">988</a> takes calls and texts at any hour.</p><p>If a court or a licensing office sent you, bring the papers. Agencies in Georgia may require a provider or course with a particular approval, so check with them first, and <a href="/contact-us">ask us</a> whether what we offer meets the requirement.</p>`,
})
