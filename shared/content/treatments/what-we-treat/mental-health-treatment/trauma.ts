import { treatmentPage } from '../../../treatmentPage.ts'

export const trauma = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/trauma',
  title: 'Trauma Treatment',
  description:
    'Not every wound has a diagnosis. Trauma treatment helps you feel safe in your body, trust again and put old survival habits in their place.',
  lastReviewed: '2026-09-25',
  sources: ['traumaInformedCare', 'ptsd'],
  keyPoints: [
    'Habits that protected you once can hurt you now.',
    'Treatment starts with safety. Your story comes when you are ready.',
    'You always have a choice here about what you say and do.',
  ],
  text1: `<p>Nobody needs a label to be hurt. You might have grown up listening for the sound of a key in the lock, learning from the footsteps what kind of night it would be. Perhaps there was one terrible afternoon, or ten years of being told you were worthless. It may be something you have never called trauma, because other people “had it worse.”</p>
<p>Trauma is what is left in mind and body when something was too much, too soon, or too long, and no one was there to help you carry it. Some people go on to develop <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a>. Many others do not meet that description and still find that the past has a vote in everything. Both deserve care.</p>`,
  heading1: 'Effects of trauma',
  text2: `<p>Think of the habits you would most like to lose. There is a fair chance each of them once protected you. Pleasing everyone kept an angry adult calm. Going numb made the unbearable bearable. Watching every face told you when to leave the room. Working without rest proved that you deserved to take up space.</p>
<p>The trouble is that these skills do not retire by themselves. In a safe home they turn into trouble saying no, a body that is always braced, stomach pain and headaches, feeling far away during closeness, or a temper that startles you. Some people feel most uneasy when life goes well. Others turn to food, work, alcohol or other drugs, because those change a feeling fast.</p>
<p>Our question is “What happened to you, and how did you get through it?” and never “What is wrong with you?”</p>`,
  heading2: 'Treatment in three stages',
  text3: `<p>Trauma work tends to move through three stages, and you may go back and forth between them.</p>
<h3>Steadying</h3>
<p>Before anything else you build solid ground. That can mean sleep, grounding through the five senses, knowing your triggers, and looking at whether your life is safe now. If someone is hurting you at present, the plan begins there.</p>
<h3>Making sense</h3>
<p>When you are ready, you put words, drawings or movement to what happened. <a href="/how-we-help/alternative-therapies/art-and-music-therapy">Art and music therapy</a> can reach places that talking does not. Memories from early life may be only body feelings, and those are welcome as they are.</p>
<h3>Rejoining</h3>
<p>Little by little attention turns to the present: friendships, touch, work, faith, play. Here a <a href="/how-we-help/group-therapy">therapy group</a> can be powerful, because hearing “me too” from a stranger loosens shame like few other things.</p>`,
  heading3: 'What to expect from us',
  text4: `<p>Being trauma-informed shows in small things. You may choose where you sit and whether the door stays open a crack. We explain what comes next and ask before we go there. You can skip a question. If something we do troubles you, we want to hear it, and we will try to set it right.</p>
<p>We take the same care with timing. If you drink or use other drugs to keep memories away, removing them overnight can leave you flooded, and with alcohol, benzodiazepines or similar sedatives, sudden withdrawal can be life-threatening. Medical detox and more support may need to come first.</p>
<p>Hurting yourself, or wishing to die, can also be part of this story. Tell us, and we will plan for safety together.</p>
<p>Between visits, call or text <a href="tel:988">988</a> at any hour. In immediate danger, including danger from another person, call <a href="tel:911">911</a>.</p>
<p>Our team will help you look for a hospital or residential program if you need one.</p>`,
})
