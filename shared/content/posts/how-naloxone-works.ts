import { blogPost } from '../blogPost.ts'
import { overdoseStepsAbove } from '../overdoseSteps.ts'

export const howNaloxoneWorks = blogPost({
  slug: 'how-naloxone-works',
  title: 'How naloxone works, and why to keep it by the bandages',
  searchTitle: 'How naloxone works',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2026-07-23',
  description:
    'What naloxone does in the body, how to use the nasal spray, what happens after the person wakes up, and where to get it in Georgia without a fuss.',
  content: `<p>There is a small white device in a box in somebody’s glove compartment tonight that is going to give a mother her son back. She doesn’t know that she’ll need it. She got it because the pharmacist asked.</p>
<p>We would like you to have one too.</p>
<p>If you need it this minute: call <a href="tel:911">911</a>, tilt the head back, put the nozzle in one nostril, press the plunger all the way.</p>
<p>Then read on with the dispatcher on speaker.</p>
<h2>How naloxone works</h2>
<p>Opioids work by fitting into tiny locks in the brain called receptors. Some of those locks control breathing. Too much opioid, and the signal to breathe goes quiet. A person does not choke or struggle. They just stop.</p>
<p>Naloxone is a key that fits the same locks and doesn’t turn. It pushes the opioid out of the way and sits there. The signal to breathe comes back, often in two or three minutes.</p>
<p>It does one job only. It doesn’t reverse alcohol, benzodiazepines, cocaine or other sedatives. But since so much of the street supply has fentanyl in it, we give it whenever we are not sure. To a person with no opioids in them it does next to nothing. A child, a grandmother or a pregnant woman can be given it in an emergency.</p>
<h2>How to use it</h2>
<p>Try to wake them: shout their name and rub your knuckles hard on the breastbone. If they do not wake, or are not breathing normally:</p>
${overdoseStepsAbove}
<p>The spray itself is simple. Lay them on their back, tilt the head, put the nozzle fully in one nostril and press once. Don’t test it first; it holds a single dose. Use the other nostril the next time. Naloxone wears off in thirty to ninety minutes, and some opioids last longer.</p>
<h2>When they wake up</h2>
<p>They may be sick, sweaty, confused, or furious with you. You have just put them in sudden withdrawal. Speak low: “You overdosed. I gave you naloxone. The ambulance is on its way. I’m staying.” They should not take more to feel better; it can pile up as the naloxone fades. Urge them to go to the hospital to be watched.</p>
<p>Then sit down yourself. Your hands will shake later.</p>
<p>If the days after are bad, or anyone in this story is thinking of suicide, call or text <a href="tel:988">988</a>.</p>
<h2>Where to get it in Georgia</h2>
<ul>
  <li><strong>Over the counter.</strong> Nasal naloxone is sold without a prescription in many drugstores and some groceries.</li>
  <li><strong>From the pharmacist.</strong> Georgia has a statewide standing order, which means a pharmacist can hand out naloxone without your seeing a doctor first. Insurance may pay more of it this way. Ask both prices.</li>
  <li><strong>Free.</strong> Health departments, harm reduction groups and some libraries and schools give it out.</li>
</ul>
<p>Keep it at room temperature. A hot car in a Georgia summer isn’t ideal, but a kit in a hot car is far better than none. Note the date on it, and use it past that date if it is all you have.</p>
<p>Who should own one? Anyone who takes opioids, even as prescribed. Anyone who uses street drugs of any sort. Anyone who loves, houses, teaches or rides with one of those people.</p>
<h2>After an overdose</h2>
<p>What to do at home and at the hospital is on the page about <a href="/after-an-overdose">the first 72 hours</a>.</p>
<p>Naloxone ends an overdose. It doesn’t treat what led there. The days after a close call are a good time to start medicine for <a href="/what-we-treat/opioid-addiction">opioid addiction</a>, above all <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a> or methadone from an opioid treatment program, which lower the risk of dying. <a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone</a> is a choice for people who are fully off opioids first. You could say it like this: “I don’t want to use that spray again. Will you come with me and just ask?”</p>`,
})
