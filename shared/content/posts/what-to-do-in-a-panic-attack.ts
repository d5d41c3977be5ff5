import { blogPost } from '../blogPost.ts'

export const whatToDoInAPanicAttack = blogPost({
  slug: 'what-to-do-in-a-panic-attack',
  title: 'What to do in a panic attack, right now and later',
  searchTitle: 'What to do in a panic attack',
  category: 'Mental health',
  author: 'Foothills Clinical Team',
  date: '2026-06-02',
  description:
    'Read this while it is happening: short steps to ride out a panic attack, when to call 911 instead, and how panic and substance use feed one another.',
  content: `<p>Your heart is racing and the room has gone strange. If you know this feeling, and a doctor has called it panic before, read on slowly. Put both feet on the floor. This is a wave, it has a top, and you are probably close to it.</p>
<p>If this is all new to you, or your chest hurts, or you have fainted, don’t read on.</p>
<p>Call <a href="tel:911">911</a> and let them check.</p>
<p>Breathe out as if through a straw, longer than feels natural. Let the next breath come by itself. Again. Again. Now look for five things that are blue.</p>
<h2>What to do during a panic attack</h2>
<ul>
  <li><strong>Name it.</strong> Say, out loud if you can, “This is panic. It’s awful and it will pass.” Most attacks reach their peak within about ten minutes.</li>
  <li><strong>Don’t fight it.</strong> Fighting tells your body there is something to fight. Let your hands shake. Let your heart pound; hearts are built for it.</li>
  <li><strong>Slow the out-breath.</strong> In for three or four, out for six. If counting makes it worse, hum instead. Humming is a long exhale in disguise.</li>
  <li><strong>Get cold.</strong> A wet cloth on the face, ice on the wrists, the floor tiles under your feet.</li>
  <li><strong>Stay where you are, if it’s safe.</strong> If you’re driving, pull over first. Leaving works for a minute, but it teaches the brain that the store was the danger.</li>
</ul>
<p>When it eases you’ll be wrung out. Drink some water. Wrap up in something. It’s fine to cry, and it’s fine to go on with your list.</p>
<h2>When to call 911 instead</h2>
<p>Panic can look like a heart attack, and the other way around.</p>
<p>Call <a href="tel:911">911</a> if this is your first time with chest pain; if the pain is crushing or goes to your arm, jaw or back; if you faint; if one side of the face or body goes weak; if you have heart disease; or if you took a drug such as cocaine or methamphetamine today.</p>
<p>No one will scold you for being wrong. Let medical people sort it out.</p>
<p>Call as well if you have lately stopped drinking or stopped benzodiazepines and you are shaking, sweating or confused. What feels like panic may be withdrawal, and that can be life-threatening.</p>
<p>If the fear has turned into wanting to die, call or text <a href="tel:988">988</a>.</p>
<p>They talk people through panic, too.</p>
<h2>What causes panic attacks</h2>
<p>Your body has an alarm for true danger. In panic it goes off without any fire: a flutter in the chest, a hot room, a thought. You notice the flutter, you become afraid of it, fear makes it flutter more. After a few of these you start being afraid of being afraid, and you stop going to the places where it happened. That is how <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic disorder</a> shrinks a life.</p>
<p>Caffeine, nicotine, decongestants, cannabis, stimulants and hangovers can all pull the alarm. So can a bad night and an empty stomach. It’s not in your imagination. It is in your adrenal glands.</p>
<h2>Benzodiazepines and panic</h2>
<p>Somebody may have given you a benzodiazepine for this. They work fast, and that is the catch. With regular use the body comes to lean on them, and the panic between doses gets worse. If you have been taking <a href="/what-we-treat/benzodiazepine-addiction/xanax-addiction">Xanax</a> or a similar medicine every day, don’t stop it on your own; ask about a slow taper. Never take one along with alcohol or opioids.</p>
<h2>What to do later this week</h2>
<p>Panic responds well to treatment. In <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> you learn how the alarm works, then practice bringing on the feelings on purpose in small ways, such as spinning in a chair or breathing through a straw, until your body learns they’re harmless. It sounds odd. It is one of the more hopeful things we get to watch.</p>
<p>There are everyday medicines that lower the number of attacks and do not form a habit. Ask about those, and ask for a check of your thyroid and heart if nobody has done one.</p>
<p>Then go back, soon, to the place where it happened. Take a friend. Buy a lemon. Leave when you are bored, and not when you’re scared.</p>`,
})
