import { blogPost } from '../blogPost.ts'

export const whatToSayToSomeoneWhoIsNotReady = blogPost({
  slug: 'what-to-say-to-someone-who-is-not-ready',
  title: 'What to say to someone who is not ready',
  searchTitle: 'When someone is not ready',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2025-06-26',
  description:
    'Words to try, words to skip and a way to leave the door open when the person you love says they do not have a problem and will not talk about help.',
  content: `<p>You have practiced the speech in the shower. You have deleted the text three times. The last talk ended with a slammed door, and now you are awake again, listening for a car in the driveway.</p>
<p>There is no perfect sentence that makes another person ready. Still, some ways of talking make the next talk more likely, and that is a thing you can aim for.</p>
<h2>Before you talk</h2>
<p>Pick a time when nobody has been drinking or using, nobody is late for work and the children are out of earshot. A drive can be good, since nobody has to look at anybody. Eat something first. Decide on <strong>one</strong> thing you want to say, and let the other forty wait.</p>
<p>Then lower the goal. You are not there to win an admission. You are there so that the person you love feels safe enough to think out loud with you once.</p>
<h2>What to say</h2>
<p>Try starting with what you saw, then what you felt, then a question you do not know the answer to.</p>
<ul>
  <li>“I saw you asleep in the car on Thursday. I was scared. What was going on for you?”</li>
  <li>“I miss you. I mean the you who sings in the kitchen.”</li>
  <li>“What do you like about it? And what don’t you like?”</li>
  <li>“I don’t need you to promise me anything tonight.”</li>
  <li>“If you ever wanted to talk to somebody, I would sit in the waiting room.”</li>
</ul>
<p>When they answer, say back what you heard before you add a word of your own. “So it’s the only time your head goes quiet.” Being understood often does more than being corrected.</p>
<h2>What not to say</h2>
<p>Labels, threats you will not carry out, and comparisons (“your brother managed”) tend to make a person defend the very thing you hope they will question. So does listing every old wrong. Those hurts are real and they deserve a hearing. They will do better in your own <a href="/how-we-help/family-programs/family-therapy">family therapy</a> session than in the hallway at midnight.</p>
<p>If the talk heats up, you may end it: “I love you, and I don’t want us to shout. I’m going to bed. We can try again Saturday.” Then try again Saturday.</p>
<h2>When you cannot wait</h2>
<p>Some things are not up for a patient talk.</p>
<p>Call <a href="tel:911">911</a> if they cannot be woken, are breathing slowly or not at all, have a seizure, or are a danger to themselves or someone else. If opioids or street pills could be involved, give naloxone while you wait. If they talk about wanting to die, stay with them and call or text <a href="tel:988">988</a> together; the person who answers can guide you both.</p>
<p>A person who drinks heavily each day should not stop suddenly at your urging, either. <a href="/what-we-treat/alcohol-addiction">Alcohol withdrawal</a> can be dangerous, and a doctor should come first.</p>
<h2>After a talk that went nowhere</h2>
<p>It may not have gone nowhere. People often turn a sentence over for weeks. What you can do meanwhile is make the path short: know which number to call, know what insurance they have, know that an <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a> is a conversation and commits nobody to anything. Readiness tends to come in short windows, an hour after a scare or a morning of plain tiredness. When it opens, you want to be able to say, “I know who we can call. Do you want me to dial?”</p>
<p>And look after the person doing the asking. Our <a href="/how-we-help/family-programs">family programs</a> are open to you whether or not the one you love ever comes along.</p>`,
})
