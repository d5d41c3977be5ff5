import { treatmentPage } from '../../../treatmentPage.ts'

export const hydrocodoneAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/hydrocodone-addiction',
  title: 'Hydrocodone Addiction',
  description:
    'Hydrocodone is in many everyday pain tablets. Learn when it turns into addiction, why the liver matters, and how outpatient treatment begins.',
  lastReviewed: '2026-07-08',
  sources: ['opioidUse', 'opioidMedicines', 'opioidPrescribing', 'overdose'],
  keyPoints: [
    'Most tablets also contain acetaminophen, and too much harms the liver.',
    'Medication is first-line treatment for opioid use disorder.',
    'Keep naloxone at home, and lock up tablets.',
  ],
  text1: `<p>Ask around at any family cookout and somebody will have had a few hydrocodone tablets: after a wisdom tooth, a kidney stone, a torn ligament. Names such as Norco, Lortab and Vicodin became so ordinary that they hardly sounded like strong medicine. Perhaps that is why so many people are startled to find they cannot put it down.</p>
<p>Hydrocodone is an opioid. Day by day it teaches the brain to lean on it, and it does not check whether you are a coach, a nurse, a grandmother or a college junior. If you feel caught, we would like you to know two things before you read further. You are far from the only one, and treatment works with your real life, not around it.</p>`,
  heading1: 'Signs of hydrocodone addiction',
  text2: `<p>Few people can point to the day it changed. First you take one before a long shift so the pain will not start. Later you take one because the shift was hard. Then there is one for the drive home, and another because an argument is still ringing in your ears. The knee that began it all may have healed long ago.</p>
<p>Watch for these turns in the road:</p>
<ul>
<li>taking tablets ahead of pain, or for stress, sadness or sleep</li>
<li>running short before the refill date and feeling panicky about it</li>
<li>sneezing, aches, chills and restlessness when a dose is late</li>
<li>asking urgent care, the dentist or a cousin for “just a few”</li>
<li>keeping the real number from your partner</li>
</ul>
<p>A parent of a teenager may notice something else: tablets that vanish from a bottle in the bathroom. Locked storage is a kindness to everyone in the house.</p>`,
  heading2: 'Dangers: acetaminophen and overdose',
  text3: `<p>Most hydrocodone tablets are a pair. Alongside the opioid sits acetaminophen, the same ingredient found in many cold and headache remedies from the grocery store. As tolerance grows and the count creeps up, the acetaminophen climbs too. Beyond a safe amount it can harm the liver, sometimes gravely, while you feel fairly well. Drinking <a href="/what-we-treat/alcohol-addiction">alcohol</a> makes the strain worse. If you have taken a great many tablets, go to an emergency department even if you have no symptoms, since treatment works best early.</p>
<p>The opioid half has its own danger.</p>
<p>Slow breathing, deep sleep that cannot be broken and bluish lips are signs of overdose: call <a href="tel:911">911</a> and give naloxone.</p>
<p>Pharmacies sell naloxone without a prescription, and it belongs in any home with opioid pills, including ones bought from someone else, which may be counterfeits made with fentanyl.</p>
<p>Should the weight of all this lead to thoughts of ending your life, call or text <a href="tel:988">988</a> at any hour.</p>`,
  heading3: 'Treatment in the first month',
  text4: `<p>Week one is mostly listening. You tell us what you take, what hurts and who is at home; we explain choices and check whether outpatient care is safe for you. If you also take benzodiazepines or drink heavily, a hospital or detox program may need to come first, because withdrawal from those can threaten life.</p>
<p>Next comes steadiness. <a href="/how-we-help/medication-assisted-treatment">Medication</a> is the first-line treatment for opioid use disorder: above all buprenorphine, or methadone from a licensed clinic called an opioid treatment program, which lower the risk of dying. Naltrexone is a choice only once opioids are fully out of your system. Tapering without support often leads back to the bottle, and after a break even a familiar number of tablets can be too much.</p>
<p>By the third and fourth weeks many people have found a rhythm in <a href="/how-we-help/group-therapy">group therapy</a>, a private counselor to talk with, and a plan for pain that does not rest on one tablet. Partners and parents can join <a href="/how-we-help/family-programs">family programs</a>, which often mend more than the person in treatment expected.</p>`,
})
