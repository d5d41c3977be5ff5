import { treatmentPage } from '../../../treatmentPage.ts'

export const buprenorphine = treatmentPage({
  slug: 'how-we-help/medication-assisted-treatment/buprenorphine',
  title: 'Buprenorphine',
  description:
    'Buprenorphine eases opioid withdrawal and craving and lowers overdose risk. Learn how it works, how it is started, and what living on it is like.',
  lastReviewed: '2026-10-28',
  sources: ['opioidUse', 'opioidMedicines'],
  keyPoints: [
    'Buprenorphine stops sickness and craving, and lowers the risk of dying.',
    'Starting too soon after another opioid can make you very sick.',
    'Alcohol and sedatives together with it can stop breathing.',
  ],
  text1: `<p>People often describe the first settled week on buprenorphine in the same plain words: “I feel normal.” The sweats are gone. So is the arithmetic of how many hours are left. There is room again in the mind for breakfast, bills, a joke.</p><p>Buprenorphine is a first-line medicine for opioid use disorder, whether that began with a prescription for a bad back or with <a href="/what-we-treat/fentanyl-addiction">fentanyl</a>. It is taken as a film or tablet that dissolves under the tongue or in the cheek, often combined with naloxone to discourage misuse, or as a weekly or monthly injection given by a health professional. Any clinician licensed to prescribe controlled medicines of its class may now prescribe it; the old special waiver is gone.</p>`,
  heading1: 'How buprenorphine works',
  text2: `<p>Picture the opioid receptors in your brain as lamps. Heroin, oxycodone and fentanyl turn them up full. Buprenorphine turns them up partway and then holds. That is enough light to stop withdrawal and hush craving, but past a certain point more medicine adds little. Doctors call this a ceiling effect, and it makes dangerous slowing of the breath much less likely than with full opioids.</p><p>The medicine also grips those receptors tightly. If you use another opioid on top, it has less room to act.</p><p>The ceiling is not a promise of safety in every case. Alcohol, benzodiazepines, gabapentin and other sedating medicines can add up to a fatal slowing of breathing, so tell your prescriber about each one. Keep every dose locked away from children and pets; a single dose can kill a small child.</p>`,
  heading2: 'Starting buprenorphine',
  text3: `<p>Because buprenorphine holds on so firmly, taking it while another opioid is still at work can knock that opioid loose all at once. The result, precipitated withdrawal, is miserable and can scare people away from a medicine that would have helped. To avoid it, your prescriber will usually ask you to wait until withdrawal has clearly begun. With fentanyl, which lingers in the body, the plan may be different, and there are several gentle ways to begin. Never borrow somebody’s film and guess.</p><p>You may start in an office, at home with phone support, or in a hospital. Call your prescriber if you feel suddenly worse.</p>
<p>Dial <a href="tel:911">911</a> for trouble breathing, fainting or a person you cannot wake, and give naloxone. Opioid withdrawal can also bring deep despair; if thoughts of suicide come, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Side effects and long-term care',
  text4: `<p>Life on buprenorphine becomes ordinary fairly soon, and ordinary is the goal. Visits grow further apart. Common side effects include constipation, headache, sweating and trouble sleeping, and most can be managed. For products that dissolve in the mouth, rinse with water afterward, wait an hour before brushing, and tell your dentist, since tooth problems have been reported.</p><p>Tell surgeons and emergency staff that you take it. Pain can be treated well without stopping. Some employers, courts or recovery houses misunderstand the medicine; ask us before you give in to pressure to quit it.</p><p>When counseling is added, it can work on what the medicine cannot: loneliness, grief, money, the friend who still sells. Groups, therapy and a plan for hard days all fit well beside it. You can compare the other medicines on our page about <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a>, or <a href="/contact-us">ask us how to get started</a>.</p>`,
})
