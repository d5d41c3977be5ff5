import { blogPost } from '../blogPost.ts'

export const whenAPrescriptionBecomesAProblem = blogPost({
  slug: 'when-a-prescription-becomes-a-problem',
  title: 'When a prescription becomes a problem',
  searchTitle: 'When a prescription is a problem',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2026-11-12',
  description:
    'You took it as the label said, until you didn’t. How to tell dependence from addiction, what never to stop suddenly, and how to bring it up with a doctor.',
  content: `<p>It has your name on it. A doctor wrote it, a pharmacist counted it, your insurance paid. So it can’t be <em>that</em>. And yet here you are, with the lamp on, counting how many are left and how many days there are till the refill, and the numbers don’t match.</p>
<p>Nobody needs to have done anything wrong for this to happen. It is worth understanding, and it can be helped.</p>
<h2>Dependence and addiction are not the same</h2>
<p><strong>Dependence</strong> means that your body has gotten used to a medicine. Stop it suddenly and you feel ill. This can happen to anyone who takes opioids, benzodiazepines, sleeping pills, stimulants or gabapentin for a time, exactly as told. It’s biology, and it is managed with a slow taper if you no longer need the medicine.</p>
<p><strong>Addiction</strong> means that the medicine has started making the decisions. You want less and take more. You think about it when you should be thinking of something else. You keep on though it’s costing you.</p>
<p>You can have the first without the second. You may also slide from one to the other so gradually that there is no day you can point to.</p>
<h2>Questions to ask yourself</h2>
<ul>
  <li>Do I run out early? What do I tell people when I do?</li>
  <li>Do I take it for something other than what it’s for: to sleep, to get going, to not feel?</li>
  <li>Have I taken someone else’s? Bought any?</li>
  <li>Do I see more than one prescriber, and does each one know?</li>
  <li>Have I crushed it, chewed it, mixed it with wine?</li>
  <li>Has anyone who loves me said something?</li>
  <li>When I imagine a week without it, what happens in my chest?</li>
</ul>
<p>A yes is not a verdict. Two or three of them are a reason to talk with someone soon.</p>
<h2>What not to do tonight</h2>
<p>Don’t flush it all and start fresh. Stopping <strong>benzodiazepines</strong> (Xanax, Klonopin, Ativan, Valium) suddenly can cause seizures and can be life-threatening. Barbiturate-type sedatives and heavy alcohol use carry the same danger. Sleeping pills, gabapentin and muscle relaxers can bring on bad reactions, too. <strong>Opioids</strong> cause a withdrawal that is seldom deadly in itself, but it drives people back to a dose they can no longer tolerate. After <strong>stimulants</strong>, mood can crash hard.</p>
<p>Don’t fill the gap with pills from the street. Many are counterfeit and contain fentanyl.</p>
<p>Call <a href="tel:911">911</a> for a seizure, confusion, or someone who can’t be woken or is breathing slowly, and give naloxone if opioids may be involved. If the fear or the crash turns into thoughts of suicide, call or text <a href="tel:988">988</a>.</p>
<h2>How to bring it up with your prescriber</h2>
<p>Doctors are people who went into this to help. Many of them will be relieved. You might say:</p>
<blockquote><p>“I think my body has come to depend on this, and I’ve been taking more than it says. I don’t want to be cut off all at once. Can we make a plan?”</p></blockquote>
<p>That last part matters. Being cut off abruptly is dangerous, and you may say so. Ask for a slow taper, or for a switch to something safer, and for what else can treat the pain or the worry or the attention trouble you started with. That problem was real, and it still needs care.</p>
<p>If you’d rather talk to somebody new, an assessment somewhere else is a fair choice.</p>
<h2>What treatment looks like</h2>
<p>What helps depends on the medicine. Read about <a href="/what-we-treat/prescription-drug-addiction">prescription drug addiction</a> in general, or find your own: <a href="/what-we-treat/prescription-drug-addiction/hydrocodone-addiction">hydrocodone</a>, <a href="/what-we-treat/prescription-drug-addiction/adderall-addiction">Adderall</a>, or the <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepines</a>. For opioids there’s medicine that steadies you without the climb and fall. For the others there are tapers, skills and company.</p>
<p>Put the lid back on. You don’t have to solve the arithmetic tonight. You only have to decide who you’ll tell about it in the morning.</p>`,
})
