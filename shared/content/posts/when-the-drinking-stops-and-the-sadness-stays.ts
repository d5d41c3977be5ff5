import { blogPost } from '../blogPost.ts'

export const whenTheDrinkingStopsAndTheSadnessStays = blogPost({
  slug: 'when-the-drinking-stops-and-the-sadness-stays',
  title: 'When the drinking stops and the sadness stays',
  searchTitle: 'Depression after drinking stops',
  category: 'Mental health',
  author: 'Foothills Clinical Team',
  date: '2026-01-29',
  description:
    'You did the hard part and still feel gray. How to tell the slump of early recovery from depression, and what can be done about either one.',
  content: `<p>Everyone is so happy for you. They say that you look better, and you do. Nobody has noticed that you have been sitting in the truck for a while before coming in, because going in means talking.</p>
<p>You thought the sadness came from the drinking. You took the drinking away. So why is it still here?</p>
<h2>Withdrawal mood or depression?</h2>
<p>The first kind is <strong>the slump</strong>. Alcohol and other drugs borrow tomorrow’s good feelings. When you stop, the account is overdrawn for some time. Food is bland, jokes are far away, and you have the energy of a wet towel. After stimulants like methamphetamine it can be deep. The slump lifts, usually in patches over weeks, with an hour here and an afternoon there.</p>
<p>The second kind is <strong>depression</strong>. It may have been there first, and you may have been treating it with a bottle for years without knowing its name. It does not lift in patches. It tells you things about yourself: that you are a burden, that you wrecked it, that everyone is only being nice.</p>
<p>They look alike from outside, and you can have both. Signs that you should be seen now, instead of waiting it out:</p>
<ul>
  <li>the low is there most of the day, nearly every day, for two weeks or more</li>
  <li>you have lost interest in everything, including what used to be easy</li>
  <li>you are sleeping or eating far too little or far too much</li>
  <li>you feel worthless, or guilty about all of it</li>
  <li>you have lost someone, or had a baby, or there is depression in your family</li>
  <li>you think about death</li>
</ul>
<h2>If you are thinking of suicide</h2>
<p>Please tell someone tonight.</p>
<p>Call or text <a href="tel:988">988</a>; you can start with “I quit drinking and I don’t want to be here.” If you have a plan or the means in reach, or have taken something, call <a href="tel:911">911</a>.</p>
<p>Hand over the gun, the pills, the keys. These feelings are intense and they come and go, and what matters most in the worst hour is time and distance.</p>
<p>If you have only just stopped drinking, or stopped a benzodiazepine, severe restlessness and despair can also be part of withdrawal, which can become dangerous. A doctor needs to know.</p>
<h2>What helps when mood is low</h2>
<p><strong>Act before you feel like it.</strong> In the gray, motivation comes after the doing. Pick things so small they are silly: shoes on, to the mailbox, back. Tomorrow, around the block. Put them at fixed times.</p>
<p><strong>See a face.</strong> Once a day, in person if possible. You do not have to be good company. <a href="/how-we-help/group-therapy">Group therapy</a> has one rule that helps here: you only have to show up.</p>
<p><strong>Talk about the thoughts.</strong> Therapy for <a href="/what-we-treat/mental-health-treatment/depression">depression</a> teaches you to hold “I am a burden” up to the light and ask how you know.</p>
<p><strong>Ask about medicine.</strong> Antidepressants are not habit-forming in the way you may fear, and being in recovery does not rule them out. They take several weeks. If your moods also swing high, with little need for sleep and racing plans, say so before starting one, since <a href="/what-we-treat/mental-health-treatment/bipolar-disorder">bipolar disorder</a> is treated differently.</p>
<p><strong>Rule out the body.</strong> Thyroid, low iron, low vitamin levels, poor sleep. A blood test is a fair thing to ask for.</p>
<h2>You did not do anything wrong</h2>
<p>Feeling bad without a drink in your hand is not proof that sobriety failed. It is the first time in a long while that anyone can see what is really there, and so the first time it can be looked after properly. Sit in the truck as long as you need. Then go in and tell one person that it’s gray.</p>`,
})
