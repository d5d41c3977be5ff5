import { blogPost } from '../blogPost.ts'

export const grievingSomeoneWhoDiedOfAnOverdose = blogPost({
  slug: 'grieving-someone-who-died-of-an-overdose',
  title: 'Grieving someone who died of an overdose',
  searchTitle: 'Grieving an overdose death',
  category: 'Mental health',
  author: 'Foothills Family Program',
  date: '2025-08-28',
  description:
    'Grief after an overdose death carries questions that other losses do not. Words for the anger, the what-ifs and the silence, and where to find company.',
  content: `<p>Their phone still has eleven percent. You charge it every few days because you cannot stand for it to go dark. You have read the last messages so often that you know where the commas are.</p>
<p>If the person you love died of an overdose, there may be casseroles, and there may be silence where the casseroles should be. People who would know what to say about a car wreck do not know what to say about this.</p>
<h2>Why this grief is different</h2>
<p>All grief hurts. This kind often comes with rooms that other people’s grief does not have.</p>
<p>There is <strong>the room of what-ifs</strong>. What if I had answered? What if I had not given the money, or had given it? The mind goes back because it is looking for a version in which you could have saved them. You were working with what you knew on that day. You know more now only because of how it ended.</p>
<p>There is <strong>the room of relief</strong>, and it has a lock on it. If years of fear ended with that phone call, some part of you may have stopped bracing. Feeling that does not mean you wanted it. It means you were exhausted.</p>
<p>There is <strong>the room of anger</strong>, at the dealer, the doctor, the program, God, and at them. You can be furious at someone and love them with your whole body.</p>
<p>And there is <strong>the room of hiding</strong>, where you tell people it was a heart problem. You get to choose who hears the story. But a loss you cannot speak of gets heavier.</p>
<h2>What to say when people ask</h2>
<p>You do not owe anyone details. A few sentences to keep in your pocket:</p>
<ul>
  <li>“He died of an overdose. He was funny and he made the best chili in Hall County.”</li>
  <li>“I’m not ready to talk about how. I’d love to talk about her.”</li>
  <li>“You can say his name. I like hearing it.”</li>
</ul>
<p>The illness was one thing about them. Say the others out loud, often.</p>
<h2>Looking after yourself and others</h2>
<p>Children need the truth in small true words: “She took a drug that made her body stop breathing. It wasn’t because of anything you did.” They will ask again next week. Answer again.</p>
<p>Watch for the ones in the family who also use. Grief is a hard time to be near the same drug.</p>
<p>If someone at home may be at risk, keep naloxone in the house and know that <a href="tel:911">911</a> is for any sign of overdose, even a doubtful one.</p>
<p>Watch yourself as well. Not sleeping, not eating, drinking to get to morning: these are signs to let somebody in.</p>
<p>If you catch yourself thinking that you would like to be wherever they are, please call or text <a href="tel:988">988</a>.</p>
<p>People answer who will not be alarmed by you, and you can simply say, “My son died and I can’t do tonight.”</p>
<h2>Finding support</h2>
<p>Some people find that their first real breath comes in a room of others who have lost someone the same way. Ask around for a group for overdose loss; hospitals, churches and grief centers often know of one. If the images will not leave you alone, if you found them or fought to bring them back, that is more than sadness, and care for <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a> can help.</p>
<p>In <a href="/what-we-treat/mental-health-treatment/grief-and-loss">therapy for grief and loss</a> nobody will hurry you toward acceptance. You can bring the phone with the eleven percent. And if your family has stopped being able to talk about it, a few <a href="/how-we-help/family-programs/family-therapy">family therapy</a> sessions can give each of you a turn.</p>
<p>You are still somebody’s mother, brother, wife, friend. That did not end. It only lost the place where it used to go.</p>`,
})
