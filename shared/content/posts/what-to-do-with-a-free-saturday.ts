import { blogPost } from '../blogPost.ts'

export const whatToDoWithAFreeSaturday = blogPost({
  slug: 'what-to-do-with-a-free-saturday',
  title: 'What to do with a free Saturday',
  category: 'Life in recovery',
  author: 'Foothills Clinical Team',
  date: '2026-06-18',
  description:
    'Boredom sends more people back than disaster does. How to fill a weekend without a drink, with a ready list of cheap things to do around north Georgia.',
  content: `<p>Friday at 5:40. The week is done, the paycheck has landed, your truck knows the way. You’re not upset. Nothing’s wrong. You just have sixty-two hours and no idea what people do with them.</p>
<p>Boredom is one of the common reasons for going back to drinking or using. A plan for free time helps.</p>
<h2>Why free time is hard in early recovery</h2>
<p>Using took up time. The getting, the hiding, the doing, the getting over it. Without it there are hours to fill.</p>
<p>And for a while, ordinary things will not taste like much. The brain’s reward system needs time to get its volume back. So the first hike will be <em>fine</em>. Go again. The feeling comes back by way of use, the way a leg does after a cast.</p>
<h2>Plan a Saturday in three parts</h2>
<p>You don’t need to schedule every hour. Hang the day on three pegs and let it sag in between.</p>
<ol>
  <li><strong>A morning peg with a person.</strong> Breakfast, a meeting, a pickup game. Someone would notice if you didn’t show.</li>
  <li><strong>An afternoon peg with your hands.</strong> Something that looks different when you’ve finished.</li>
  <li><strong>An evening peg that has an end.</strong> A movie, a game, a class. Evenings are often the hardest, so plan that one first.</li>
</ol>
<p>Write it down by Thursday. Friday at 5:40 is too late to be creative.</p>
<h2>Ideas for a free day</h2>
<ul>
  <li>Walk a shoreline at Lake Lanier before the boats are up.</li>
  <li>Get a library card. Borrow a stack of movies nobody can recommend.</li>
  <li>Go to a high-school game in a town where you know no one.</li>
  <li>Take a trail up toward the mountains, then stop for boiled peanuts.</li>
  <li>Fish. Badly, if necessary.</li>
  <li>Fix one thing for an older neighbor.</li>
  <li>Pick strawberries or apples, depending on the month, and give half away.</li>
  <li>Cook something that takes four hours. Brunswick stew is a whole afternoon.</li>
  <li>Volunteer at an animal shelter. Dogs don’t ask what you used to do.</li>
  <li>Learn three chords. <a href="/how-we-help/alternative-therapies/art-and-music-therapy">Music and art</a> get under the skin.</li>
  <li>Sit in the back of a church, or a feed store, or a barbershop, and hear people talk.</li>
  <li>Sleep till eight and don’t feel guilty.</li>
</ul>
<p>Cross off the ones that were tied up with drinking for you. A lake house is not neutral ground for everybody.</p>
<h2>Friends, new and old</h2>
<p>You may find that some friendships were mostly about a thing you did in the same room. That’s a real loss, so treat it kindly. You can say, “I’m not going out for a while. Want to get a burger instead?” and learn something from the answer.</p>
<p>New friends are made by showing up at the same place again and again. It takes about two months to feel less like a stranger. Groups and <a href="/how-we-help/aftercare">aftercare</a> give you a head start, and some people find a house full of others in the same boat through <a href="/how-we-help/sober-living">sober living</a>.</p>
<h2>If the day goes badly</h2>
<p>Boredom and loneliness can tip into something heavier.</p>
<p>If you start thinking that nobody would miss you, call or text <a href="tel:988">988</a>.</p>
<p>If you have used after some time away, remember that your body can’t take what it once could. Don’t be alone with it, and keep naloxone by you if there is any chance of opioids.</p>
<p>For any sign of overdose call <a href="tel:911">911</a>.</p>
<p>And if it was only a long, flat, dull, sober day in which nothing happened at all: well done. That was one. They get more color.</p>`,
})
