import { blogPost } from '../blogPost.ts'

export const surgeryAndPainMedicineInRecovery = blogPost({
  slug: 'surgery-and-pain-medicine-in-recovery',
  title: 'Surgery and pain medicine when you are in recovery',
  searchTitle: 'Surgery and pain in recovery',
  category: 'Life in recovery',
  author: 'Foothills Clinical Team',
  date: '2026-10-27',
  description:
    'A knee, a tooth, a C-section: how to plan for pain before a procedure, what to tell the surgeon, and how to keep your recovery and your comfort.',
  content: `<p>The surgeon was nice and quick, and halfway out the door before you could say it. Now there’s a date on the calendar for your knee and a word on the discharge sheet that you haven’t held in your hand in six years.</p>
<p>You’re allowed to be scared of that word. You are also allowed to have your pain treated. Those two can live in the same plan.</p>
<h2>Tell your surgical team early</h2>
<p>The best time is at the first visit. The next best is now. Call the office and ask for the nurse.</p>
<blockquote><p>“I’m in recovery from opioid use. I’d like a pain plan before surgery that includes non-opioid options, and I want the anesthesia team to know.”</p></blockquote>
<p>People fear being treated differently, and sometimes they are. Bring someone with you. Most teams are glad to know; it makes you safer. If you are brushed off, you may ask for a pain or addiction specialist to be consulted.</p>
<h2>If you take medicine for recovery</h2>
<p><strong>Buprenorphine or methadone:</strong> in most cases you stay on it through surgery. It doesn’t cover all surgical pain, so extra treatment is added on top. Don’t stop it because someone who hasn’t spoken to your prescriber says so. Ask them to talk to one another.</p>
<p><strong>Naltrexone:</strong> it blocks opioids, so ordinary pain medicines may not work and forcing past it is dangerous. The pill and the monthly shot have to be planned around well ahead. In an emergency, tell everyone, and carry a card. Our page on <a href="/how-we-help/medication-assisted-treatment/naltrexone">naltrexone</a> has more.</p>
<p><strong>Alcohol or benzodiazepines:</strong> if you’ve been drinking daily, tell the team. Withdrawal in a hospital bed is a known risk after surgery, and it can be prevented when they know.</p>
<h2>Pain plan: several methods together</h2>
<p>Good pain care uses several gentle things instead of one strong one. Ask about:</p>
<ul>
  <li>nerve blocks and numbing medicine during the operation</li>
  <li>anti-inflammatory medicine and acetaminophen on a schedule, if they’re safe for you</li>
  <li>ice, raising the limb, moving early, physical therapy</li>
  <li>medicines for nerve pain, with care: some, such as <a href="/what-we-treat/prescription-drug-addiction/gabapentin-addiction">gabapentin</a>, can be misused</li>
  <li>slow breathing and music, which do more than they get credit for</li>
</ul>
<p>Sometimes an opioid is needed for some days. That isn’t a return to use. It becomes risky when there are no guardrails, so build them.</p>
<h2>Safety rules at home</h2>
<ol>
  <li><strong>Smallest supply.</strong> Ask for a few days’ worth, with a check-in before any more.</li>
  <li><strong>Another pair of hands.</strong> Someone else picks it up, keeps it locked, hands you a dose at the time on the label, and writes it down.</li>
  <li><strong>As prescribed, for pain only.</strong> Not for sleep, not for the blues.</li>
  <li><strong>Naloxone in the house.</strong> Your tolerance is low now. If you can’t be woken or your breathing slows, whoever is there should give it and call <a href="tel:911">911</a>.</li>
  <li><strong>No mixing</strong> with alcohol or sedatives.</li>
  <li><strong>An end date,</strong> on paper. Leftovers go to a drug take-back box the very next day.</li>
  <li><strong>Extra support.</strong> Book a session for the week before, and one for the week after. Tell your group. Some friends will sit with you just for the asking.</li>
</ol>
<p>Pain and being stuck on a couch lower anybody’s mood.</p>
<p>If you get to thinking that you’d rather not be alive, call or text <a href="tel:988">988</a>.</p>
<h2>If cravings come back</h2>
<p>You may notice that you like it. You may count the pills. Say so that same hour, to the one who holds the bottle and to your counselor. It isn’t a crime, it’s an early signal, and acting on it early is what <a href="/how-we-help/relapse-prevention">relapse prevention</a> means. If you do return to use, get help without waiting for your follow-up. There is effective <a href="/what-we-treat/opioid-addiction">treatment for opioid addiction</a>, and having had surgery doesn’t disqualify you from any of it.</p>
<p>Then do your exercises. It is a good knee, and it has places to take you.</p>`,
})
