import { blogPost } from '../blogPost.ts'

export const yourFirstDayOfIntensiveOutpatient = blogPost({
  slug: 'your-first-day-of-intensive-outpatient',
  title: 'Your first day of intensive outpatient, hour by hour',
  searchTitle: 'Your first day of IOP',
  category: 'Treatment',
  author: 'Foothills Admissions Team',
  date: '2025-07-15',
  description:
    'What to expect from the parking lot to the drive home on your first day in an intensive outpatient program, and what nobody will ask you to do.',
  content: `<p>Many people say the worst part was the parking lot. Ten minutes in a car with the engine off, one hand on the key, wondering if anyone inside would look at them like they were a problem to be solved.</p>
<p>So let’s take the mystery out. This is roughly how a first day in <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> tends to go. Details differ from office to office and person to person.</p>
<h2>Arriving</h2>
<p>You give your name. You do not have to say why you are there; everyone in the room knows why people come. There is paperwork, and you can shorten it by looking at <a href="/forms">the forms</a> ahead of time. Bring a photo ID, your insurance card if you have one, and your medicines in their bottles or a list of them.</p>
<p>If you used or drank this morning, or last night, say so. Nobody will be shocked. It changes what is safe for you today, and that is the only reason we need to know. Shaking, sweating or a racing heart after stopping alcohol or benzodiazepines can turn into dangerous withdrawal, and that needs medical care before a group room.</p>
<p>If it turns severe at home, with a seizure or confusion, call <a href="tel:911">911</a>.</p>
<h2>Your first talk with a counselor</h2>
<p>Before any group, you meet with one person. They ask what you use, how long, what you have tried, how you sleep, how your mood has been, who is at home. They will ask straight out about thoughts of suicide, because it is kinder to ask than to guess. If the answer is yes, you will not be thrown out.</p>
<p>If those thoughts come before you ever reach us, <a href="tel:988">988</a> answers calls and texts at any hour.</p>
<p>Together you sketch a plan: which days, which groups, whether medicine could help, what to do about work.</p>
<h2>Your first group</h2>
<p>You walk into a circle of chairs. Some people are chatting. One of them will probably nod at the empty seat. Here is all you have to say:</p>
<blockquote><p>“I’m [first name]. It’s my first day. I’d like to listen.”</p></blockquote>
<p>That is enough. People will not clap, and nobody will make you tell your life story. A counselor leads. There may be a topic, such as what sets off a craving or how to say no at a cookout, and then people talk about how it went for them since last time. Around the half hour mark, many newcomers notice that someone else has just described their own kitchen.</p>
<p>Read more about how <a href="/how-we-help/group-therapy">group therapy</a> works if the circle is what worries you most.</p>
<h2>What nobody will make you do</h2>
<ul>
  <li>Hug anyone.</li>
  <li>Pray, or stop praying.</li>
  <li>Say a label about yourself that you do not believe.</li>
  <li>Promise forever.</li>
  <li>Share something you are not ready to share.</li>
</ul>
<h2>Going home</h2>
<p>Expect to be tired. Holding your breath for a few hours takes it out of you. Plan something plain for the evening: a supper you can heat up, a walk around the block, an early night. Avoid the route past the usual store.</p>
<p>Some people feel lighter. Others feel raw and decide at the second red light that they are not going back. Both are common on day one. If you are in the second group, give yourself one rule: go three times before you decide. The first day is mostly nerves, the second you know where the coffee is, and by the third somebody remembers your name.</p>
<p>If you are still sitting in that parking lot, or reading this in bed the night before, <a href="/contact-us">tell us you are coming</a> and we will keep an eye out for you.</p>`,
})
