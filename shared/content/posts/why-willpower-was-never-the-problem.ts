import { blogPost } from '../blogPost.ts'

export const whyWillpowerWasNeverTheProblem = blogPost({
  slug: 'why-willpower-was-never-the-problem',
  title: 'Why willpower was never the problem',
  searchTitle: 'Why willpower is not the problem',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2025-06-10',
  description:
    'You made a promise, meant every word, and broke it anyway. A plain look at what addiction does in the brain, and why that calls for care instead of blame.',
  content: `<p>You promised yourself on Sunday night, and you meant it. By Tuesday evening you were back in the same chair, doing the thing you swore off, wondering what is wrong with you.</p>
<p>Here is a gentler question: what if the part of you that makes promises and the part of you that reaches for the drink are not the same part, and they do not have the same tools?</p>
<h2>How addiction changes the brain</h2>
<p>Deep in the brain is a system that learns what keeps us alive. It tags food, warmth and company as worth repeating. It does not think in words. It learns by feeling, and it learns fast. Alcohol and other drugs press on that system much harder than a good meal ever could, so the lesson goes in deep: <em>this matters, do it again.</em></p>
<p>Behind the forehead is a slower system, the one that plans and weighs and keeps promises. It works best when you are rested, fed and calm. Stress, poor sleep and heavy use all wear it down.</p>
<p>So picture the contest at nine o’clock on a bad Tuesday. One side has been trained by hundreds of repetitions. The other is running on five hours of sleep. You are not weak. You are outmatched, that hour, by something you did not choose to build.</p>
<h2>Why trying harder stops working</h2>
<p>Over time the brain adjusts to what it is given. It turns down its own signals of reward to make room. That is why the drug does less than it used to, and why ordinary pleasures can seem flat and gray. Many people reach a point where they no longer use to feel good. They use to feel level.</p>
<p>Shame makes this worse. It is a form of stress, and stress is one of the strongest pulls back toward use. The harsh talk you give yourself in the morning can feed the very thing you are trying to stop.</p>
<h2>What helps instead</h2>
<p>Wanting to change matters a great deal. It just needs something to work with. These are the tools that carry the weight:</p>
<ul>
  <li><strong>Distance.</strong> Get it out of the house. It is easier to say no once at the store than forty times in the kitchen.</li>
  <li><strong>A plan for the hour.</strong> Name the time of day that is hardest and decide now where you will be and who you will call.</li>
  <li><strong>New learning.</strong> In <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> you look at the chain from trigger to use and practice a different link until it holds.</li>
  <li><strong>Medicine, where it fits.</strong> For alcohol and for opioids there are medicines that quiet cravings. Our page on <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> explains them in plain terms.</li>
  <li><strong>Other people.</strong> Being known by someone who does not flinch does more than any vow made alone.</li>
</ul>
<p>One caution. If you drink heavily every day, or take benzodiazepines, do not test your willpower by stopping all at once. Withdrawal from these can be life-threatening and needs medical care first.</p>
<p>Call <a href="tel:911">911</a> for a seizure, confusion, or seeing things that are not there. If you are thinking about ending your life, call or text <a href="tel:988">988</a> right now.</p>
<h2>A promise you can keep</h2>
<p>The brain that learned this can learn something else. It is slow, uneven work, and it does happen, in ordinary people with jobs and bad backs and kids to drive to practice.</p>
<p>Instead of “I will never do it again,” try a smaller promise that you can keep by noon: I will tell one person the truth. If you would like that person to be us, <a href="/contact-us">send us a message</a>. You can also read how <a href="/what-we-treat/addiction-treatment">addiction treatment</a> works before you say a word to anyone.</p>`,
})
