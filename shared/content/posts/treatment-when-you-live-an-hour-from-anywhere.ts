import { blogPost } from '../blogPost.ts'

export const treatmentWhenYouLiveAnHourFromAnywhere = blogPost({
  slug: 'treatment-when-you-live-an-hour-from-anywhere',
  title: 'Treatment when you live an hour from anywhere',
  searchTitle: 'Rural addiction treatment',
  category: 'Georgia resources',
  author: 'Foothills Care Coordination',
  date: '2026-07-07',
  description:
    'No clinic in your county, one car and a weak signal? Ways to piece together addiction and mental health care from rural Georgia, telehealth included.',
  content: `<p>The nearest clinic is fifty minutes off if you don’t get behind a chicken truck. There’s one car, and your husband has it until six. Everyone at the pharmacy knows your mother. You closed the laptop once already tonight, because what’s the use.</p>
<p>Let’s open it again. Care can be pieced together from farther out than it used to be.</p>
<h2>What works by video</h2>
<p>A surprising amount. Counseling, some groups, family sessions, medicine checks and follow-up visits can often happen by video. In many cases a prescriber can start or continue <a href="/how-we-help/medication-assisted-treatment">medicine for opioid use disorder</a> by telehealth; the federal rules on that have shifted in recent years, so ask what applies now. Our page on <a href="/how-we-help/telehealth-treatment">telehealth treatment</a> describes how we use it.</p>
<p>Some things still need a room: physical exams, some lab tests, certain injections, and anything urgent. And for the safety of everyone, telehealth isn’t for a person in dangerous withdrawal. If you drink heavily each day or take benzodiazepines, find out about medical detox before you stop, because help is far away if a seizure comes.</p>
<h2>If your internet is weak</h2>
<ul>
  <li>Ask if an audio-only visit is possible. Some services can be done by plain phone.</li>
  <li>Many public libraries have private study rooms and good internet. Some let you borrow a hotspot.</li>
  <li>A church office, a school after hours, or the parking lot of either, may be in reach.</li>
  <li>Turn off video when the picture freezes. Your voice is what matters.</li>
  <li>Check that your visit is covered before the first session. Plans differ on phone calls.</li>
</ul>
<h2>Privacy in a small town</h2>
<p>Half the worry about rural treatment is being seen. Telehealth helps: nobody knows your car. Still, give it some thought at home. A fan by the door makes a wall of sound. Sit in the truck. Tell the children you’re on a work call. If it’s not safe to be overheard, agree on a word with your counselor that means <em>I can’t talk freely</em>.</p>
<p>If you do come in, remember that the people in the waiting room came for the same reason.</p>
<h2>When you have to drive</h2>
<p>Stack it. Ask for your intake, lab and first session on one day. Ask which visits could be by phone. If you have Medicaid, it may cover rides to appointments when you book ahead; ask your plan. Probation officers, churches and recovery groups sometimes know who is driving to town on Thursdays.</p>
<p><a href="/how-we-help/benefits-of-outpatient-rehab">Outpatient care</a> fits around planting, shifts and school pickup better than going away does. But if home is full of use, or you have no safe place to withdraw, a residential program may be the better start even if it is far. You come home to outpatient after.</p>
<h2>Help at night and on weekends</h2>
<p>Ambulances take longer out where you live. So keep naloxone in the house <strong>and</strong> in the truck, and have more than one dose. Take a class in rescue breathing; it can buy time. Put your exact address, with the turn after the bridge, on the fridge.</p>
<p>Call <a href="tel:911">911</a> at the first sign of an overdose and stay on the line.</p>
<p>For thoughts of suicide or a night you can’t get through, call or text <a href="tel:988">988</a>.</p>
<p>The Georgia Crisis &amp; Access Line, at <a href="tel:+18007154225">1-800-715-4225</a>, answers around the clock as well. It can look for open beds and for help near you, and in some situations it can send a mobile crisis team.</p>
<p>You can search <a href="https://findtreatment.gov">findtreatment.gov</a> by ZIP code. Then <a href="/contact-us">tell us where you live</a> and what stands in the way: the car, the signal, the hours. Somebody here has likely met that one before.</p>`,
})
