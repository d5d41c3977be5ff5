import { blogPost } from '../blogPost.ts'

export const whenYouFindSomethingInYourTeenagersRoom = blogPost({
  slug: 'when-you-find-something-in-your-teenagers-room',
  title: 'When you find something in your teenager’s room',
  searchTitle: 'Drugs in your teenager’s room',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2026-08-06',
  description:
    'A vape, a bag, a bottle behind the dresser. How to handle the first hour, what to say to your teen, and what early intervention means before it gets bigger.',
  content: `<p>You were only putting away laundry. Now you’re sitting on the edge of an unmade bed with a little cartridge in your palm, and your fourteen-year-old gets home in forty minutes.</p>
<p>Breathe. You have time to do this well. What you do in the next hour matters less than what you do for the next few months, but let’s start with the hour.</p>
<h2>The first forty minutes</h2>
<p>Don’t search every drawer in a rage. Don’t text them. Call the other parent, or a friend who is calm, and say what you found.</p>
<p>Then ask yourself if anyone’s in danger. Pills that didn’t come from a pharmacy bottle could contain fentanyl.</p>
<p>If your teen is home and hard to wake, breathing slowly or very confused, call <a href="tel:911">911</a> and give naloxone if you have it. If you find a note, or they talk about wanting to die, stay with them, move guns and medicines out of the house, and call or text <a href="tel:988">988</a>.</p>
<p>If nobody is in danger, you can afford to wait until you’re not shaking.</p>
<h2>How to talk with your teenager</h2>
<p>Sit down. Phones away, no audience, no brothers. Put the thing on the table.</p>
<blockquote><p>“I found this. I’m not going to yell. I’m worried, and I want to understand. Tell me about it.”</p></blockquote>
<p>Then be silent longer than is comfortable. You’ll get a shrug. “It’s not mine.” Fine. Don’t play detective. Try:</p>
<ul>
  <li>“What do you like about it? What does it do for you?”</li>
  <li>“When did you last go a few days without it? How was that?”</li>
  <li>“Has anything scary ever happened?”</li>
  <li>“What would make it hard to stop?”</li>
</ul>
<p>Listen for <strong>why</strong>. A kid who vapes to fit in needs one thing. A kid who does it to sleep, to eat lunch in the cafeteria, to stop thinking about something that was done to her, needs another.</p>
<p>End with what happens next, and keep it small: “Thank you for telling me. I love you. The rule in this house is no. We’re going to talk to someone together this week.”</p>
<h2>How to tell whether it is serious</h2>
<p>Some teens try things once and lose interest. You can’t know from one cartridge. Look at the whole kid. Warning signs include dropping old friends, falling grades, money or medicines missing, a changed sleep schedule, using alone, using in the morning, and needing it to feel okay. A young brain is still building its brakes, so patterns set faster than they do in adults.</p>
<p>Cannabis products today can be very strong, and vapes hold a lot of nicotine. Neither is the thing you remember from 1994. Read up on <a href="/what-we-treat/marijuana-addiction">marijuana</a> and <a href="/what-we-treat/nicotine-addiction">nicotine</a> before you argue about them; your teen has.</p>
<h2>Early intervention</h2>
<p>There is a level of care for exactly this. It is called <a href="/how-we-help/asam-level-5-early-intervention">early intervention</a>. It’s meant for people who are at risk but don’t have a substance use disorder: a handful of sessions to look honestly at what is going on, learn some skills, and bring parents in. It isn’t a label and it isn’t rehab. Ask us, or your pediatrician, what is offered for your child’s age, since programs differ.</p>
<p>If more is going on, an <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a> will say so. Anxiety, low mood and trouble with attention are often right underneath, and treating those may do more than any lecture on lungs.</p>
<h2>The next few months</h2>
<p>Eat together when you can. Know the friends by name. Lock up the bourbon and the pain pills from your surgery. Agree on a no-questions ride: they text you the letter X, and you call and demand they come home at once.</p>
<p>Catch them doing well, too. You found something in their room. You also found out early.</p>`,
})
