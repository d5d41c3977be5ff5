import { blogPost } from '../blogPost.ts'

export const whichNumberToCallAtTwoInTheMorning = blogPost({
  slug: 'which-number-to-call-at-two-in-the-morning',
  title: 'Which number to call at two in the morning',
  searchTitle: 'Which crisis number to call',
  category: 'Georgia resources',
  author: 'Foothills Admissions Team',
  date: '2026-09-10',
  description:
    '911, 988, the Georgia Crisis & Access Line or SAMHSA: who answers, what they ask, and what happens after you call. Keep this page on your phone.',
  content: `<p>Somebody is breathing oddly in the next room, or nobody is, and it’s you who can’t get through the night. You have four numbers in your head and you don’t want to bother anyone.</p>
<p>Bother someone. This is what they are for. Here is who’s who.</p>
<h2>Four numbers and what each is for</h2>
<h3>911: a life is in danger now</h3>
<p>Call <a href="tel:911">911</a> when a person cannot be woken; breathes slowly, with gurgling, or not at all; has a seizure; is confused, feverish or seeing things while coming off alcohol or sedatives; has taken too much of anything; has hurt themselves; or has a weapon and a plan.</p>
<p><strong>What to say:</strong> the address first. “He’s not breathing.” “She took a bottle of pills.” For a mental health emergency, ask for an officer with crisis training and say whether there are weapons. You can add, “She isn’t violent. She is scared.”</p>
<p>Give naloxone if opioids are possible. Afraid of the police, or on probation or parole? <a href="/blog/georgia-911-medical-amnesty-law">Georgia’s medical amnesty law</a> protects people who call for help in an overdose.</p>
<h3>988: suicide, despair, a crisis of mind or substance</h3>
<p>Call or text <a href="tel:988">988</a>, any hour.</p>
<p>You may also chat at <a href="https://988lifeline.org">988lifeline.org</a>. It’s for thoughts of suicide, yes, and also for panic, for a craving that has you by the throat, for worry about somebody else. Veterans press 1.</p>
<p><strong>What happens:</strong> a recording, a short wait, then a person. They’ll ask whether you’re safe right now. They listen, they help you make a plan for tonight. Most calls end with just that. If they believe that a life is in immediate danger, they may arrange for emergency help.</p>
<p><strong>What to say:</strong> “I don’t know where to start” is a perfectly good start. They hear it every night.</p>
<h3>The Georgia Crisis &amp; Access Line: finding care, tonight or this week</h3>
<p>Call <a href="tel:+18007154225">1-800-715-4225</a>, around the clock. This is the state’s own line. It can look for detox and crisis beds, book some appointments, and in certain situations send a mobile crisis team to where you are.</p>
<p><strong>What they ask:</strong> your county, your insurance if any, what you take and how much, whether you’re safe. Have a pen. Write down the name of whoever you spoke to.</p>
<p>Use it when you say, “I’m ready <em>now</em>, and it’s Saturday.” Readiness has bad office hours.</p>
<h3>SAMHSA’s helpline: a map of what’s out there</h3>
<p>Call <a href="tel:+18006624357">1-800-662-4357</a>, any hour, in English and Spanish. It’s free and confidential, and it does one thing: it tells you about treatment and support groups near a ZIP code. They won’t counsel you. They are good when you are looking on behalf of somebody in another state. There is more on the <a href="https://www.samhsa.gov/find-help/helplines/national-helpline">helpline’s own page</a>.</p>
<h2>When to call us</h2>
<p>We’re outpatient offices in Cumming, Jefferson and Alpharetta, and we aren’t a crisis service. We answer during office hours, into the evening on most weekdays.</p>
<p>At two in the morning nobody answers our phones, and <a href="tel:988">988</a> does.</p>
<p>You can <a href="/contact-us">send us a message</a>, which we read during office hours, or read about <a href="/how-we-help/drug-and-alcohol-assessment">how an assessment goes</a>, about <a href="/what-we-treat/opioid-addiction">opioid addiction</a> or <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>. If you leave a message about something that can’t wait till morning, please call one of the numbers above as well.</p>
<h2>What to do now, before you need it</h2>
<ol>
  <li>Save all of these in your phone, each with a word: <em>danger, despair, beds, map</em>.</li>
  <li>Put them on the fridge for the ones who don’t have your phone.</li>
  <li>Write your address under them. People forget it when they are frightened.</li>
  <li>Put the naloxone on top.</li>
</ol>
<p>You may never need any of it. Or it will be somebody else’s two in the morning, and you’ll be the one who knew.</p>`,
})
