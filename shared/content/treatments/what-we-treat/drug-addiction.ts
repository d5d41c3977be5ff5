import { treatmentPage } from '../../treatmentPage.ts'

export const drugAddiction = treatmentPage({
  slug: 'what-we-treat/drug-addiction',
  title: 'Drug Addiction',
  description:
    'How drug addiction takes hold, why more than one drug is often involved, and how outpatient care in Cumming, Jefferson and Alpharetta can help.',
  lastReviewed: '2026-07-16',
  sources: ['addictionScience', 'substanceUse', 'overdose', 'asamCriteria'],
  keyPoints: [
    'Addiction means losing control over use and going on despite harm. It can be treated.',
    'Street drugs and counterfeit pills may contain fentanyl. Keep naloxone near.',
    'Do not stop sedatives or alcohol suddenly. Ask a doctor first.',
  ],
  text1: `<p>“Why don’t they just stop?” It is the question families ask most, and often the one a person asks in the mirror. The answer lies in how the brain learns. Drugs reach the system that tells us what to repeat, such as eating, resting and being close to people, and they press that button harder than anything else can. In time the brain turns its own volume down. Ordinary pleasures fade, the drug moves to the center, and using becomes less about feeling good than about feeling okay.</p>
<p>That change is real, and it can heal. People recover from addiction to every kind of drug, by many routes, often after a few attempts. Needing help with it is no more shameful than needing help with asthma.</p>`,
  heading1: 'Signs of drug addiction',
  text2: `<p>There is no blood test for addiction. Instead, a clinician asks about eleven signs, grouped into four plain questions:</p>
<ol>
<li><strong>Is control slipping?</strong> Using more than planned, trying to cut back, losing hours to getting or recovering from the drug, craving it.</li>
<li><strong>Is life getting smaller?</strong> Missed work, arguments at home, hobbies and friends that have fallen away.</li>
<li><strong>Is it risky, and does it go on anyway?</strong> Using before driving, or despite an illness or depression it makes worse.</li>
<li><strong>Has the body adapted?</strong> Needing more, or feeling sick without it.</li>
</ol>
<p>Two or three of the signs suggest a mild disorder; six or more, a severe one. One caution: a body can adapt to a medicine taken exactly as prescribed. On its own, that is not an addiction. If your concern began with a prescription, our page about <a href="/what-we-treat/prescription-drug-addiction">prescription drug addiction</a> may be closer to your story.</p>`,
  heading2: 'Types of drugs and their dangers',
  text3: `<p>The word “drugs” covers substances with little in common. What they do in the body decides what safe care looks like.</p>
<ul>
<li><strong>Opioids</strong> slow breathing. Withdrawal is miserable and treatable, and medication is the first choice of treatment.</li>
<li><strong>Stimulants</strong>, such as cocaine and <a href="/what-we-treat/methamphetamine-addiction">methamphetamine</a>, strain the heart. The low that follows can bring deep depression.</li>
<li><strong>Sedatives</strong>, such as <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepines</a>, must never be stopped suddenly. Seizures and death can result, and medical supervision comes first.</li>
<li><strong><a href="/what-we-treat/hallucinogen-addiction">Hallucinogens</a>, <a href="/what-we-treat/mdma-addiction">MDMA</a>, ketamine, <a href="/what-we-treat/inhalant-addiction">inhalants</a> and synthetic cannabinoids</strong> each carry risks of their own.</li>
</ul>
<p>Many people use more than one, and street supplies are often mixed. Powders and counterfeit pills may contain fentanyl without any sign of it. Whatever you or someone close to you uses, keep naloxone within reach and try never to use alone.</p>
<p>If a person won’t wake up or is barely breathing, call <a href="tel:911">911</a>, give naloxone and stay. For a crisis of any other kind, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for drug addiction',
  text4: `<p>Since no two histories match, we start by hearing yours. The substance matters. So do pain, sleep, trauma, housing, the people you love and the court date on your calendar. From there we suggest a mix: individual sessions, <a href="/how-we-help/group-therapy">group therapy with peers</a>, medication where it helps, and attention to mental health alongside.</p>
<p>You will practice skills you can use the same night, such as riding out an urge, leaving a room, or calling a person instead of a dealer. Later the work turns toward what recovery is <em>for</em>: a steadier home, a course you dropped, a morning that doesn’t begin with dread.</p>
<p>Sometimes outpatient care isn’t enough at first. Dangerous withdrawal, a medical emergency or an unsafe home may call for a hospital or residential program. We will say so plainly, help you look, and keep a place in mind for your return. An <a href="/how-we-help/drug-and-alcohol-assessment">assessment of your drug and alcohol use</a> is the simplest way to find out where you stand.</p>`,
})
