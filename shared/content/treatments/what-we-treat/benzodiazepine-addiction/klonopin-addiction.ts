import { treatmentPage } from '../../../treatmentPage.ts'

export const klonopinAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/klonopin-addiction',
  title: 'Klonopin Addiction',
  description:
    'Klonopin is potent and long-lasting, and stopping suddenly can cause seizures. How dependence grows and how care in Georgia supports a taper.',
  lastReviewed: '2026-07-29',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning'],
  keyPoints: [
    'Do not stop suddenly, above all if you take it for seizures.',
    'Withdrawal can start days after the last dose.',
    'A taper takes months. Pauses are allowed.',
  ],
  text1: `<p>Klonopin often comes into a life through the front door, with a careful doctor and a good reason. Clonazepam, its generic name, prevents certain seizures and quiets panic disorder. It lasts for much of a day, so it is sometimes offered as the steadier choice for people who struggled with faster medicines.</p>
<p>Steady is not the same as simple. It is a strong medicine in a very small tablet, and many people stay on it far longer than anybody intended, because every try at leaving it went badly. Did those tries end in shaking hands and a sense of unreality? Then you have met withdrawal, not a flaw in your character. What was missing may only have been a slower road and more company along the way.</p>`,
  heading1: 'Signs of Klonopin addiction',
  text2: `<p>Tolerance to Klonopin can be subtle. You still take what the bottle says, yet by late afternoon there is a hum of unease that did not use to be there. An extra half finds its way into the day. Later the extra half is the rule.</p>
<p>Around the edges, other things thin out. Motivation sags. Depression may deepen, since calming medicines can lower mood over time. Words arrive late. Balance is a little off on the stairs. Some people grow afraid to travel in case the tablets are lost; others will not tell a new doctor about them for fear of being cut off. There are also those who take a great deal at once, or add it to methadone, alcohol or pain tablets to heighten the effect, which puts breathing at risk. Wherever you stand along that line, it is a fair time to ask for help.</p>`,
  heading2: 'Withdrawal and seizures',
  text3: `<p>Here special care is needed. For someone with epilepsy, dropping clonazepam abruptly can set off seizures that run one into the next, a life-threatening emergency. Even a person who never had a seizure may have one when the medicine is stopped suddenly. So the first rule is plain: do not quit or cut down sharply by yourself. Any change belongs with the neurologist or prescriber who knows why you take it, and a seizure medicine may need to be replaced before it is reduced.</p>
<p>High amounts, past withdrawal seizures, pregnancy, or alcohol and opioids in the mix point to inpatient medical detox first. We will help you ask the right questions and will be ready when you come out.</p>
<p>If a seizure happens, call <a href="tel:911">911</a>, clear the space, turn the person on their side and put nothing in the mouth. If someone cannot be woken, also give naloxone in case an opioid is involved. Emotional crises count as well: <a href="tel:988">988</a> takes calls and texts at all hours, about suicide or anything else too heavy to hold.</p>`,
  heading3: 'Treatment during a slow taper',
  text4: `<p>We think of a Klonopin taper in seasons rather than weeks. Your prescriber sets the pace; we help you live well within it. Early on, the work is practical: regular sleep and meals, less caffeine, a simple log of symptoms so that a rough Tuesday does not look like disaster. In the middle months comes deeper learning. <a href="/how-we-help/dialectical-behavior-therapy">Dialectical behavior therapy</a> skills can be a fine match, since they teach you to ride out strong feelings and to come back to your body when the world seems unreal.</p>
<p>Toward the end we turn to confidence: trips, job interviews, a dinner without a tablet in your pocket. If <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic</a> or <a href="/what-we-treat/mental-health-treatment/depression">depression</a> is present, it gets its own treatment from the beginning, which may include medicine without this kind of dependence.</p>
<p>You may hold at one step for a while. Holding is part of the climb. There is no prize for speed.</p>`,
})
