import { treatmentPage } from '../../treatmentPage.ts'

export const individualTherapy = treatmentPage({
  slug: 'how-we-help/individual-therapy',
  title: 'Individual Therapy',
  description:
    'One counselor, one hour and your own story. Learn how individual therapy works in outpatient recovery, from the first visit to a plan that fits.',
  lastReviewed: '2026-07-07',
  sources: ['motivation', 'substanceUse'],
  keyPoints: [
    'The first three sessions are for getting to know you and setting goals.',
    'Your counselor uses methods that research supports.',
    'What you say is confidential, with a few exceptions that we explain.',
  ],
  text1: `<p>Some things are too tender for a circle of chairs. A private hour gives them somewhere to go. In individual therapy you sit with one counselor who learns your history, remembers it next week, and has no agenda other than helping you live the way you want to live.</p><p>You do not need to arrive with a neat account of what is wrong. “I keep promising myself I will stop” is enough. So is “My wife made the appointment.” The work begins wherever you are standing, and it moves at a speed that lets you stay in your own skin. For many people in outpatient care these sessions are the thread that ties everything else together.</p>`,
  heading1: 'Your first three sessions',
  text2: `<h3>Getting acquainted</h3><p>The opening visit is mostly conversation. Your counselor asks about substance use, health, family, work and what has helped before. You can ask things back: how they were trained, how they handle a return to use, what they write down.</p><h3>Choosing what matters</h3><p>By the second meeting the two of you begin to name goals. They should sound like you. “Be someone my son calls on Sunday” is a better goal than a line from a form.</p><h3>Trying something</h3><p>In the third, you leave with one small experiment for the week. It may be a new route home that skips the old store, or ten minutes of writing before bed. Next time you look at what happened without judging it, and adjust. If the match between you and your counselor feels off, say so. The bond you build matters a great deal to how therapy goes, and asking for a change offends nobody.</p>`,
  heading2: 'Methods we use',
  text3: `<p>No single approach suits every person, so counselors borrow from several that research supports. <strong>Motivational interviewing</strong> helps when part of you wants change and part of you does not. Rather than arguing, the counselor helps you hear your own reasons. <a href="/how-we-help/cognitive-behavioral-therapy">Cognitive behavioral therapy</a> looks at the chain from thought to feeling to action and finds a link you can change. When emotions run hot and fast, skills from <a href="/how-we-help/dialectical-behavior-therapy">dialectical behavior therapy</a> can bring the temperature down.</p><p>Old wounds often sit underneath. Nobody will push you to describe a trauma before you have ways to steady yourself; that groundwork always comes first. Therapy can also work side by side with medication for cravings, depression or anxiety. With your written permission, your counselor and your prescriber can compare notes so that you are not left carrying messages between them.</p>`,
  heading3: 'Privacy and crisis help',
  text4: `<p>What you say in session is confidential, with a few narrow exceptions that your counselor will explain on day one. The main ones are a serious danger to your life or somebody else’s, and harm to a child or a vulnerable adult. Your employer, your parents and your spouse cannot simply call and ask how you are doing.</p><p>Weekly talk has limits, too.</p>
<p>If thoughts of suicide grow strong between visits, do not wait for the next appointment: call or text <a href="tel:988">988</a> at any hour, or dial <a href="tel:911">911</a> when a life is in danger now.</p>
<p>And when one hour a week is not holding you, that is useful information rather than failure. Moving up to <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> for a while adds structure and company, and you usually can keep the counselor you already trust.</p>`,
})
