import { treatmentPage } from '../../../treatmentPage.ts'

export const restorilAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/restoril-addiction',
  title: 'Restoril Addiction',
  description:
    'Restoril capsules for sleep can lead to dependence, falls and morning fog. See how to come off safely and what outpatient care in Georgia offers.',
  lastReviewed: '2026-10-27',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning', 'insomnia'],
  keyPoints: [
    'After some weeks Restoril often stops helping with sleep.',
    'Do not stop suddenly. Ask a prescriber about a taper.',
    'People over 65 face more falls and confusion.',
  ],
  text1: `<p>There is a capsule on the saucer, a glass of water, the lamp turned low. For a good many people Restoril has been part of the evening for so long that it feels like brushing their teeth. Temazepam, its generic name, is prescribed to help people fall asleep and stay asleep, and it was intended for a week or two. Then another refill came, and another.</p>
<p>No one meant harm, least of all you. But a sleep medicine that is taken nightly for months slowly gives less and asks for more. When the capsule no longer brings good sleep, and skipping it brings none at all, you are not choosing any longer. We can help you choose again, without a cruel run of sleepless nights as the price of admission.</p>`,
  heading1: 'Signs of Restoril addiction',
  text2: `<p>It is a fair question, and one that refill requests rarely ask. Here is a way to think it through. Over the past month, did you fall asleep within half an hour on most nights? Did you wake rested? Was your head clear by nine? If the answers are no, the capsule may be treating its own absence more than your insomnia.</p>
<p>Temazepam usually lasts through the night and a bit beyond. That tail can mean stumbling on the way to the bathroom, a slow foot on the brake, a forgotten stove. People past 65 are more sensitive: falls, fractures and confusion are real concerns, and experts generally advise against long use at that age. Alcohol, opioid pain tablets, allergy pills that cause drowsiness and untreated sleep apnea all add to the sedation. Taking extra capsules, or one by day to feel calm, is a sign to reach out.</p>`,
  heading2: 'Withdrawal and safe tapering',
  text3: `<p>Please do not empty the bottle into the trash tonight. As a benzodiazepine, temazepam can cause withdrawal with shaking, sweats, agitation, strange sensations, severe insomnia and, in some people, seizures that endanger life. Taken nightly for a long time, it should be lowered in small steps by a medical professional, and that can take months.</p>
<p>Where should it happen? Many people in fair health can taper from home with regular check-ins while seeing us. Those with a history of seizures, daily drinking, opioid use, very high amounts or serious heart or lung trouble are better off starting in a hospital or medical detox unit, which we do not operate. Your safety decides.</p>
<p>Call <a href="tel:911">911</a> for a seizure, a bad fall with a blow to the head, or anyone who will not wake; use naloxone if opioids could be part of it. If the long nights have filled with thoughts of suicide, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment and better sleep',
  text4: `<p>Much of the work on sleep is done in daylight. Morning sun, a walk, a purpose to get up for, and a nap kept short: these set the inner clock more firmly than any capsule. In <a href="/how-we-help/individual-therapy">one-to-one sessions</a> we borrow from cognitive behavioral therapy for insomnia, shaping your time in bed until sleep and bed belong together again.</p>
<p>We also ask who used to share the room. Widowhood, retirement, a child gone to college, a marriage grown silent: sleep often breaks when life does. Support for <a href="/what-we-treat/mental-health-treatment/grief-and-loss">grief and loss</a>, or for a worried or <a href="/what-we-treat/mental-health-treatment/depression">depressed</a> mood, may do more for the night than anything aimed at the night.</p>
<p>Spouses and adult children are welcome to learn how to help. Simple changes count: a night light in the hall, a locked box, one person who picks up the refill, a kind word at breakfast on the morning after a bad one. <a href="/contact-us">Contact the office nearest you</a> and ask for an assessment; bring your medicine list along.</p>`,
})
