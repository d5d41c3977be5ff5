import { drugSupply } from '../../drugSupply.ts'
import { neverUseAlone } from '../../neverUseAlone.ts'
import { overdoseStepsAbove } from '../../overdoseSteps.ts'
import { treatmentPage } from '../../treatmentPage.ts'

export const fentanylAddiction = treatmentPage({
  slug: 'what-we-treat/fentanyl-addiction',
  title: 'Fentanyl Addiction',
  description:
    'Fentanyl is strong, but treatment works for it too. Learn about counterfeit pills, starting medication gently, naloxone, and outpatient care in Georgia.',
  lastReviewed: '2026-10-19',
  sources: ['opioidUse', 'opioidMedicines', 'overdose'],
  keyPoints: [
    'Treatment works for fentanyl. Buprenorphine and methadone lower the risk of dying.',
    'Keep naloxone where everyone can find it, and do not use alone.',
    'The first dose of buprenorphine needs careful timing, so start with a prescriber.',
  ],
  text1: `<p>Some people go looking for fentanyl. Many never chose it at all. They bought what they took for a Percocet, a Xanax or a line of cocaine, and by the time they learned what was in it, their body already expected it.</p>
<p>However it came into your life, you may have been told that fentanyl is “too strong” for treatment. That is not true. The same medicines that help people with other opioids help here. What changes is the care taken with the first days, and the need for a safety plan from the very first conversation. Both are things we can do together, starting wherever you are now.</p>`,
  heading1: 'Fentanyl: why it is different',
  text2: `<p>Fentanyl was developed for surgery and severe pain, where trained staff measure it in millionths of a gram. It is roughly fifty times as strong as heroin by weight. Made in illegal labs and stirred into powders or pressed into pills, it is spread unevenly, so two pills out of the same bag can hold very different amounts.</p>
<p>It acts fast and fades fast, which pulls many people into using every few hours around the clock. At the same time it dissolves into body fat and leaks out slowly for days. For this reason withdrawal can feel drawn out, and timing a first dose of treatment medicine takes some thought.</p>
<p>Fentanyl also hides in supplies of <a href="/what-we-treat/cocaine-addiction">cocaine</a>, methamphetamine and fake tablets. Any pill that didn’t come from your own pharmacy could contain it.</p>
${drugSupply}`,
  heading2: 'Overdose: plan ahead',
  text3: `<p>With fentanyl, breathing can stop within minutes. Please sit down with the people around you and agree on this:</p>
<ul>
<li><strong>Naloxone where everyone can find it.</strong> It works on fentanyl. Keep at least two sprays.</li>
<li><strong>Nobody uses alone.</strong> If someone does, ${neverUseAlone} stays on the phone and sends help if the person stops answering.</li>
<li><strong>Know the signs:</strong> blue or gray lips, pinpoint pupils, a limp body, a gurgling snore, no answer to a loud voice or a knuckle rubbed on the breastbone.</li>
</ul>
<h3>If you think it is an overdose</h3>
${overdoseStepsAbove}
<p>Test strips can show that fentanyl is present, but not how much, and they can miss related drugs. A negative strip does not make a drug safe. Brief contact with skin, by the way, is not going to cause an overdose, so never hesitate to help.</p>
<p>For thoughts of suicide or a crisis around drugs, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment and starting medication',
  text4: `<p>Medication comes first in the treatment of opioid use disorder, and that includes fentanyl. Buprenorphine taken too soon after fentanyl can set off sudden, intense withdrawal. You may have lived through this or heard the stories. Prescribers know several ways around it, from waiting for clear symptoms to a slower start in small steps, with other medicines to ease the discomfort. Our page on <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> explains the choices, including methadone through an opioid treatment program, which works well for many people with high tolerance. Buprenorphine and methadone lower the risk of dying. Naltrexone is only for people who are fully off opioids, and its effect on that risk is less certain.</p>
<p>Once your body is steady, the work of counseling begins in earnest. You might start with <a href="/how-we-help/intensive-outpatient-treatment">several outpatient sessions a week</a> and step down as life fills out again. If withdrawal is severe, if benzodiazepines, alcohol or tranquilizers such as xylazine are in the mix, or if home isn’t safe, a hospital or residential program is the better first door. Ask us and we will help you find it.</p>`,
  faqs: [
    {
      question: 'I have only taken pills and never injected. Is it still addiction?',
      answer: `<p>It can be. The way a drug enters the body does not decide it. What counts is craving, losing control, feeling sick without it and carrying on despite harm. Counterfeit pills are among the most common ways that people come to depend on fentanyl without knowing it. An assessment can sort out what is going on.</p>`,
    },
    {
      question: 'How long does fentanyl withdrawal last?',
      answer: `<p>Symptoms often begin within a day of the last use, are worst over the following few days, and then ease. Fentanyl stored in body fat may stretch that out, and sleep and mood can take weeks to settle. Medication relieves most of it.</p>
<p>Don’t go through it alone, and call <a href="tel:911">911</a> for fainting, chest pain, confusion or vomiting that will not stop. Call or text <a href="tel:988">988</a> if you feel you cannot go on.</p>`,
    },
    {
      question: 'Will buprenorphine work if I have been using fentanyl every day?',
      answer: `<p>For many people it does, with careful timing at the start. If it does not hold you, a prescriber can change the approach, or we can help you reach a methadone program. Not feeling right in the first few days is a reason to call your prescriber and not a sign that treatment has failed.</p>`,
    },
  ],
})
