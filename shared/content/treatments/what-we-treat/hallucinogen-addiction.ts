import { treatmentPage } from '../../treatmentPage.ts'

export const hallucinogenAddiction = treatmentPage({
  slug: 'what-we-treat/hallucinogen-addiction',
  title: 'Hallucinogen Addiction',
  description:
    'LSD, mushrooms, PCP and DXM affect people in very different ways. When use becomes a problem, find thoughtful care that takes your experience seriously.',
  lastReviewed: '2026-08-03',
  sources: ['psychedelics', 'substanceUse'],
  keyPoints: [
    'Physical withdrawal is rare, but some people cannot stop using.',
    'Seizures, a very hot body or violent fear need emergency care.',
    'Therapy helps with panic, flashbacks and the reason for using.',
  ],
  text1: `<p>You may have read that psychedelics are not addictive, or that they are the next great medicine for the mind. Researchers are indeed studying some of them, in supervised settings with careful screening. That is a different thing from where you might find yourself: tripping most weekends, chasing an insight that keeps slipping away, or unable to shake what happened the last time.</p>
<p>Hallucinogen use disorder is less common than others, which means that people who have it often feel that nobody will know what to do with them. We take the experience seriously, both the parts that felt meaningful and the parts that scared you.</p>`,
  heading1: 'Types of hallucinogens',
  text2: `<p>“Hallucinogen” is a label for drugs that change perception, and the members act by quite different routes.</p>
<p><strong>Classic psychedelics</strong> such as LSD, psilocybin mushrooms, mescaline and DMT work mainly through serotonin. Tolerance rises within days, so daily use is rare and physical withdrawal is not typical. Even so, some people organize their lives around the next trip.</p>
<p><strong>Dissociatives</strong> such as PCP and high doses of DXM, the cough medicine ingredient, cut the tie between mind and body. PCP in particular can lead to craving, heavy repeated use and dangerous agitation. <a href="/what-we-treat/ketamine-addiction">Ketamine</a> belongs here and has a page of its own.</p>
<p><strong>Deliriants and lab-made copies</strong> are the least forgiving. Plants such as jimsonweed can poison the heart, and blotter sold as LSD may hold an NBOMe compound, which has caused seizures and deaths at tiny amounts.</p>`,
  heading2: 'Dangers: bad trips and lasting effects',
  text3: `<p>During a frightening trip, a calm voice and a quiet room help more than anything. Remind the person that it is the drug and that it will end.</p>
<p>Call <a href="tel:911">911</a> when there is a seizure, chest pain, a very high temperature, stiff muscles, violent agitation, a fall or injury, or a person who cannot be woken.</p>
<p>If you do not know what was taken, and pills or powders were part of it, give naloxone too.</p>
<p>Mixing raises the stakes. Some antidepressants, lithium, tramadol and other drugs can interact with hallucinogens and cause seizures or serotonin syndrome.</p>
<p>Afterward, some people have trails, halos or shimmering vision for weeks or longer, known as hallucinogen persisting perception disorder. Others feel unreal, panicky or full of dread. In people with a personal or family history of psychosis or bipolar disorder, a trip can set off an episode that needs psychiatric care.</p>
<p>For thoughts of suicide at any point, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for hallucinogen use',
  text4: `<p>Therapy here starts with curiosity. What were you looking for: relief from depression, a sense of awe, company, a way out? The need is usually a good one. Once it has a name, we can look for ways of meeting it that don’t cost you your footing.</p>
<p>Depending on what you bring, sessions may include:</p>
<ul>
<li>grounding skills for flashbacks and feelings of unreality</li>
<li>treatment for <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic attacks</a>, depression or trauma that came before or after</li>
<li>a plan for festivals, friends and online communities where use is the norm</li>
<li><a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a>, for people who still want the inward part without the drug</li>
</ul>
<p>No medicine is approved for hallucinogen use disorder itself, though a prescriber can treat sleep, anxiety or mood. Daily PCP use, ongoing psychosis or risk of self-harm should be treated first in a hospital, and outpatient care can follow once you are steady.</p>`,
})
