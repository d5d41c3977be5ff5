import { blogPost } from '../blogPost.ts'
import { overdoseStepsAbove } from '../overdoseSteps.ts'

export const georgia911MedicalAmnestyLaw = blogPost({
  slug: 'georgia-911-medical-amnesty-law',
  title: 'Call anyway: Georgia’s 911 Medical Amnesty Law in plain words',
  searchTitle: 'Georgia’s medical amnesty law',
  category: 'Georgia resources',
  author: 'Foothills Care Coordination',
  date: '2025-08-14',
  description:
    'Afraid to call 911 in an overdose? What Georgia’s medical amnesty law protects, on probation and parole too, what it does not cover, and what to do first.',
  content: `<p>If you are reading this beside someone who will not wake up, stop and call <a href="tel:911">911</a> now.</p>
<p>Say “not breathing” or “won’t wake up” and give the address. Give naloxone if you have it. The rest of this page can wait.</p>
<p>For everyone else: please read it before you need it. Minutes matter, and too many of them go to arguing about whether to call.</p>
<h2>What the law is for</h2>
<p>Georgia has had a 911 Medical Amnesty Law since 2014. It was made for a story that many families know. Somebody was in trouble, the others were scared of being arrested, and so they waited, or drove away, or left a person at a hospital door.</p>
<h2>What the law protects you from</h2>
<p>The law is section 16-13-5 of the Official Code of Georgia (O.C.G.A. § 16-13-5). It covers a person who in good faith seeks medical help for an overdose, their own or someone else’s, and the person who overdosed.</p>
<ul>
  <li><strong>Arrest, charge and prosecution</strong> for having a small amount of drugs: less than four grams of a solid, less than one milliliter of a liquid, less than one ounce of marijuana, or drug-related objects. This holds if the evidence came to light solely because help was called (subsection b).</li>
  <li><strong>Probation, parole and pretrial release:</strong> no sanctions for violating a condition because of such a drug violation, if it is related to seeking help (subsection c).</li>
  <li><strong>Protective and restraining orders:</strong> no penalties for violating one, if it is related to seeking help (subsection c).</li>
</ul>
<p>Other Georgia laws have similar rules for people under 21 and alcohol, and protect people who give naloxone in good faith.</p>
<h2>What the law does not do</h2>
<ul>
  <li>It does not cover selling or trafficking, or large amounts.</li>
  <li>It does not wipe out other crimes or an open warrant.</li>
  <li>It does not stop officers from coming, asking questions or keeping everyone safe.</li>
</ul>
<p>We are a treatment center and not a law office. This page was checked against public copies and summaries of the law on November 22, 2026; a lawyer has not reviewed it yet. Laws change, and only a lawyer can tell you how one applies to you. A person who is not breathing has minutes. A legal problem can be worked on next week.</p>
<h2>What to do in an overdose</h2>
${overdoseStepsAbove}
<p>You do not have to explain what was taken to get an ambulance, though telling the medics helps them. Naloxone is not known to harm someone who has not taken opioids. Good faith also looks a lot like staying.</p>
<p>Do not put anyone in a cold shower, make them walk, or let them “sleep it off.”</p>
<h2>Talk about it before you need it</h2>
<p>If you use with other people, say it out loud once, on an ordinary day: “If I go down, call. I would never be mad at you for calling.” Parents, say the same to your teenagers and mean it: “Call 911, then call me, and we will talk about the rest another day.”</p>
<p>Keep naloxone where people gather. Many pharmacies in Georgia carry it without your needing to see a doctor first, and it is sold over the counter.</p>
<h2>The day after</h2>
<p>Read <a href="/after-an-overdose">what to do in the first 72 hours</a>. Surviving an overdose is a shaky, tender time. It is also a time when help can begin quickly. For <a href="/what-we-treat/opioid-addiction">opioid addiction</a>, buprenorphine and methadone lower the risk of dying, and <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> can often start soon. If you were the one who called, you may need somebody too; <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a> after a night like that is real.</p>
<p>For thoughts of suicide, on either side, call or text <a href="tel:988">988</a>.</p>`,
})
