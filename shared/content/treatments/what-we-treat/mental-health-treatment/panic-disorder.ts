import { treatmentPage } from '../../../treatmentPage.ts'

export const panicDisorder = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/panic-disorder',
  title: 'Panic Disorder Treatment',
  description:
    'A panic attack feels like dying and passes within minutes. Learn how outpatient treatment breaks the fear of fear and gives you back your map.',
  lastReviewed: '2026-06-16',
  sources: ['anxiety', 'benzodiazepineTapering'],
  keyPoints: [
    'A panic attack peaks within minutes and passes.',
    'New chest pain or trouble breathing needs a medical check first.',
    'Therapy that practices the feared sensations works well.',
  ],
  text1: `<p>It came out of nowhere, in the cereal aisle. Your heart slammed, your hands tingled, the lights went strange, and you knew, with total certainty, that you were dying or going mad. Twenty minutes later you were sitting in the car, shaking and embarrassed. The emergency room said your heart was fine. That was meant to be good news.</p>
<p>A single panic attack is frightening but common, and plenty of people never have another. Panic disorder is what happens when you start to live in fear of the next one. You scan your body for signs. You learn where the exits are. Your world gets drawn around the places where it has not happened yet. The good news is real this time: panic responds well to treatment.</p>`,
  heading1: 'Signs of a panic attack',
  text2: `<p>During panic your body launches its full emergency response, only without the emergency. Adrenaline speeds the heart. Fast breathing lowers carbon dioxide, and that brings on the dizziness, the tight chest and the pins and needles. Then the mind looks for an explanation and finds a terrible one, which releases more adrenaline. Most attacks peak within about ten minutes, because the body cannot keep that pace up.</p>
<p>Still, please do not assume.</p>
<p>Chest pain or breathlessness that is new, comes with exertion, spreads to the arm or jaw, or does not ease should be treated as a medical emergency: call <a href="tel:911">911</a>.</p>
<p>A doctor’s visit can look for heart rhythm problems, thyroid disease, asthma and effects of caffeine, decongestants or stimulants. Once those are ruled out, you can stop collecting tests and start treating the panic. Broader, all-day worry is covered under <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety treatment</a>.</p>`,
  heading2: 'Therapy for panic disorder',
  text3: `<p>This part surprises people. In therapy for panic you bring on the feared sensations yourself, in small safe amounts. You spin in an office chair until you are dizzy, breathe through a thin straw, jog in place, or drink a cup of coffee and sit with the flutter. Time after time your body learns that a pounding heart is uncomfortable and nothing more.</p>
<p>Alongside this you put away the crutches one by one: the water bottle you must carry, the seat by the aisle, the friend who has to come along. If you have come to avoid highways, stores or even leaving home, which is called agoraphobia, you take those places back in stages. <a href="/how-we-help/telehealth-treatment">Telehealth</a> can be a way to begin when the drive itself is too much.</p>
<blockquote><p>Instead of “How do I make this stop?” try “Let it come. I have done this before.”</p></blockquote>
<p>The second sentence takes practice. It also takes the fuel away.</p>`,
  heading3: 'Medication and getting help',
  text4: `<p>Certain antidepressants lower the number and strength of attacks over several weeks, and they combine well with therapy. They may make you jittery at first, so prescribers tend to start gently and stay in touch.</p>
<p>Benzodiazepines are another matter. Many people with panic carry one such as <a href="/what-we-treat/benzodiazepine-addiction/xanax-addiction">Xanax</a> just in case. It can become one more crutch, and with daily use the body may come to depend on it. Attacks that grow worse between doses are sometimes a sign of withdrawal. Never stop suddenly on your own: seizures can follow and can be fatal. A supervised taper, or inpatient medical detox first, is the safe way. The same goes for alcohol.</p>
<p>Living on guard is exhausting, and some people reach a point where they would rather not live at all.</p>
<p>If that thought has come to you, call or text <a href="tel:988">988</a>.</p>
<p>A trained counselor will answer at three in the morning as well.</p>`,
})
