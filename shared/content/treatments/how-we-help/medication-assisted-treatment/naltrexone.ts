import { treatmentPage } from '../../../treatmentPage.ts'

export const naltrexone = treatmentPage({
  slug: 'how-we-help/medication-assisted-treatment/naltrexone',
  title: 'Naltrexone',
  description:
    'Naltrexone can soften alcohol’s pull and blocks the effect of opioids. Read who it suits, why timing matters, and what to tell every doctor you see.',
  lastReviewed: '2026-09-24',
  sources: ['opioidUse', 'opioidMedicines', 'alcoholMedicines'],
  keyPoints: [
    'Naltrexone can lower craving for alcohol, and it blocks opioids.',
    'You must be fully off opioids before you start.',
    'If you stop or miss a dose, an old amount of opioids can kill.',
  ],
  text1: `<p>Naltrexone is the quiet one among recovery medicines. It causes no high, no sedation and no dependence, and you can stop taking it without withdrawal. What it does is stand in the doorway of the brain’s opioid receptors so that other things cannot get in.</p><p>That single action makes it useful for two conditions. In alcohol use disorder it dulls the warm glow that makes a second drink feel so reasonable. In opioid use disorder it blocks the effect of opioids altogether. It comes as a daily tablet or as a long-acting injection that a health professional gives about once a month. The right form depends on your body, your history and how you feel about remembering a pill.</p>`,
  heading1: 'Naltrexone for alcohol',
  text2: `<p>Alcohol sets off the body’s own opioid-like chemicals, and that is part of the pleasure. With naltrexone in place, many people find that a drink tastes flat, that stopping after one is possible, or that the five o’clock tug has gone faint. Not everybody responds, and it is worth an honest trial with your prescriber’s help before you judge it.</p><p>You may begin it while still drinking in some cases, if your prescriber agrees. It is useful for a goal of not drinking at all, and also for cutting down heavy days. It does not treat withdrawal, however. Someone who drinks heavily every day should never stop suddenly without medical advice: alcohol withdrawal can bring seizures and can be fatal, so detox under medical care comes first. Our page on <a href="/what-we-treat/alcohol-addiction">alcohol addiction</a> lists the warning signs.</p>`,
  heading2: 'Naltrexone for opioids',
  text3: `<p>Here timing is everything. If any opioid is still in your system, naltrexone can bring on sudden, severe withdrawal. Most people need at least a week free of opioids, often longer after methadone, buprenorphine or fentanyl, and the prescriber will check before the first dose. Tramadol, codeine cough syrup and kratom matter too, so mention them.</p><p>Know the risk at the other end. When doses are missed or treatment stops, your tolerance is low and an amount you once handled can kill. Trying to overpower the block with large amounts is equally dangerous.</p>
<p>Keep naloxone on hand, call <a href="tel:911">911</a> for an overdose, and come straight back to care.</p><p>Reaching that opioid-free stretch is hard outside a protected setting. If it keeps slipping away, <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a> or methadone may suit you better, and changing course is no failure. Those two have the stronger evidence of lowering the risk of dying.</p>`,
  heading3: 'Side effects and safety',
  text4: `<p>Before you start, a prescriber usually orders blood work to see how your liver is doing. Acute hepatitis or liver failure can rule the medicine out. Tell them about pregnancy or plans for one.</p><p>The most common complaints are nausea, headache, tiredness and, with the injection, a sore spot. Call if that spot grows hard, hot or discolored, or if you notice dark urine or yellow eyes. Low mood has been reported.</p>
<p>Let your team know early, and if thoughts of suicide appear, call or text <a href="tel:988">988</a>.</p><p>Carry a card or bracelet saying that you take naltrexone, because ordinary opioid painkillers may not work in an emergency and doctors may need another plan. Mention it well ahead of any surgery.</p><p>The medicine takes the shine off a substance. Finding other things that shine is the work of <a href="/how-we-help/individual-therapy">individual therapy</a> and of people who cheer you on.</p>`,
})
