import { blogPost } from '../blogPost.ts'

export const helpingWithoutEnabling = blogPost({
  slug: 'helping-without-enabling',
  title: 'Helping without enabling: a kitchen-table guide',
  searchTitle: 'Helping without enabling',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2025-10-21',
  description:
    'How to tell support from rescue when someone you love is using, with sample words for money, rides, rent and bail that you can say and stand by.',
  content: `<p>The text says <em>can u send 40 its for gas</em>, and you stare at it. If you send it, you may be paying for the thing that is killing them. If you don’t, they may be stranded on the side of 400 in the dark.</p>
<p>Anyone who tells you this is simple has never held that phone.</p>
<h2>What enabling means</h2>
<p>That word gets thrown at tired parents and partners as if love were the illness. Let’s set it down and ask something more useful: <strong>Does this help the person, or does it help the using?</strong> And next to it: <strong>Can I give this without resentment and without going under myself?</strong></p>
<p>Food helps the person. A ride to the doctor helps the person. Calling in sick for them helps the using, because it takes away a consequence they might have learned from. Cash could go either way, so change its form.</p>
<h2>Help in another form</h2>
<p>You can say yes to the need and no to the cash.</p>
<ul>
  <li><em>Gas:</em> “I won’t send money, but I’ll meet you at the station and fill it up.”</li>
  <li><em>Groceries:</em> “Come over at six. There’s chili, and you can take some with you.”</li>
  <li><em>Rent:</em> “I can’t pay rent. I can pay for a ride to a treatment intake any day, any hour.”</li>
  <li><em>Phone bill:</em> Many families keep this one. A phone is how a person calls for help.</li>
  <li><em>Bail or fines:</em> Take a night before deciding. Talk with a lawyer or someone who is not in the middle of it.</li>
</ul>
<p>Notice that none of these come with a lecture. Short and kind is stronger than long and right.</p>
<h2>How boundaries work</h2>
<p>A boundary is not a rule for someone else. It is what <strong>you</strong> will do. “You have to stop using” is out of your hands. “I won’t let you in when you’ve been using, and I’ll call you tomorrow” is entirely in them.</p>
<p>Before you speak a boundary, check three things. Am I able to do this? Am I willing to do it at midnight, in the rain? Have I told everyone else in the house? One honest small limit is worth more than ten grand ones that bend.</p>
<p>Expect the pushing to get stronger at first. This is what happens with any change. Hold steady, and keep something warm in your voice.</p>
<h2>What is never enabling</h2>
<p>Keeping a person alive is not enabling. Keep naloxone in the house.</p>
<p>Call <a href="tel:911">911</a> for anyone who cannot be woken or is breathing slowly, or who has a seizure. If they speak of suicide, call or text <a href="tel:988">988</a>, stay close, and put distance between them and firearms or stored pills.</p>
<p>Driving someone to take their buprenorphine is not enabling either; medicine for <a href="/what-we-treat/opioid-addiction">opioid addiction</a> is treatment.</p>
<p>Nor is telling them you love them. You can say it through a screen door.</p>
<p>And do not pull all support at once from someone who drinks heavily or takes benzodiazepines in the hope that they will be forced to stop. Sudden withdrawal can be dangerous. Talk to a clinician about the safest order of things.</p>
<h2>Care for yourself</h2>
<p>Families often arrive in our <a href="/how-we-help/family-programs">family programs</a> to learn how to fix somebody and find that they have not slept through a night in two years. Both deserve attention. Pick one thing this week that has nothing to do with the illness: your own dental appointment, choir practice, an hour at the lake with the phone in the glove box.</p>
<p>If you and your spouse disagree about every limit, you are in good company. A few sessions of <a href="/how-we-help/family-programs/family-therapy">family therapy</a> can get you onto one page, so that the next text at 2 a.m. already has an answer.</p>`,
})
