import { overdoseStepsLink } from '../../../overdoseSteps.ts'
import { treatmentPage } from '../../../treatmentPage.ts'

export const gabapentinAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/gabapentin-addiction',
  title: 'Gabapentin Addiction',
  description:
    'Gabapentin is often called harmless. Learn how misuse begins, why mixing it with opioids is risky, and how to come off it with medical support.',
  lastReviewed: '2026-10-19',
  sources: ['gabapentinWarning', 'overdose'],
  keyPoints: [
    'Mixed with opioids, alcohol or sedatives, gabapentin can stop breathing.',
    'Do not stop suddenly. Seizures have been reported.',
    'A slow reduction with a prescriber works best.',
  ],
  text1: `<p>Few people set out to misuse gabapentin. It is prescribed for nerve pain, shingles and seizures, and off-label for a long list of other troubles, from restless legs to worry to hot flashes. Patients are often told it is not habit-forming. For many that holds true. For some, and especially for people with a past or present opioid use disorder, it does not.</p>
<p>Maybe you noticed that a few extra capsules loosened your shoulders, or made another drug feel stronger. Maybe a friend in early recovery said it would not show up on anything. If you now count capsules, borrow them or fear being without, what you are going through has a name and is treatable, even if you have had trouble getting anyone to take it seriously.</p>`,
  heading1: 'Signs of gabapentin addiction',
  text2: `<p>Gabapentin tends to hide in plain sight. It is not a controlled substance under federal law, so it may be refilled with few questions. Routine drug screens usually leave it out. And its effects can look like other things: a drunken walk with no alcohol on the breath, slurred words, a sleepy smile, dizziness, swollen ankles, a foggy memory.</p>
<p>Look at the pattern more than the pill. Are you taking far more than the label says, and in one go? Saving up for the weekend? Using it to soften a comedown or stretch a supply of pain tablets? Getting it from more than one place? People living with <a href="/what-we-treat/opioid-addiction">opioid addiction</a> sometimes say it was the one thing nobody asked them about. We ask, and nobody here will roll their eyes at the answer.</p>`,
  heading2: 'Dangers of mixing gabapentin',
  text3: `<p>By itself, gabapentin can slow breathing in people who are older or have lung disease, sleep apnea or poor kidney function. Together with opioids, alcohol or benzodiazepines the danger climbs steeply. A person may simply fall asleep on the sofa and not take the next breath.</p>
<p>If someone is limp, gray or impossible to wake, call <a href="tel:911">911</a>.</p>
<p>Give naloxone. It cannot reverse gabapentin, but an opioid, fentanyl included, may well be part of the picture, and naloxone does no harm if it is not. Then follow ${overdoseStepsLink}.</p>
<p>Gabapentin, like other seizure medicines, carries a warning about new or worsening depression and suicidal thoughts. A change in mood after starting it, raising it or coming off it is medical news, not weakness.</p>
<p>Tell your prescriber, and call or text <a href="tel:988">988</a> at any hour if thoughts of suicide come.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>Quitting all at once is unwise. Withdrawal can begin within hours to a couple of days, with sweating, a racing heart, nausea, agitation, sleeplessness and pain that flares. Seizures have happened, and for anyone who takes gabapentin for epilepsy a sudden stop is plainly dangerous. The usual answer is a gradual taper led by the prescriber, who also checks your kidneys and your other medicines. Confusion, a seizure disorder or heavy use together with sedatives or alcohol points to a medical detox unit or hospital first.</p>
<p>While the amount comes down, our outpatient team helps with the rest. Nerve pain gets a fresh look along with your doctor. <a href="/how-we-help/individual-therapy">Individual therapy</a> takes up the worry or restlessness you were trying to settle. If opioids are part of your story, <a href="/how-we-help/medication-assisted-treatment">medication for opioid use disorder</a> is the first choice, and your prescriber needs to know about the gabapentin so the two can be combined safely or separated.</p>
<p>Many people feel a quiet relief simply at having said the word aloud and been believed.</p>`,
})
