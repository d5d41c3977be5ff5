import { treatmentPage } from '../../treatmentPage.ts'

export const relapsePrevention = treatmentPage({
  slug: 'how-we-help/relapse-prevention',
  title: 'Relapse Prevention',
  description:
    'A return to use usually begins long before the first drink or dose. Learn to read early signs, plan for hard moments, and respond fast to a slip.',
  lastReviewed: '2026-08-28',
  sources: ['substanceUse', 'addictionScience', 'overdose'],
  keyPoints: [
    'A return to use starts with feelings and thoughts, before any substance.',
    'Write a plan on one page and share it.',
    'If you use again, be safe first and tell someone today.',
  ],
  text1: `<p>Nobody wakes up one morning, having been perfectly well, and finds a glass in hand. Look back and there is nearly always a trail. First the Tuesday group was skipped, then the phone went unanswered. Sleep got short. An old friend’s number was looked up “just to see how he’s doing.”</p><p>Relapse prevention is the craft of reading that trail while you are still near its beginning. It is not about being watched or living in fear. Think of it as the way people on the coast live with hurricane season: they know the signs, they have boards in the garage, and the rest of the time they enjoy the beach. Returning to use is common in recovery, and being ready for the possibility is a form of respect for yourself.</p>`,
  heading1: 'Three stages of a return to use',
  text2: `<p><strong>Emotional.</strong> You are not thinking of using, but your care for yourself is fraying. Meals are missed. You bottle things up, pick fights, say “fine.” The remedy is plain: rest, food, one honest talk.</p><p><strong>Mental.</strong> Now there is a tug of war inside. You recall the good nights and forget the mornings after. You bargain: only at weddings, only beer, only once the divorce is final. Secrets reappear. At this stage, tell someone the exact thought out loud. It shrinks in daylight.</p><p><strong>Physical.</strong> The first use. Even here there is a choice to be made within the hour, for one use does not have to become a season.</p><p>Many people keep an eye on four simple states, often abbreviated HALT: hungry, angry, lonely, tired. It is surprising how many emergencies turn out to need a sandwich and a nap.</p>`,
  heading2: 'Your prevention plan',
  text3: `<p>Write it by hand, photograph it, and give a copy to someone. It should name:</p><ul><li><strong>My own early signs,</strong> including the one that only my partner notices</li><li><strong>My high-risk times:</strong> payday, the anniversary, the hour after the kids go to their dad’s</li><li><strong>My first three moves,</strong> such as leaving the place, calling a named person, and walking fast around the block</li><li><strong>The sentence I will say</strong> when someone offers</li><li><strong>My medicine,</strong> and whoever can help if I run out</li><li><strong>Reasons,</strong> in words or photographs, that still move me</li></ul><p>Then rehearse. Say the refusal to the mirror. Drive the other road home. Practice, as taught in <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>, turns a good intention into a reflex. Medication for opioid or alcohol use disorder is among the strongest preventives there is, so do not leave it off the page.</p>`,
  heading3: 'The first day after a return to use',
  text4: `<p>Stop where you are, and tell one safe person. Get rid of what is left, with someone beside you. Then call your counselor. Shame will suggest waiting until you have “something better to report.” Shame gives bad advice.</p><p>Mind your body as well. After any break, tolerance drops, and a familiar amount may cause an overdose, all the more with fentanyl in so many supplies.</p>
<p>Have naloxone near, do not use alone, and call <a href="tel:911">911</a> if anyone will not wake up or is breathing badly.</p><p>After several days of heavy drinking or sedative use, stopping abruptly can be life-threatening; see a doctor or an emergency room about detox.</p><p>If despair turns to thoughts of suicide, call or text <a href="tel:988">988</a>.</p><p>Within the week, review what happened with your team. You may need more company for a while, through <a href="/how-we-help/aftercare">aftercare</a> or a stronger level of care. You are not starting over. You are starting from here, knowing more.</p>`,
})
