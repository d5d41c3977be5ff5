import { cardTexts } from '../region/cards.ts'

/**
 * The steps of the care card for a suspected opioid overdose, and what to do if somebody used and sleeps or is awake. The steps were
 * compared on November 26, 2026, with public summaries of the American Heart Association's guidelines of 2025 (naloxone
 * and CPR by lay rescuers), SAMHSA's Overdose Prevention and Response Toolkit and the instructions of a state's overdose
 * prevention program (a spray holds one dose, the next goes into the other nostril, one breath every 5 seconds). What to do if
 * they are awake was compared on November 28, 2026, with SAMHSA's toolkit (at least 4 hours after the last naloxone) and
 * the National Harm Reduction Coalition (naloxone works for 30 to 90 minutes). How to wake somebody who used and sleeps was
 * compared on November 29, 2026, with ASAM's patient guide of 2025 and public summaries of the CDC's and SAMHSA's
 * advice (call, then knuckles on the breastbone; no answer is an overdose). A clinician must read the steps, and a lawyer
 * the sentences about the law, which are the state's.
 */
export const overdoseSteps = `<ol>
<li><strong>Call <a href="tel:911">911</a> first.</strong> Put the phone on speaker, say that someone is not waking up or not breathing normally, and give the address.</li>
<li><strong>Give naloxone if you have it,</strong> even if you are not sure what was taken, and also after alcohol with pills. Nasal spray: lay them on their back, tilt the head back, put the nozzle into one nostril, and press the plunger all the way. Do not test the spray: it holds one dose.</li>
<li><strong>Slow or weak breathing: breathe for them.</strong> Tilt the head back, lift the chin and pinch the nose. Seal your mouth over theirs and blow until the chest rises. Two breaths, then one every 5 seconds.</li>
<li><strong>Not breathing, or only gasping: start CPR</strong> with the dispatcher’s help. If you are not trained, push hard and fast in the center of the chest with your hands alone. You do not need to look for a pulse. Is there an AED? Let somebody bring it, switch it on, and do what it says.</li>
<li><strong>Give a second dose</strong> of naloxone after two to three minutes if they still do not respond or breathe normally: a new spray, in the other nostril.</li>
<li><strong>Roll them onto their side</strong> once they are breathing on their own, with the upper knee bent, so that they are less likely to choke.</li>
<li><strong>Stay until help comes.</strong> Naloxone can wear off before the opioid does, and breathing can stop again.</li>
</ol>
<p><strong>After use, asleep or awake?</strong></p>
<ul>
<li><strong>Asleep: wake them now.</strong> Shout, and rub your knuckles hard on the middle of the chest. If they snore, breathe slowly or do not wake up: step 1.</li>
<li><strong>Awake: do not leave them, and do not let them sleep it off.</strong> Keep naloxone in your hand.</li>
<li><strong>Call Poison Control,</strong> <a href="tel:+18002221222">1-800-222-1222</a>, free at any hour, for how long to watch.</li>
<li><strong>Call <a href="tel:911">911</a> and give naloxone</strong> if they get harder to wake, snore or gurgle, look blue or gray, or breathe fewer than 12 times in a whole minute.</li>
<li><strong>After Narcan:</strong> it works for 30 to 90 minutes, and the drug can last longer. If they refuse the hospital, watch them for at least 4 hours after the last dose, and longer after methadone or another long-acting opioid.</li>
</ul>
<p>No cold shower, no coffee, nothing to eat or drink.</p>
${cardTexts.amnesty ?? ''}`
