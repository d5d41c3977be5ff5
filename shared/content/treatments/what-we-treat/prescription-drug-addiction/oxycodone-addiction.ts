import { overdoseStepsAbove } from '../../../overdoseSteps.ts'
import { treatmentPage } from '../../../treatmentPage.ts'

export const oxycodoneAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/oxycodone-addiction',
  title: 'Oxycodone Addiction',
  description:
    'Caught between pain, pills and withdrawal? How oxycodone addiction works, why street pills are so risky, and how outpatient care in Georgia helps.',
  lastReviewed: '2026-08-19',
  sources: ['opioidUse', 'opioidMedicines', 'opioidPrescribing', 'overdose'],
  keyPoints: [
    'Blue pills sold as oxycodone often contain fentanyl.',
    'Buprenorphine and methadone are first-line treatment.',
    'Keep naloxone at home and know the signs of an overdose.',
  ],
  text1: `<p>Oxycodone is good at what it does. It is the opioid in OxyContin, Roxicodone and Percocet, and after an operation or a bad injury it can make the first days bearable. The trouble is that the brain learns fast. Relief becomes expected, then needed, and the same tablet that once bought you a comfortable afternoon may now barely hold off feeling sick.</p>
<p>Many people carry two worries at once: “I can’t keep living like this” and “I can’t face stopping.” Both make sense. Oxycodone addiction is a medical condition with effective treatment, and you do not have to white-knuckle your way through it before you are allowed to ask for help.</p>`,
  heading1: 'Signs of oxycodone addiction',
  text2: `<p>Counting pills is one of the earliest clues. You know how many are left, when the pharmacy will refill, and who might have a few to spare. A day with enough feels calm; a day without feels like the flu arriving with dread attached: yawning, sweats, gooseflesh, stomach cramps, legs that will not stay still.</p>
<p>Other signs are quieter. Pain may spread or sharpen over time, because long use of opioids can make the body more sensitive to pain. Constipation becomes constant. You might nod off at dinner, lose interest in sex, or snap at the people you most want to protect. Some begin to crush or chew long-acting tablets, which releases the whole amount at once and can stop a person’s breathing.</p>
<p>Combination tablets add a hidden problem. Percocet also contains acetaminophen, and too much of that can badly injure the liver with few early warnings.</p>`,
  heading2: 'Counterfeit pills and overdose',
  text3: `<p>Once a prescription ends, some people turn to pills from a friend of a friend or from social media. Counterfeit tablets stamped to look like a 30 mg oxycodone are now common, and they often hold <a href="/what-we-treat/fentanyl-addiction">fentanyl</a> instead. Two pills from the same bag can differ wildly. Nobody can tell by looking.</p>
<p>If there is any chance of opioids in your home, keep naloxone within reach. You can buy the nasal spray at a pharmacy without a prescription, and it takes only minutes to learn. Signs of an overdose are slow or absent breathing, blue or gray lips, pinpoint pupils and a person you cannot wake.</p>
${overdoseStepsAbove}
<p>If shame or despair is the emergency tonight, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for oxycodone addiction',
  text4: `<p>For opioid use disorder, medicine is not a last resort. It is first-line treatment.</p>
<ul>
<li><strong><a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine</a></strong> eases withdrawal and craving without the steep highs and lows, and it lowers the risk of fatal overdose.</li>
<li><strong>Methadone</strong> does similar work and is given through licensed opioid treatment programs. It may suit you better if buprenorphine has not held.</li>
<li><strong><a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone</a></strong> blocks opioids and starts only after they have fully left your body.</li>
</ul>
<p>Around that, counseling helps with what the pills were covering: pain, worry, old injuries of both kinds. We can plan with your surgeon or pain doctor so that pain keeps getting attention. Some people need a hospital or residential program first, for example when health is fragile, home is unsafe or sedatives are also involved. If that is you, we will say so plainly, and you are welcome to come to us afterward.</p>`,
  faqs: [
    {
      question: 'How long does oxycodone withdrawal last?',
      answer: `<p>With short-acting tablets it often begins within a day of the last one, peaks over the next two or three days and eases over about a week. Long-acting forms can start later and last longer. Poor sleep, low mood and craving may linger for weeks. Medicine such as buprenorphine can make this far gentler, so ask before you stop.</p>
<p>If you become very ill or confused, call <a href="tel:911">911</a>; if the low mood turns dark, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'What happens if I need surgery while I am in recovery?',
      answer: `<p>You still deserve pain relief. Tell the surgical team early, and let us or your prescriber speak with them. A plan can combine nerve blocks, non-opioid medicine and, if an opioid is truly needed, a short supply that someone you trust holds. If you take buprenorphine, methadone or naltrexone, do not change it on your own.</p>`,
    },
    {
      question: 'What if I am pregnant and taking oxycodone?',
      answer: `<p>Please do not stop suddenly, and please do not stay away from care out of fear. Buprenorphine or methadone, together with prenatal care, is the recommended treatment during pregnancy and is safer for you and the baby than going without. Call us or your prenatal provider and say you need help soon; pregnancy is a reason to be seen quickly.</p>`,
    },
  ],
})
