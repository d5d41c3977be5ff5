import { treatmentPage } from '../../treatmentPage.ts'

export const coOccurringDisorderTreatment = treatmentPage({
  slug: 'how-we-help/co-occurring-disorder-treatment',
  title: 'Co-Occurring Disorder Treatment',
  description:
    'When addiction and a mental health condition show up together, treating both at once gives each a better chance. Here is how joined-up care works.',
  lastReviewed: '2026-08-05',
  sources: ['coOccurring', 'suicideRisk'],
  keyPoints: [
    'Addiction and mental illness often come together.',
    'One plan treats both at the same time.',
    'Some answers take weeks without a substance. Help starts before then.',
  ],
  text1: `<p>Which came first, the drinking or the depression? You may have been asked that by three different professionals, and sent away by two of them until you had “dealt with the other thing.” It is a weary way to look for help.</p><p>Having a mental health condition along with a substance use disorder is common enough that good programs expect it. The two feed each other: a sleepless, anxious night makes a drink look like medicine, and the drink makes tomorrow’s anxiety worse. Treating only one leaves the other free to pull you back. Co-occurring disorder treatment, also known as dual diagnosis care, puts both on the same table, with one plan and one conversation.</p>`,
  heading1: 'How two conditions are told apart',
  text2: `<p>Substances are gifted impostors. Weeks of stimulant use can look like mania or paranoia. Coming off alcohol can look exactly like panic. Heavy cannabis use may flatten a person until it resembles depression. For that reason a careful clinician asks about timing. Were you low as a teenager, long before the first pill? Did the racing thoughts ever come in a stretch with nothing in your system? What do your relatives remember?</p><p>Some answers appear only with time. A diagnosis made in the second week of sobriety should be written in pencil and checked again after a month or two. That does not mean waiting to be treated. Sleep, safety and severe symptoms are cared for from the start while the picture clears.</p><p>Pairings that we hear about often include alcohol with <a href="/what-we-treat/mental-health-treatment/depression">depression</a>, opioids or sedatives with <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a>, and stimulants with attention problems that were never named.</p>`,
  heading2: 'Treatment with one plan',
  text3: `<p>Joined-up care shows in small details. Your counselor knows what your prescriber changed last Tuesday. The group that talks about cravings also talks about panic. Nobody tells you to stop your antidepressant in order to count as sober, and nobody hands you a sedative with a history of misuse without weighing it carefully.</p><p>A plan may bring together:</p><ul><li>therapy that works on both sides, such as <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a></li><li>medication for mood, anxiety, attention or psychosis, picked with addiction in mind</li><li>medication for opioid or alcohol use disorder</li><li>trauma treatment, once you have enough steadiness to bear it</li><li>sleep, movement, food and daylight, which sound modest and matter a lot</li></ul><p>Progress is rarely even. Mood might lift before cravings do, or the reverse. We keep an eye on each, so that a dip in one does not sink the other.</p>`,
  heading3: 'When a hospital comes first',
  text4: `<p>Living with both kinds of illness raises the risk of suicide and of overdose, so let us be direct.</p>
<p>If you have thoughts of ending your life, call or text <a href="tel:988">988</a> at any hour; you do not need to be certain or “bad enough.” If you have taken something to harm yourself, have a weapon in hand, or someone near you cannot be woken, call <a href="tel:911">911</a>.</p>
<p>Give naloxone whenever opioids might be involved.</p><p>Hearing voices that command you, days without sleep and with soaring energy, or being unable to eat or care for yourself calls for a hospital first. The same goes for daily alcohol or benzodiazepine use: stopping abruptly can be life-threatening, and medical detox has to lead.</p><p>From there, outpatient care can take over. The first visit is <a href="/how-we-help/drug-and-alcohol-assessment">a full assessment</a> covering mind, body and substances in one sitting.</p>`,
})
