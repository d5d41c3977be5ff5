import { treatmentPage } from '../../../treatmentPage.ts'

export const tramadolAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/tramadol-addiction',
  title: 'Tramadol Addiction',
  description:
    'Tramadol acts on opioid receptors and on mood chemistry, so stopping takes care. Learn about seizures, withdrawal and outpatient help in Georgia.',
  lastReviewed: '2026-10-06',
  sources: ['opioidUse', 'opioidMedicines', 'opioidPrescribing'],
  keyPoints: [
    'Tramadol can cause seizures, most of all in high doses or with antidepressants.',
    'Withdrawal can include opioid and antidepressant symptoms.',
    'Do not stop suddenly. Taper with a prescriber.',
  ],
  text1: `<p>“It’s not even a real opioid.” People who take tramadol hear that at pharmacies, from relatives, sometimes in the exam room. So when they find themselves shaky and tearful two days after running out, they assume something is wrong with them rather than with what they were told.</p>
<p>Tramadol, sold under names like Ultram, is an opioid with a second job. It also raises serotonin and norepinephrine, the brain chemicals that many antidepressants work on. That double action explains why some people feel brighter and more energetic on it, why others come to count on that lift, and why letting go can feel like losing a painkiller and an antidepressant on the same day. There is a careful way through.</p>`,
  heading1: 'Dangers: seizures and serotonin syndrome',
  text2: `<p>Unlike most opioids, tramadol can trigger seizures. The chance goes up with larger amounts, with a history of epilepsy or head injury, with heavy drinking, and with certain antidepressants and other medicines. A seizure may come without warning in someone who has never had one.</p>
<p>Another hazard is serotonin syndrome, which can follow when tramadol is combined with other things that raise serotonin: many antidepressants, some migraine medicines, the cough suppressant dextromethorphan, St. John’s wort or MDMA. Agitation, fever, a racing heart, twitching and rigid muscles are the alarm bells, and they call for emergency care. Tramadol may also push blood sugar low, which feels like sweating, shaking and confusion.</p>
<p>None of this is meant to frighten you into stopping tonight. It is the reason to make any change with a medical professional who knows your whole medicine list, your supplements and your health history.</p>`,
  heading2: 'Tramadol withdrawal',
  text3: `<p>Part of tramadol withdrawal looks like any opioid’s: sweats, runny nose, cramps, diarrhea, restless legs. The other part is stranger. Some people feel electric zaps in the head, tingling skin, waves of panic, odd sensations or even brief confusion and hallucinations. Mood may drop hard. Knowing that these have a cause, and that they pass, helps a great deal.</p>
<p>A slow, prescriber-guided taper or a move to another medicine is usually kinder than an abrupt stop. A person who has had seizures, or who also takes benzodiazepines or drinks daily, may need a medical detox unit first. We do not run one, but we can help you choose and pick up care afterward.</p>
<p>Call <a href="tel:911">911</a> for a seizure, severe confusion or slowed breathing. Give naloxone if someone cannot be woken: it may reverse tramadol only in part, and it is still the right thing to do. If low mood turns into thoughts of suicide, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for tramadol addiction',
  text4: `<p>Since tramadol may have been treating your mood without anyone meaning it to, we look there early. Was there <a href="/what-we-treat/mental-health-treatment/depression">depression</a> before the first prescription? Did the pain bring it? Our approach to <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring conditions</a> means one team and one plan, so you are not sent down the hall to start your story over.</p>
<p>For opioid use disorder, buprenorphine and methadone, from an opioid treatment program, are the first-line medicines. They lower the risk of dying. Naltrexone is a choice only once opioids have fully left your body, and its effect on that risk is less certain. A prescriber weighs what fits with your other medicines and with any seizure history. Alongside, <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> offers tools for pain as well as for craving: pacing activity, easing the worry that tightens muscles, noticing the thought that comes just before the reach for the bottle.</p>
<p>Small signs of progress are worth naming out loud. You drive to the lake without checking your pocket. You laugh, and notice it was not the tablet.</p>`,
})
