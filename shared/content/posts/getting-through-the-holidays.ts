import { blogPost } from '../blogPost.ts'

export const gettingThroughTheHolidays = blogPost({
  slug: 'getting-through-the-holidays',
  title: 'Getting through the holidays with someone in early recovery',
  searchTitle: 'Holidays in early recovery',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2025-11-20',
  description:
    'Planning a Thanksgiving or Christmas table when someone is newly sober: what to serve, what to say to Uncle Ray, and how to make leaving early easy.',
  content: `<p>Every family has the question by mid-November, and nobody wants to be the one to ask it. Is there going to be wine this year? Does he even want to come? What do we tell your sister?</p>
<p>Ask him. That is the whole secret, and it takes about four minutes.</p>
<h2>Talk together before the day</h2>
<p>Do it this week, in a car or over dishes, well before the day. Some words to borrow:</p>
<ul>
  <li>“We’d love to have you. What would make it easier?”</li>
  <li>“Do you want alcohol out of the house, or does that make you feel like a patient?”</li>
  <li>“Who knows, and who would you rather not know?”</li>
  <li>“If you want to leave, what’s our signal?”</li>
</ul>
<p>People differ. One wants a dry house. Another wants nobody to make a speech. A third would rather skip the big table this year and come by for pie on Friday. All of these are fine answers. A holiday missed is not a family lost.</p>
<h2>Setting up the house</h2>
<p>If you are the host, consider going without alcohol this one time. You do not have to explain; put out cider, good coffee, sparkling water with cranberries and something warm in a slow cooker. Most guests will not care as much as you fear.</p>
<p>If there will be alcohol, keep it in one spot that is not the kitchen, where everyone ends up. Don’t ask the newly sober person to fetch it. Check the recipes: rum cake, bourbon glaze, the punch. Lock up the medicine cabinet, for every guest’s sake, and put a naloxone kit where two adults know about it.</p>
<p>If someone cannot be woken or is breathing strangely, call <a href="tel:911">911</a> even if it is Christmas Eve and the house is full.</p>
<p>Feed people on time. Hunger and a long afternoon of football are a poor mix.</p>
<h2>What to say to relatives</h2>
<p>There is always somebody with a glass held out. Let the person in recovery choose a line and agree to back it up.</p>
<ul>
  <li>“No thanks, I’m driving.”</li>
  <li>“I’m good with this one.”</li>
  <li>“I don’t drink these days. How’s the boat?”</li>
</ul>
<p>If Ray keeps on, it is your turn: “Ray, come help me with the turkey.”</p>
<p>Then there is the other relative, the one who wants to say how <em>proud</em> everybody is, loudly, over grace. Love that impulse and move it to a quiet moment on the porch.</p>
<h2>Plan a way to leave</h2>
<p>Drive separately, or have a ride ready. Set a time to leave beforehand, so that going is the plan and staying is the choice. A walk around the block with a cousin counts as an exit. So does calling somebody from the bathroom.</p>
<p>Holidays are heavy for people in grief, for people with <a href="/what-we-treat/mental-health-treatment/depression">depression</a> and for people who used to be high in that very room. If someone says they wish they were not here, take it seriously.</p>
<p>Call or text <a href="tel:988">988</a> with them; it is staffed on holidays too.</p>
<p>Remember too that a person who drinks daily and tries to hold off for the sake of the family may go into withdrawal at the table. Shaking, sweating or confusion is a reason for medical care and not a reason for a talking-to.</p>
<h2>The day after</h2>
<p>Monday is often harder than Thursday. The guests are gone and so is the plan. Put something on the calendar for it: a session, a meeting, breakfast with a friend. <a href="/how-we-help/relapse-prevention">Relapse prevention</a> work in November is worth double, and the family can come along for part of it through our <a href="/how-we-help/family-programs">family programs</a>.</p>
<p>If it all goes sideways, there will be other Thursdays. Nobody has ever needed a perfect pie to start over.</p>`,
})
