import { blogPost } from '../blogPost.ts'

export const whyYouCannotSleepInEarlyRecovery = blogPost({
  slug: 'why-you-cannot-sleep-in-early-recovery',
  title: 'Why you cannot sleep in early recovery, and what helps',
  searchTitle: 'Sleep in early recovery',
  category: 'Mental health',
  author: 'Foothills Clinical Team',
  date: '2025-07-31',
  description:
    'Poor sleep in the first weeks without alcohol or other drugs is common and it does ease. What is going on at night, and small things that help tonight.',
  content: `<p>It is 2:14. You have been sober for nine days and you thought you would sleep like a baby. Instead you are lying here doing arithmetic: if I fall asleep now, I get four hours.</p>
<p>First, put the phone down after this paragraph if you can. If you can’t, read on. You are not broken, and you are not alone at 2:14.</p>
<h2>Why sleep is broken in early recovery</h2>
<p>Alcohol, opioids, cannabis and sleeping pills all press on the brakes of the nervous system. Your brain pushed back to keep balance. Now the brakes are off and the push is still there, so you are wired at bedtime, you wake at three, your dreams are loud.</p>
<p>Stimulants work the other way round. After cocaine or methamphetamine many people sleep for days, then hit a stretch where sleep comes at odd hours or not at all.</p>
<p>For most people this settles over weeks, sometimes a few months. It rarely improves in a straight line. A good night followed by two bad ones still counts as getting better.</p>
<h2>When it is more than bad sleep</h2>
<p>Some sleeplessness is withdrawal and it can be a medical matter.</p>
<p>If you have stopped drinking or stopped a benzodiazepine such as Xanax within the last days and you are shaking, sweating, confused, or seeing or hearing things, call <a href="tel:911">911</a> or have someone drive you to an emergency room.</p>
<p>Do not stop prescribed sleeping pills on your own, either; our page on <a href="/what-we-treat/prescription-drug-addiction/ambien-addiction">Ambien</a> explains why a slow plan with a prescriber is safer.</p>
<p>And nights can bring dark thoughts.</p>
<p>If yours turn toward not wanting to live, call or text <a href="tel:988">988</a>.</p>
<p>You do not need to be certain that it is “bad enough.”</p>
<h2>What to do tonight</h2>
<ul>
  <li><strong>Get up.</strong> If you have been awake more than about twenty minutes, leave the bed. Sit somewhere dim. Fold laundry, read something dull. Return when your eyes are heavy. This teaches the brain that bed is for sleep.</li>
  <li><strong>Turn the clock around.</strong> Counting hours is a way of staying awake.</li>
  <li><strong>Lengthen the exhale.</strong> Breathe in for four, out for six, ten times. You are not trying to sleep. You are telling your body that nothing is chasing it.</li>
  <li><strong>Write the list.</strong> Whatever you are afraid to forget, put it on paper and leave it in the kitchen.</li>
</ul>
<h2>What to do tomorrow</h2>
<p>Wake at the same time no matter how the night went, and get outside light early. Move your body before supper. Keep caffeine to the morning; energy drinks at four in the afternoon are still at work at midnight. Skip the long nap. Twenty minutes is fine.</p>
<p>Tell your doctor about snoring, gasping, or legs that will not stay still. Sleep apnea and restless legs are common and treatable, and they are often missed while everyone is busy looking at the drinking.</p>
<p>Be careful with fixes from the store or a friend. “Natural” does not mean harmless, and someone else’s pill can put you right back where you were. There are non-habit-forming options that a prescriber can talk over with you.</p>
<h2>If sleep does not improve</h2>
<p>Ask for help with sleep itself. A form of <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> made for insomnia is often the first thing clinicians suggest, and it works without pills. Gentle practices such as <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a> help many people get out of the fight with the pillow. If worry is what wakes you, care for <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a> may be the missing piece.</p>
<p>You are not failing at recovery because you are tired. You are tired because your body is learning to do something on its own again.</p>`,
})
