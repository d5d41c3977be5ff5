/**
 * Written in November 2026 after the CDC's questions and answers about medetomidine (August 2025) and public-health pages
 * about xylazine and nitazenes. The supply changes: a clinician has to review this text twice a year.
 */
export const drugSupply = `<p><strong>What is in the supply (checked November 2026).</strong> Besides fentanyl, laboratories in the United States find animal sedatives such as xylazine and, more and more often, medetomidine. These are not opioids, and naloxone does not reverse them. Give it anyway, because an opioid is usually there too, and watch the breathing: a person may breathe well again and still not wake up. Xylazine can cause severe wounds.</p>
<p>Going without medetomidine after regular use can bring on withdrawal within hours, with a racing heart, very high blood pressure, shaking, vomiting or confusion. It can be life-threatening, so call <a href="tel:911">911</a>.</p>
<p>Other lab-made opioids keep appearing. Among them are nitazenes, some of which are stronger than fentanyl. Naloxone works on them, though it may take more than one spray. Fentanyl test strips do not find them.</p>`
