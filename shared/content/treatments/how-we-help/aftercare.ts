import { treatmentPage } from '../../treatmentPage.ts'

export const aftercare = treatmentPage({
  slug: 'how-we-help/aftercare',
  title: 'Aftercare',
  description:
    'Finishing treatment is the start of something. See how an aftercare plan keeps support, medication, purpose and safety in place for the long run.',
  lastReviewed: '2026-07-16',
  sources: ['asamCriteria', 'substanceUse', 'overdose'],
  keyPoints: [
    'Plan aftercare before your program ends.',
    'A good plan names people, dates, medicine and a first call.',
    'If you return to use, come back soon. Tolerance is lower, so overdose risk is higher.',
  ],
  text1: `<p>The last day of a program can feel oddly flat. There are hugs and perhaps a coin or a certificate, then you are in the parking lot with your keys in your hand and a Thursday evening ahead. Nobody is expecting you at nine tomorrow.</p><p>Aftercare is what you build for that Thursday, and for the ones that follow. It is the lighter, longer part of treatment: fewer hours, spread over months or years, shaped around a life that is filling up again. Doctors keep seeing people after a heart operation without anybody calling it weakness. Recovery from addiction deserves the same steady follow-up, because early change is real but still young.</p>`,
  heading1: 'What your aftercare plan includes',
  text2: `<p>A plan that fits on one sheet of paper gets used. Write yours with a counselor some weeks before discharge, and see that it answers these:</p><ol><li><strong>Who will I see, and when?</strong> Names, days and times, with the first appointment already made.</li><li><strong>What medicine do I take, and who refills it?</strong> A gap of a few days can undo a great deal.</li><li><strong>Where do I sleep, and is it a place that helps me?</strong> If not, consider <a href="/how-we-help/sober-living">sober living</a>.</li><li><strong>What fills the hours I used to lose?</strong> Work, class, a garden, a choir, a kid’s baseball team.</li><li><strong>What do I do when it goes wrong?</strong> Signs to look out for, and the person you will call first.</li></ol><p>Leave a copy with somebody who loves you. On a bad day, they may recall what you cannot.</p>`,
  heading2: 'Ways to stay connected',
  text3: `<p>Some people step down to one group a week, then to one a month. Others keep only a private session and a standing breakfast with two friends from the program. What counts is that contact is regular and does not depend on feeling bad enough to ask.</p><p>Outside the clinic there is a whole world of free company. Twelve-step meetings exist in nearly every Georgia town, and there are secular, faith-based and skills-based alternatives, in person and online. Try several before you decide. Certified peer specialists, who have their own lived experience, can walk beside you in ways that professionals cannot.</p><p>Ordinary health care belongs here as well: a dentist at last, a checkup, treatment for hepatitis C if you need it, a counselor for <a href="/what-we-treat/mental-health-treatment/grief-and-loss">grief and loss</a>. Bodies and hearts both catch up once the noise dies down.</p>`,
  heading3: 'If you return to use',
  text4: `<p>A return to use does not erase what you learned. It is a signal to add support quickly, much as you would for any long-term condition that flares. Contact us the same day if you can. There will be no lecture, just a look at what changed and what to put back.</p><p>Safety comes before everything. Your tolerance is lower than it was, so an old amount may now be deadly.</p>
<p>Avoid using alone, keep naloxone within reach, and call <a href="tel:911">911</a> at the first sign of an overdose.</p><p>If you have been drinking or taking sedatives daily again, do not stop all at once; withdrawal can be life-threatening and calls for medical help.</p><p>When guilt darkens into thoughts of not wanting to live, call or text <a href="tel:988">988</a>.</p><p>Afterward, we can revise your <a href="/how-we-help/relapse-prevention">relapse prevention plan</a> together, and you carry on from there, not from zero.</p>`,
})
