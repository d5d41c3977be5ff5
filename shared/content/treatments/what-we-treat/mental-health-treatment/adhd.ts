import { treatmentPage } from '../../../treatmentPage.ts'

export const adhd = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/adhd',
  title: 'ADHD Treatment',
  description:
    'Bright, capable and always behind? Adult ADHD treatment offers practical skills, careful choices about medication, and support for recovery.',
  lastReviewed: '2026-08-05',
  sources: ['adhd', 'stimulantUse'],
  keyPoints: [
    'Adult ADHD often looks like lateness, lost things and restlessness.',
    'Therapy teaches tools that work outside your head: lists, timers, routines.',
    'ADHD can be treated in recovery. Some medicines are not stimulants.',
  ],
  text1: `<p>Eleven browser tabs, three half-finished mugs of coffee, and a bill you have the money for but have now paid late again. You were the child whose report cards said “not working up to potential.” As an adult you have probably said far worse to yourself.</p>
<p>Attention-deficit/hyperactivity disorder is a difference in how the brain manages attention, impulse and time. It starts in childhood, though many people, women in particular, are not recognized until their own child is evaluated. Trying harder is not the missing piece. Most adults with ADHD have been trying twice as hard for decades. What helps is the right set of tools, an accurate evaluation, and a good deal less shame.</p>`,
  heading1: 'Signs of ADHD in adults',
  text2: `<p>Hyperactivity often goes underground with age. Instead of climbing the furniture you feel driven by an inner motor, talk over people you like, or cannot bear a slow line. Attention is not absent so much as hard to steer: four hours vanish into something fascinating while the form due at noon stays untouched. Time has two settings, now and not now. Criticism can land like a blow.</p>
<p>Other conditions can look alike. Poor sleep, <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a>, depression, trauma, thyroid problems and heavy marijuana use all scatter attention, and bipolar disorder can bring restlessness and impulsive choices. A sound evaluation goes back to childhood, asks how things work at home and on the job, and may include a parent’s memory or old school reports. If you are newly sober, your clinician may wait a few weeks and look again, since early recovery clouds focus in almost everyone.</p>`,
  heading2: 'Therapy and everyday tools',
  text3: `<p>Good intentions fade. A timer on the counter does not. Much of ADHD therapy is about moving memory and time out of your mind and into the world around you, where you can see them. In <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> adapted for ADHD you might work on:</p>
<ul>
<li>one calendar, looked at twice a day, tied to something you already do;</li>
<li>cutting a task down until the first step is almost silly, such as “open the envelope”;</li>
<li>working alongside another person, which makes starting easier for many people;</li>
<li>pausing before the purchase, the text or the second drink;</li>
<li>answering the old voice that says “lazy” with something more accurate.</li>
</ul>
<p>Movement and regular sleep help attention more than most gadgets do. Partners are welcome, too. Chores and lateness cause real hurt, and a shared system works better than a nagging one.</p>`,
  heading3: 'Medication and recovery',
  text4: `<p>Stimulant medicines help many people with ADHD, taken as prescribed and with checks of blood pressure, heart history, sleep and appetite. They can also be misused, and sharing or buying them is risky: pills sold outside a pharmacy may be counterfeit and contain fentanyl, so keep naloxone nearby if you or people around you take any. Our pages on <a href="/what-we-treat/prescription-drug-addiction/adderall-addiction">Adderall addiction</a> and <a href="/what-we-treat/prescription-drug-addiction/ritalin-addiction">Ritalin addiction</a> say more.</p>
<p>A past with substances does not rule out treating your ADHD. Untreated, it can make recovery harder. Non-stimulant medicines are one route. Longer-acting forms with close follow-up may be another, and that choice belongs to you and a prescriber who knows your whole history.</p>
<p>For chest pain, a seizure or a possible overdose, call <a href="tel:911">911</a>. If discouragement turns into thoughts of suicide, call or text <a href="tel:988">988</a>.</p>
<p>Someone in the middle of a crisis may need hospital care before skills work can begin.</p>`,
})
