import { treatmentPage } from '../../treatmentPage.ts'

export const cognitiveBehavioralTherapy = treatmentPage({
  slug: 'how-we-help/cognitive-behavioral-therapy',
  title: 'Cognitive Behavioral Therapy',
  description:
    'CBT shows how thoughts, feelings and actions link up, and how changing one changes the rest. A practical look at sessions, homework and results.',
  lastReviewed: '2026-09-10',
  sources: ['substanceUse', 'depression', 'anxiety'],
  keyPoints: [
    'CBT looks at the chain of situation, thought, feeling and action.',
    'You practice one small thing between sessions.',
    'It works for substance use, anxiety and depression, also by video.',
  ],
  text1: `<p>Your phone buzzes. It is your sister, and the message says only, “Call me.” One person thinks <em>someone has died</em>, and feels dread. Another thinks <em>she is angry with me again</em>, feels ashamed and pours a drink. A third thinks <em>she must have news</em> and calls. Three evenings, one text.</p><p>Cognitive behavioral therapy, or CBT, is the study of that small gap between what happens and what you tell yourself about it. It is among the best-researched talking treatments for substance use, depression and anxiety. It is also refreshingly down to earth: you and your therapist work on present-day problems, in plain language, with tools that you can keep in a back pocket.</p>`,
  heading1: 'How CBT works',
  text2: `<p>Therapists sometimes draw it on a whiteboard: situation, thought, feeling, action, result. Say you had a poor review at work. The thought was “I always ruin things.” The feeling was a heavy sort of shame. The action was the bar by the highway, and the result was a hangover plus proof that you ruin things. Round it goes.</p><p>CBT looks for links that can be opened. Could you take a different route home? Is “always” true, or was it one review out of six? If the shame came anyway, what else might carry you through the hour from five to six?</p><p>Certain thinking habits show up so often that they have names: all-or-nothing thinking, mind reading, fortune-telling, and the sly one known as permission-giving. “I have earned it” is an example of the last.</p>`,
  heading2: 'Practice between sessions',
  text3: `<p>An hour a week changes little unless something happens in the other hundred and sixty-seven. That is why CBT sends you off with an experiment. It might be to:</p><ul><li>write down three cravings, with the time, place, thought and strength from zero to ten</li><li>test a feared prediction, such as “if I say no, they will stop inviting me”</li><li>put two small pleasures on the calendar and do them whether or not you feel like it</li><li>practice a refusal out loud until it sounds like you</li></ul><p>Forgot to do it? That is data as well, and nobody will scold you. For <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic disorder</a> or <a href="/what-we-treat/mental-health-treatment/ocd">OCD</a>, the experiments take special forms, with gradual steps toward what you have been avoiding, always agreed on in advance. A common course lasts around twelve to twenty sessions.</p>`,
  heading3: 'What CBT can and cannot do',
  text4: `<p>CBT suits people who like to know why they are doing something. It is effective alone or in groups, in person or on a screen, and its benefits can last because you become your own therapist by the end. It teaches the coping skills that much of <a href="/how-we-help/relapse-prevention">relapse prevention</a> is built on.</p><p>It is not positive thinking. If your landlord is cruel or your child is ill, the task is not to pretend otherwise, but to respond in ways that serve you. And it cannot replace medicine where medicine is needed, above all for opioid use disorder, or medical detox when alcohol or sedative withdrawal could be life-threatening.</p><p>Dark conclusions such as “everyone would be better off without me” deserve immediate company rather than a worksheet.</p>
<p>Call or text <a href="tel:988">988</a>, or call <a href="tel:911">911</a> if you are in danger right now.</p>
<p>The worksheet can wait until you are safe.</p>`,
})
