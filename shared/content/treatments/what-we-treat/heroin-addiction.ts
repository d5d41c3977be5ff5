import { drugSupply } from '../../drugSupply.ts'
import { overdoseStepsAbove } from '../../overdoseSteps.ts'
import { treatmentPage } from '../../treatmentPage.ts'

export const heroinAddiction = treatmentPage({
  slug: 'what-we-treat/heroin-addiction',
  title: 'Heroin Addiction',
  description:
    'Leaving heroin behind with medication, health care and counseling that treat you with respect, plus ways to lower the risk while you prepare.',
  lastReviewed: '2026-08-11',
  sources: ['opioidUse', 'opioidMedicines', 'overdose'],
  keyPoints: [
    'Much of what is sold as heroin contains fentanyl. Keep naloxone, and do not use alone.',
    'Buprenorphine and methadone stop sickness and lower the risk of dying.',
    'After any break your tolerance is lower, and an old amount can kill.',
  ],
  text1: `<p>Few words carry as much stigma as this one, and the fear of being judged keeps people from care. You are welcome here as you are, and no one will be shocked by what you tell us.</p>
<p>Heroin reaches the brain within seconds and wears off within hours. Many people end up using three or four times a day simply to hold off sickness, with hardly a moment left for anything else. Stepping out of that cycle is possible, and with the right medicine the first days need not be the nightmare you may remember.</p>`,
  heading1: 'Safety: fentanyl and overdose',
  text2: `<p>Much of what is sold as heroin now contains fentanyl, or is nothing but fentanyl. The look, the taste and the seller’s word cannot tell you.</p>
${drugSupply}
<p>Until you are ready to stop, these steps lower the risk:</p>
<ul>
<li>Carry naloxone, show others where it is, and use with somebody who can act.</li>
<li>After any break, remember that your tolerance has fallen, even after a few days.</li>
<li>Don’t mix with alcohol, benzodiazepines or other sedatives.</li>
<li>Use new supplies each time and never share them.</li>
</ul>
<p>If a person does not respond and breathing is slow, gurgling or absent:</p>
${overdoseStepsAbove}
<p>When despair is the emergency, call or text <a href="tel:988">988</a>.</p>`,
  heading2: 'Withdrawal and medication',
  text3: `<p>Withdrawal begins roughly six to twelve hours after the last use, peaks over the next days and eases within about a week, while poor sleep and low mood may stay longer. Medication can shorten the misery or prevent most of it. For heroin use disorder, medication is not an extra. It is the recommended first treatment.</p>
<p><a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine care in our offices</a> usually starts once early withdrawal has set in, and a prescriber guides the timing. Methadone, from a licensed opioid treatment program, suits people who need a full opioid or daily structure. Both lower the risk of dying. Naltrexone is for those already fully off opioids, and its effect on that risk is less certain.</p>
<p>With sickness out of the way, you have hours again. Counseling helps you decide how to fill them: what to do about the friend who still uses, the street you drive home by, the text that comes on payday. <a href="/how-we-help/relapse-prevention">Relapse prevention planning</a> starts in the first weeks and not at the end.</p>`,
  heading3: 'Health care and a safe place to live',
  text4: `<p>Injecting brings health risks that are far easier to treat early. Hepatitis C can usually be cleared with a course of tablets. HIV can be prevented and treated. Skin infections, fever with chills, or new shortness of breath in someone who injects may mean an infection of the blood or heart and should be seen in an emergency room the same day. We can help you find testing, vaccines and wound care, and we will never make treatment depend on having them.</p>
<p>Teeth, nutrition, sleep and mental health need care too. Grief is common, since many people who have used heroin have lost friends to it. There is room for that here.</p>
<p>If you have no safe place to live, or you have serious medical needs, a hospital or residential program may serve you better at the start. Later, <a href="/how-we-help/sober-living">sober living</a> together with outpatient visits can be a steady bridge. Not sure which? <a href="/contact-us">Talk it over with our team</a>, without any obligation.</p>`,
  faqs: [
    {
      question: 'Can heroin addiction be treated without going to residential rehab?',
      answer: `<p>Often, yes. Medication such as buprenorphine together with counseling can be given entirely in an outpatient setting. A hospital or residential program may be the safer beginning if you have a serious infection, an unsafe home, or heavy use of alcohol or benzodiazepines besides, because stopping those can be life-threatening.</p>
<p>For an emergency call <a href="tel:911">911</a>; in a crisis call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'How soon after my last use can I start buprenorphine?',
      answer: `<p>A prescriber decides with you. Starting too early can bring on sudden withdrawal, so most people wait until they have clear early symptoms. With fentanyl in the supply the timing can be trickier, and there are several ways to do it. Please do not try it on your own with someone else’s medicine.</p>
<p>For a medical emergency call <a href="tel:911">911</a>, and for support in a crisis call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'I returned to use after a long time without heroin. What now?',
      answer: `<p>First, safety: your tolerance is much lower than it was, so the risk of an overdose is high.</p>
<p>Have naloxone close by, don’t use alone, and call <a href="tel:911">911</a> if anyone is hard to wake.</p>
<p>Then call us, or the program you know. People come back to treatment every week, and you are not starting from nothing.</p>
<p>If you feel hopeless, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'Will you tell the police that I use heroin?',
      answer: `<p>Federal law protects the privacy of addiction treatment records with special care. We don’t share them without your written consent, apart from the narrow exceptions that the law makes, such as a medical emergency. Our <a href="/privacy-policy">privacy policy</a> describes this in more detail.</p>`,
    },
  ],
})
