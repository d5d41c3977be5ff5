/**
 * The steps of every text about a suspected opioid overdose. Written on November 21, 2026, after summaries of the American
 * Heart Association's guidance for lay rescuers, public-health pages about naloxone and its label; the sentences about the
 * law on November 23, 2026, after public copies and summaries of O.C.G.A. 16-13-5. A clinician has to compare the steps with
 * the guidelines of 2025 and SAMHSA's toolkit, and a lawyer has to read the sentences about the law.
 */
export const overdoseSteps = `<ol>
<li><strong>Call <a href="tel:911">911</a> first.</strong> Put the phone on speaker, say that someone is not waking up or not breathing normally, and give the address.</li>
<li><strong>Give naloxone if you have it,</strong> even if you are not sure what was taken, and also after alcohol with pills. Nasal spray: lay them on their back, tilt the head back, put the nozzle into one nostril, and press the plunger all the way.</li>
<li><strong>Help them breathe.</strong> If breathing is slow or weak, give rescue breaths if you are trained and willing. If they are not breathing or only gasping, start CPR with the dispatcher’s help. If you are not trained, push hard and fast in the center of the chest with your hands alone. You do not need to look for a pulse.</li>
<li><strong>Give a second dose</strong> of naloxone after two to three minutes if they still do not respond or breathe normally.</li>
<li><strong>Roll them onto their side</strong> once they are breathing on their own, with the upper knee bent, so that they are less likely to choke.</li>
<li><strong>Stay until help comes.</strong> Naloxone can wear off before the opioid does, and breathing can stop again.</li>
</ol>
<p>Do not let them sleep it off. No cold shower, no coffee, nothing to eat or drink.</p>
<p>Afraid of the police? Under Georgia’s 911 Medical Amnesty Law (O.C.G.A. § 16-13-5), a person who calls in good faith and gives care until help comes, and the one who overdosed, are not arrested or charged over small amounts of drugs that the police find only because of that call. In such a case the law also protects them if they are on probation, parole or pretrial release. <a href="/blog/georgia-911-medical-amnesty-law">What the law covers</a>.</p>`
