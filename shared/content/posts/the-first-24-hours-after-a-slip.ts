import { blogPost } from '../blogPost.ts'

export const theFirst24HoursAfterASlip = blogPost({
  slug: 'the-first-24-hours-after-a-slip',
  title: 'The first 24 hours after a return to use',
  searchTitle: '24 hours after a return to use',
  category: 'Life in recovery',
  author: 'Foothills Clinical Team',
  date: '2026-08-25',
  description:
    'You used again. What to do in the first hour, who to tell, what to say and how to keep one bad night from turning into a bad year.',
  content: `<p>So it happened. Perhaps an hour ago, perhaps on Friday and you have only now stopped long enough to look at it. The voice in your head has a lot to say, and all of it is in capital letters.</p>
<p>Set the voice aside. There are things to do, in order.</p>
<h2>The first hour: be safe</h2>
<p>If you used opioids, or anything that might contain fentanyl, you’re at higher risk than you were when you used every day, because your tolerance has dropped. Don’t take more. Don’t be alone. Unlock the door, get the naloxone out, and tell someone where you are.</p>
<p>If you or a friend can’t stay awake, or breathing slows, call <a href="tel:911">911</a>.</p>
<p>If you have been drinking hard for days, or taking benzodiazepines, don’t stop short on your own. Withdrawal can be life-threatening, more so if you’ve been through it before. Get medical help.</p>
<p>If you want to die, or are thinking of hurting yourself, call or text <a href="tel:988">988</a>.</p>
<p>Shame after a return to use is one of the most dangerous feelings in recovery. It tells you that this is who you are, and it lies.</p>
<h2>The next few hours: tell one person</h2>
<p>The difference between one night and six months is very often one phone call. Choose someone who won’t shout. You can read it off the screen:</p>
<blockquote><p>“I used last night. I’m safe. I don’t want to keep going. Can you come sit with me?”</p></blockquote>
<p>If you’re on medicine such as buprenorphine, tell your prescriber before you decide anything about doses. Don’t stop taking it out of guilt. If you’re on naltrexone, do not try to take enough of an opioid to get past it; people die that way.</p>
<p>Call your counselor. Programs like ours expect this call. It doesn’t get you thrown out. It may change the plan.</p>
<h2>Today: throw out the rest, eat, sleep</h2>
<p>Have somebody else get rid of what is left. Eat a real meal. Shower. Put on fresh clothes, and lie down. You can’t do any thinking of value on no sleep, so don’t. Cancel what can be canceled, and keep the appointment with the person who helps you.</p>
<p>Resist the grand gesture. You do not have to confess to everyone at once, sell your car or move to Montana.</p>
<h2>Tomorrow: find out what happened</h2>
<p>When you’re rested, take a pencil and go backward. Not <em>why am I like this</em>, but <em>what happened, and then before that, and before that?</em></p>
<ul>
  <li>What was I doing right before?</li>
  <li>What did I tell myself that made it okay?</li>
  <li>When did I stop doing the things that were working? It’s often weeks before.</li>
  <li>What was I feeling that I didn’t say to anyone?</li>
  <li>Where along the way could a door have been put?</li>
</ul>
<p>You’ll find the first link is rarely the drug. It’s a skipped group, a fight, a pain flare, a great week. This is the heart of <a href="/how-we-help/relapse-prevention">relapse prevention</a>, and you’ve just gathered the best information you have ever had about it.</p>
<h2>More help, for a while</h2>
<p>A return to use can mean that the plan was too thin. There’s no shame in stepping up: more sessions, <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, medicine you have not tried, a <a href="/how-we-help/sober-living">sober living</a> house while home is shaky. Sometimes a residential stay or a hospital is the safer place to start again, and a good team will tell you so.</p>
<p>Return to use is common in addiction, as flare-ups are in asthma or high blood pressure. Nobody says a person with asthma has gone back to zero. Your days still count. What you learned in them is the reason you are reading this now, instead of six months from now.</p>`,
})
