import { blogPost } from '../blogPost.ts'

export const howLongDoesACravingLast = blogPost({
  slug: 'how-long-does-a-craving-last',
  title: 'How long does a craving last?',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2025-12-29',
  description:
    'A craving feels endless, yet it rises, peaks and falls. What it is made of, why it fires out of nowhere, and a half-hour plan for getting to the other side.',
  content: `<p>It hits in the cereal aisle. Nothing happened. You were reading the back of a box, and now your mouth is dry and your whole body is leaning toward the parking lot.</p>
<p>Look at your watch. You are going to get through the next half hour, and there is a plan for it below.</p>
<h2>How a craving rises and falls</h2>
<p>A craving feels as if it will grow until you give in. It does not. Left alone it climbs, peaks and comes down, often in less than thirty minutes. Others follow, and they may be close together in the early weeks. But each one that you ride out teaches your brain that the bell can ring without the meal being served. Each one you feed teaches the opposite.</p>
<p>That is the reason for outlasting them. Endurance is not the point. You are retraining something.</p>
<h2>What sets off a craving</h2>
<p>Cravings seldom come from nowhere. They are memory, tied to small things: payday, a song, a certain exit off the highway, the sound of ice, an argument, a good mood. Stress is a big one, and so is celebration. Sometimes the trigger is inside, like hunger, or a lonely Sunday.</p>
<p>You do not have to find it in the moment. Later, jot down where you were, what time it was and what you felt. After two weeks there will be a pattern, and patterns can be planned around. This is half of what we do in <a href="/how-we-help/relapse-prevention">relapse prevention</a>.</p>
<h2>What to do for the next half hour</h2>
<ol>
  <li><strong>Move.</strong> Leave the aisle, the house, the party. Put the cart down. Distance is your friend.</li>
  <li><strong>Say it.</strong> Text one person: “Craving. Don’t need anything. Just telling you.” It can be the same words every time.</li>
  <li><strong>Change your temperature.</strong> Ice in the hand, cold water on the wrists, a walk around the lot in the wind.</li>
  <li><strong>Eat or drink something.</strong> Peppermint, a banana, cold water with lemon.</li>
  <li><strong>Surf it.</strong> Find where it lives in your body. Chest? Jaw? Describe it to yourself like a weather reporter: tight, warm, moving up, now less. People who practice <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness</a> get good at this.</li>
  <li><strong>Play it forward.</strong> Not just the first hour. Play it through to tomorrow at noon.</li>
  <li><strong>Check the watch.</strong> Fifteen minutes? Do it once more.</li>
</ol>
<p>Keep this list on your phone under a name nobody will open. “Gutter quotes” works.</p>
<h2>When cravings come too often</h2>
<p>If cravings are constant, you may not need more grit. You may need medicine. For opioids, <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a> and methadone quiet them at the source, and naltrexone helps some people with opioids or alcohol. For tobacco there are several options. Ask, and ask again if the first answer is “just try harder.”</p>
<p>A craving together with shaking, sweating or sickness may be withdrawal.</p>
<p>Coming off alcohol or benzodiazepines that can be dangerous, so get medical help, and call <a href="tel:911">911</a> for a seizure or confusion.</p>
<p>After any time away from opioids your tolerance is lower than you remember. Using the old amount can be deadly, and the drug supply is full of fentanyl. Have naloxone around and do not use alone.</p>
<p>If the voice says there is no point in living, call or text <a href="tel:988">988</a>.</p>
<h2>After a craving has passed</h2>
<p>When it passes, notice. People forget to. The moment a craving lets go is quiet, and you may be standing beside a truck with a wet face and a banana peel, feeling a bit foolish. You have just done something hard. Go back in and finish your shopping, or don’t. The cereal will keep.</p>`,
})
