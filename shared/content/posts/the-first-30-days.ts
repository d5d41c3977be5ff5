import { blogPost } from '../blogPost.ts'

export const theFirst30Days = blogPost({
  slug: 'the-first-30-days',
  title: 'The first 30 days: a week-by-week companion',
  searchTitle: 'The first 30 days of recovery',
  category: 'Life in recovery',
  author: 'Foothills Clinical Team',
  date: '2025-09-16',
  description:
    'What the first month of recovery often feels like, week by week, with one small job for each and the signs that call for more help right away.',
  content: `<p>Nobody throws you a party on day four. The phone is quiet, the evening is three hours longer than it used to be, and you are starting to see why you kept yourself busy with other things.</p>
<p>This is a companion for the first month. Your month will have its own shape.</p>
<h2>Week one: stay safe and keep it simple</h2>
<p>Your only job is to get from one end of the day to the other. Eat, even if it is toast. Drink water. Sleep when it comes.</p>
<p><strong>Before anything else:</strong> if you are coming off alcohol, benzodiazepines or other sedatives, do not do this alone. Withdrawal can be life-threatening and medical detox may be the right first week.</p>
<p>A seizure, a fever with confusion, or seeing things means <a href="tel:911">911</a>.</p>
<p>With opioids, remember that your tolerance drops quickly. The amount you used to take can stop your breathing now. Keep naloxone near and tell someone where it is. Better still, ask about <a href="/how-we-help/medication-assisted-treatment">medicines for opioid use disorder</a> before you white-knuckle it.</p>
<p><em>Small job:</em> delete three numbers. Add one.</p>
<h2>Week two: feelings return</h2>
<p>The fog lifts and everything behind it is standing there. You may cry at a tire commercial. You may be so irritable that you do not like your own voice. It helps to name what is happening (“this is week two”) instead of building a story on it (“my life is unbearable”).</p>
<p>If the low goes very low, or you think about dying, call or text <a href="tel:988">988</a>.</p>
<p>That is not being dramatic. Mood can dip hard in early recovery, and it is treatable.</p>
<p><em>Small job:</em> learn a short check. Am I hungry, angry, lonely or tired? Fix the easiest one first.</p>
<h2>Week three: overconfidence</h2>
<p>Some people wake up one day and feel marvelous. Colors are bright. You have energy, you want to fix your marriage and repaint the deck. Enjoy it. Just do not quit the things that got you here because you feel fine.</p>
<p>Others meet the dare: <em>I’ve proved I can stop, so one won’t hurt.</em> When you hear it, say it out loud to another person. It sounds different in the air.</p>
<p><em>Small job:</em> write down what a bad day looked like. Be specific. Keep it in your wallet for when memory gets kind.</p>
<h2>Week four: settling in</h2>
<p>The crisis is over, and with it some of the attention. Family go back to their own lives. There are bills in that drawer. This is where structure beats inspiration.</p>
<ul>
  <li>Same wake-up time, including Sunday.</li>
  <li>Two things a week with people who do not use.</li>
  <li>One appointment you would be missed at.</li>
  <li>One thing that has nothing to do with recovery: a garden bed, a pickup game, a library book.</li>
</ul>
<p><em>Small job:</em> make your plan for the next three months with your counselor. <a href="/how-we-help/relapse-prevention">Relapse prevention</a> work and <a href="/how-we-help/aftercare">aftercare</a> are easy to skip, and they help.</p>
<h2>If you return to use before day 30</h2>
<p>It happens to many people. If you use, you have not thrown the days away. You know more than you did. Tell someone today, go to your next appointment as planned, and be extra careful about the amount, since your body is not where it was.</p>
<p>Day thirty is a good day for something small that you can hold in your hand: a new coffee mug, a smooth stone from the lake. Put it where you used to keep the other thing.</p>`,
})
