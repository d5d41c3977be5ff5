import { blogPost } from '../blogPost.ts'
import { drugSupply } from '../drugSupply.ts'
import { neverUseAlone } from '../neverUseAlone.ts'
import { overdoseStepsAbove } from '../overdoseSteps.ts'

export const onePillCounterfeitsAndFentanyl = blogPost({
  slug: 'one-pill-counterfeits-and-fentanyl',
  title: 'One pill: counterfeits and fentanyl',
  searchTitle: 'Counterfeit pills and fentanyl',
  category: 'Understanding addiction',
  author: 'Foothills Clinical Team',
  date: '2026-04-09',
  description:
    'Fake pills look just like real ones and many contain fentanyl. How to talk about it at home, what raises the odds of staying alive, and where help begins.',
  content: `<p>It looked exactly like the ones from the pharmacy. Same blue, same stamp, same little line down the middle. She had a test the next day, she couldn’t sleep, and a friend of a friend had one.</p>
<p>Stories like this one are why so many parents in Georgia are awake right now. Here is what is worth knowing, without the sirens.</p>
<h2>What a counterfeit pill is</h2>
<p>A pill press is not hard to come by. Counterfeiters stamp powder into copies of oxycodone, Xanax or Adderall. The powder often contains fentanyl, an opioid so strong that an amount like a few grains of salt can stop a person’s breathing. It is not mixed like cookie dough at a factory. One pill in a bag may hold little and the next may hold far too much. Nobody, including the person who sold it, can tell by looking, tasting or smelling.</p>
<p>The same goes for powders. Cocaine and methamphetamine may carry fentanyl as well, which is most dangerous to people who never use opioids and have no tolerance at all.</p>
${drugSupply}
<p>The safe rule is short: <strong>if a pharmacist did not hand it to you with your name on it, treat it as though it contains fentanyl.</strong></p>
<h2>Talking about it at home</h2>
<p>Lectures slide off. Try curiosity, and say the important bit plainly.</p>
<ul>
  <li>“Have you heard about fake pills going around? What do kids say?”</li>
  <li>“I’m not asking if you have. I want you to know what I know.”</li>
  <li>“If you or a friend are ever in trouble, call 911 and then me. You won’t be in trouble with me that night.”</li>
</ul>
<p>Give them a reason they can use: “My mom makes me do random tests” is a fine way out of a party.</p>
<h2>If you use now</h2>
<p>We hope you will come and see us. Until then, we want you alive.</p>
<ul>
  <li>Don’t use alone. If you must, ${neverUseAlone} stays on the phone with you and sends help if you stop answering.</li>
  <li>Carry naloxone, show your friends where, and keep more than one dose.</li>
  <li>Start far lower than you think, and wait. After a break, after detox or after jail, your tolerance is gone.</li>
  <li>Don’t mix with alcohol or benzodiazepines.</li>
  <li>Fentanyl test strips can tell you that it is there. They cannot tell you that anything is safe.</li>
</ul>
<h2>Signs of an overdose, and what to do</h2>
<p>Very slow breaths, or none. Gurgling or deep snoring. Lips or fingertips blue, gray or ashen. Tiny pupils. No answer when you shout and rub your knuckles on the breastbone.</p>
${overdoseStepsAbove}
<p>If somebody took pills meaning to die, or is thinking about it, call or text <a href="tel:988">988</a>.</p>
<h2>Getting help</h2>
<p>If you have found pills, or found yourself needing them, you are not beyond reach. A person who takes a counterfeit for sleep or for focus may have something underneath that can be treated. A person using <a href="/what-we-treat/fentanyl-addiction">fentanyl</a> daily can start medicine such as <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a>, and many feel steadier within days. If the pills were meant to be <a href="/what-we-treat/prescription-drug-addiction/oxycodone-addiction">oxycodone</a> or <a href="/what-we-treat/benzodiazepine-addiction/xanax-addiction">Xanax</a>, tell the clinician what they were sold as and how many, because the safe first step differs. Do not stop daily Xanax suddenly, real or not; withdrawal from it can be life-threatening.</p>
<p>Put naloxone on this week’s shopping list, next to the batteries and the bandages. Many kits expire unused, and that is the best thing that can happen to one.</p>`,
})
