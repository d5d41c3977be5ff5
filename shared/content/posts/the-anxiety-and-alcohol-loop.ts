import { blogPost } from '../blogPost.ts'

export const theAnxietyAndAlcoholLoop = blogPost({
  slug: 'the-anxiety-and-alcohol-loop',
  title: 'The anxiety and alcohol loop',
  category: 'Mental health',
  author: 'Foothills Clinical Team',
  date: '2025-12-11',
  description:
    'Why a drink calms you at eight and wakes you with dread at four, how to tell the two problems apart, and how people step out of the loop safely.',
  content: `<p>At eight in the evening the first glass does what nothing else all day has done. Your shoulders come down. Your mind stops rehearsing tomorrow’s meeting. At four in the morning you are awake with your heart going like a sewing machine and a feeling that something terrible has happened, though you cannot name it.</p>
<p>Those two moments belong to one another.</p>
<h2>How the loop works</h2>
<p>Alcohol turns up the brain’s calming signals and turns down its alert ones. It works quickly, and that is why people with worry, shyness or panic find it. The brain, which likes balance, answers by doing the opposite. As the alcohol leaves, the alert signals are higher than they were to start with. That is the four o’clock dread. Some people call it hangxiety; the name is funny and the feeling is not.</p>
<p>By next evening you are more anxious than you were yesterday, so the first glass helps more, and the answer to it is larger. Nobody chose this. It is a loop that tightens one turn at a time.</p>
<h2>Which came first?</h2>
<p>Sometimes we can tell. If you were the child who threw up before school, worry likely came first. If you were easygoing until your thirties and your drinking went up before your nerves went bad, alcohol may be doing most of it. Often it is both.</p>
<p>A simple record helps. For two weeks write down what you drank, how you slept, and your worry from 0 to 10 at breakfast. Look for mornings. Bring it to whoever you see. It is worth more than a perfect memory.</p>
<p>You do not need the answer before you get help. Good <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a> works on the two together while it becomes clear.</p>
<h2>How to stop safely</h2>
<p>If you drink heavily every day, do not simply stop. The same rebound that wakes you at four can, after heavy use, become withdrawal with seizures or confusion, and it can be life-threatening. Talk with a doctor about medical detox first.</p>
<p>Call <a href="tel:911">911</a> for a seizure, fever with confusion, or seeing things. If the dread has turned into thoughts of ending your life, call or text <a href="tel:988">988</a>; you can do it from the bathroom floor.</p>
<p>Be careful of trading one for the other. Benzodiazepines such as Xanax calm the same wiring and can build the same loop. Taken with alcohol they can stop a person’s breathing. If you are already prescribed one, do not change it on your own.</p>
<p>If your drinking is lighter, try moving the first drink an hour later, then another hour, and fill that hour with something for your hands. Notice whether your mornings change. If you find that you cannot hold the line you drew, that is useful news, and no disgrace.</p>
<h2>What calms anxiety without alcohol</h2>
<ul>
  <li><strong>Worry time.</strong> Give your worries fifteen minutes at five o’clock with a pencil. When they come at other hours, tell them you have an appointment.</li>
  <li><strong>Cold water, slow breath.</strong> A wet cloth on the face and a long exhale reach the body faster than reasoning does.</li>
  <li><strong>Go toward it, a little.</strong> Skills for <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a> work mostly by small, planned steps toward what scares you.</li>
  <li><strong>Coffee.</strong> Try half. It is boring and it works for more people than you would think.</li>
  <li><strong>Medicine.</strong> There are non-habit-forming ones for anxiety, and others that lower the pull of <a href="/what-we-treat/alcohol-addiction">alcohol</a>. Ask.</li>
</ul>
<p>People are often surprised by what happens after the first weeks without drinking. The fear does not vanish, but it comes down to a size that can be talked with. At four in the morning, that is a great deal.</p>`,
})
