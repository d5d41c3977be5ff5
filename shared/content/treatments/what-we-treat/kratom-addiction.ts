import { treatmentPage } from '../../treatmentPage.ts'

export const kratomAddiction = treatmentPage({
  slug: 'what-we-treat/kratom-addiction',
  title: 'Kratom Addiction',
  description:
    'Kratom and 7-OH are sold over the counter yet act on opioid receptors. What dependence looks like and how outpatient care can help you come off safely.',
  lastReviewed: '2026-10-26',
  sources: ['kratomResearch', 'kratomWarning', 'opioidUse'],
  keyPoints: [
    'Extracts and 7-OH act like strong opioids. Plain leaf is weaker, but also causes dependence.',
    'Withdrawal feels like opioid withdrawal. Talk with a clinician before you stop.',
    'In an overdose, call <a href="tel:911">911</a> and give naloxone, which may help.',
  ],
  text1: `<p>It stood by the register, next to the energy drinks, in a package that said “natural.” Perhaps you bought it for a sore back, for energy on a long shift, or to get off pain pills without seeing a doctor. It worked, more or less. Then one day you forgot a dose and found yourself sweating, aching and unable to sit still.</p>
<p>It is easy to feel foolish about a kratom problem if you didn’t set out to take a drug at all. There is nothing foolish about it. Kratom comes from the leaf of a tropical tree, and its main compounds act on the same receptors as opioids. Your body noticed, even if the label did not say so.</p>`,
  heading1: 'Kratom, extracts and 7-OH',
  text2: `<p>Plain kratom powder, capsules and tea contain mitragynine as the main active compound. A small amount tends to feel stimulating, and more of it feels sedating. Extracts and “shots” pack a great deal into a few swallows.</p>
<p>In recent years, tablets and gummies of 7-hydroxymitragynine have appeared, sold as <strong>7-OH</strong>. The leaf contains only traces of it. In concentrated form it is a potent opioid, and people can become dependent within a short time. Labels are often wrong about strength, and some products have turned out to contain other drugs or heavy metals.</p>
<p>None of this is approved as a medicine. Liver injury and seizures have been reported. The danger grows with alcohol, benzodiazepines, opioids or sleep medicines, and kratom can change the way your body handles prescriptions. Bring the package to your visit, along with an honest list of everything you take.</p>
<p><strong>The rules (checked November 2026).</strong> Georgia’s House Bill 181 took effect on January 1, 2025. Under it, nobody under 21 may buy or possess kratom, and stores must keep it out of customers’ reach. It limits what a serving may contain (150 milligrams of mitragynine and 1 milligram of 7-OH), bans products with synthetic 7-OH and forbids vaping kratom. The rules are getting stricter: in July 2025 the FDA recommended federal control of concentrated 7-OH, and in July 2026 the DEA announced that it meant to place such products in Schedule I for a time. A bill to do the same with kratom itself was before Georgia’s legislature in 2026. A shop may still sell what the law forbids, so before you rely on any of this, ask a lawyer what applies to you today.</p>`,
  heading2: 'Signs of dependence and withdrawal',
  text3: `<p>A typical day may start with a dose before the feet touch the floor. More doses follow every few hours, then a quick stop at a shop on the way home, since running out is unthinkable. Other signs are constipation, nausea, weight loss, itching, darkened skin on the cheeks, irritability, loss of interest in sex and a startling monthly bill.</p>
<p>Without it come the symptoms of <a href="/what-we-treat/opioid-addiction">opioid withdrawal</a>: runny nose, muscle aches, hot and cold flashes, restless legs, diarrhea, anxiety and sleepless nights. They usually start within a day and are worst over the first several days, though low mood may linger.</p>
<p>Slow breathing, blue lips or a person who will not wake up is an emergency.</p>
<p>Call <a href="tel:911">911</a> and give naloxone, which may help with kratom and 7-OH. Seizures, yellow skin or eyes, or dark urine need medical care right away as well. In emotional distress or a drug crisis, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for kratom addiction',
  text4: `<p>We suggest that you don’t stop abruptly before talking with a clinician, particularly if you use extracts, 7-OH or sedatives. Some people do well with a gradual reduction under guidance, together with medicines that ease sleep, cramps and nausea. For others, above all those who use heavily, have used opioids before or have tried to stop many times, <a href="/how-we-help/medication-assisted-treatment/buprenorphine">treatment with buprenorphine</a> may be worth discussing. Research for kratom is still young, and your prescriber will go over what is known and what is not.</p>
<p>What about the reason you began? Pain, fatigue, anxiety and low mood will ask for attention as kratom leaves, so we plan for them from day one. Counseling and groups help with the loneliness of a habit that few people have heard of.</p>
<p>A hospital or detox unit is the safer start with seizures, liver trouble, or dependence on alcohol or benzodiazepines, whose withdrawal can be life-threatening. Otherwise, <a href="/how-we-help/telehealth-treatment">visits by telehealth</a> or in person can fit around your work.</p>`,
})
