import { treatmentPage } from '../../treatmentPage.ts'

export const mdmaAddiction = treatmentPage({
  slug: 'what-we-treat/mdma-addiction',
  title: 'MDMA and Ecstasy Addiction',
  description:
    'When ecstasy or molly stops being about the music: the comedown, risks of heat and mixed pills, and outpatient counseling for a steadier mood.',
  lastReviewed: '2026-07-07',
  sources: ['mdma', 'overdose'],
  keyPoints: [
    'Overheating and too much water are the main dangers on the night.',
    'Tablets may contain meth or fentanyl. Keep naloxone near.',
    'Low mood after use passes. Therapy helps with what you miss.',
  ],
  text1: `<p>The first time may have been wonderful. Strangers felt like family, the music went right through you, and worries that had sat on your chest for years were gone until sunrise. Most people who come to dread MDMA remember that night, and they have been trying to get back to it ever since.</p>
<p>They seldom can. Each time, the glow tends to be dimmer and the week after it heavier. If you are taking more to feel less, if weekends have become something to recover from, or if you can’t imagine dancing, intimacy or friendship without it, help is at hand. You can keep the music. We would like to help with the rest.</p>`,
  heading1: 'Effects on mood and memory',
  text2: `<p>MDMA, called ecstasy as a tablet and molly as powder or crystal, pushes out the brain’s stores of serotonin along with dopamine and noradrenaline. Warmth and energy rise together. Then the stores run low and take days to refill. The midweek blues that follow bring tears, irritability, poor sleep and a flat gray feeling that can look just like <a href="/what-we-treat/mental-health-treatment/depression">depression</a>.</p>
<p>Taken often, MDMA may leave memory, attention and mood worse for much longer. Some people answer the low with cannabis, sedatives or more MDMA, and a loop forms.</p>
<p>Does it count as addiction if there is no shaking or sweating? It can. Craving, tolerance, using despite harm and giving up other things are what matter.</p>
<p>If the days after ever bring thoughts of suicide, call or text <a href="tel:988">988</a>.</p>
<p>Those days end, even when it does not feel that way.</p>`,
  heading2: 'Dangers: overheating and mixed tablets',
  text3: `<p>MDMA can disturb the body’s control of temperature and salt. In a crowded, hot room, someone may overheat to a deadly degree. Drinking huge amounts of water in response can be dangerous as well, because the body holds on to it and sodium falls.</p>
<p>Warning signs that mean <a href="tel:911">911</a> without delay:</p>
<ul>
<li>hot skin with confusion, collapse or jerking muscles</li>
<li>a seizure, or a severe headache with vomiting</li>
<li>chest pain or a racing, uneven heartbeat</li>
<li>rigid muscles, shivering and agitation, which may be serotonin syndrome, above all in a person who also takes certain antidepressants</li>
</ul>
<p>Move the person somewhere cool, loosen clothing and stay with them. Tablets and powders sold as ecstasy vary greatly in strength. They may contain methamphetamine, cathinones (“bath salts”), ketamine or fentanyl. Carry naloxone, and use it if anyone is limp, blue or barely breathing.</p>`,
  heading3: 'Treatment for MDMA use',
  text4: `<p>There is no drug that treats MDMA use disorder, and stopping it does not usually require detox. If you also use alcohol heavily or take sedatives to sleep, tell us first, because those must be reduced under medical care.</p>
<p>What people miss most is the closeness. So we work on it directly. In <a href="/how-we-help/individual-therapy">individual counseling</a> you might explore social anxiety, grief or a painful relationship with your own body. Group sessions offer something that sounds odd at first: being open with people while entirely sober, and surviving it. Many come to like it.</p>
<p>Practical planning counts as well. Together we think about festival season, a friend group that rolls together, and what to do on the first free Saturday. Creative work has a place here, too, and our page on <a href="/how-we-help/alternative-therapies/art-and-music-therapy">art and music therapy</a> may interest you. If depression is severe, or several drugs are involved, a higher level of care may come before outpatient treatment.</p>`,
})
