import { blogPost } from '../blogPost.ts'

export const talkingWithChildrenAboutAParentsAddiction = blogPost({
  slug: 'talking-with-children-about-a-parents-addiction',
  title: 'Talking with children about a parent’s addiction',
  searchTitle: 'Telling children about addiction',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2026-04-28',
  description:
    'Children already know something is wrong. Words for every age, answers to the questions they ask in the dark, and a plan that helps them feel safe.',
  content: `<p>“Is Daddy sick again?” she asks from the back seat, and you look at the road for a bit too long before you answer.</p>
<p>Children know. They know by the sound of the key in the lock. What they lack is a story that makes sense of it, and when nobody gives them one they make their own. In a child’s story the trouble is nearly always their fault.</p>
<h2>Three sentences to begin with</h2>
<p>Counselors often teach children these ideas: <em>I didn’t cause it. I can’t control it. I can take care of myself.</em> You can say them in your own way and you can say them often. Add a fourth: <em>I can love him and be mad at him.</em></p>
<p>Say them in the daytime, when everybody is fed. In the car works, and so does drawing at the table. Five minutes is plenty. You are opening a door, and they will come back through it with questions, usually when you are carrying groceries.</p>
<h2>What to say by age</h2>
<p><strong>Three to six.</strong> “Mommy has a sickness that makes her do things she doesn’t want to do. The doctors are helping. You didn’t make it happen. Grandma will pick you up every day this week.” Then answer what they really want to know: who makes my supper?</p>
<p><strong>Seven to eleven.</strong> Use the real words. “Dad has an illness called addiction. Alcohol changed how his brain works, and he can’t stop without help. When he yells, that’s not about you.” Let them know that plenty of kids have a parent with this, and some are in their school.</p>
<p><strong>Teenagers.</strong> Tell the truth and don’t make them your confidant. “I’m not going to hide things. You don’t have to fix this or watch him for me.” They may be afraid of it running in the family. You can say that risk is higher for them, that risk is not fate, and that it is a good reason to be careful and to talk to someone.</p>
<h2>Questions children ask</h2>
<ul>
  <li><em>Is he going to die?</em> “People can get very sick from this. That’s why he’s getting help. The grown-ups are working hard to keep him safe.”</li>
  <li><em>Why doesn’t she love us enough to stop?</em> “It isn’t about how much she loves you. This illness gets in the way of love. It’s not the same as not having any.”</li>
  <li><em>When is he coming home?</em> “I don’t know yet. I’ll tell you as soon as I do. You will talk to him on Sunday.”</li>
</ul>
<p>Do not promise what isn’t yours to promise. “I don’t know, and I’ll be here” is a promise you can keep.</p>
<h2>A safety plan for children</h2>
<p>Write it down with them, like a fire drill.</p>
<ol>
  <li>Two grown-ups they may call at any hour, numbers on the fridge and in a shoe.</li>
  <li>What to do if someone won’t wake up: call <a href="tel:911">911</a>, say the address, unlock the door. Practice the address.</li>
  <li>They may always refuse to ride in a car with someone who has been drinking or using.</li>
  <li>They are allowed to tell a teacher, a coach or a counselor. It isn’t a betrayal.</li>
</ol>
<p>Older children can learn that <a href="tel:988">988</a> takes calls and texts from young people too, about their own dark thoughts or a friend’s.</p>
<p>If a child is being hurt or left alone, get them safe first and ask for help right after.</p>
<h2>When the parent is in treatment</h2>
<p>Visits and calls go better with something to do: cards, a bowl of popcorn, a show you all know. Let the child be angry or bored. Trust comes back at the speed of kept small promises.</p>
<p>Our <a href="/how-we-help/family-programs">family programs</a> can help you find words, and in <a href="/how-we-help/family-programs/family-therapy">family therapy</a> a child can ask their question with someone there to catch it. If the child’s grades, sleep or stomach have changed, care for childhood <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a> or <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a> is worth raising with their doctor.</p>
<p>She is still waiting in the back seat. “Yes,” you can say. “He is. And here’s what’s going to happen tonight.”</p>`,
})
