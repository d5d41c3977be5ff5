import { blogPost } from '../blogPost.ts'

export const isBuprenorphineTradingOneDrugForAnother = blogPost({
  slug: 'is-buprenorphine-trading-one-drug-for-another',
  title: 'Is buprenorphine just trading one drug for another?',
  searchTitle: 'Buprenorphine: trading drugs?',
  category: 'Treatment',
  author: 'Foothills Clinical Team',
  date: '2026-03-05',
  description:
    'An honest answer to the question families ask most about medicine for opioid use disorder: what it does, what it does not do, and how long people stay on it.',
  content: `<p>Your brother has been taking a strip under his tongue every morning for five months. He is working, he is at your mother’s on Sundays, he has put on some weight. And still somebody at church said, “So he’s not really off it, is he?”</p>
<p>It is a fair question to ask in good faith, so let us answer it in good faith.</p>
<h2>Addiction and treatment compared</h2>
<p>Opioids attach to places in the brain that control pain, comfort and breathing. With heroin, fentanyl or pain pills, the level shoots up and crashes several times a day. In between comes sickness, and life shrinks to heading it off.</p>
<p>Buprenorphine attaches to the same places but only turns them on partway, and it holds on for a long time. There is no spike and no crash. At the right dose a person does not feel high and does not feel sick. They feel, many say, <em>normal</em>, often for the first time in years. Because it holds on so firmly, it also blocks much of the effect of other opioids, and its own effect on breathing tends to level off.</p>
<p>So what is traded? The search, the secrecy, the needle or the mystery pill, the daily danger. What remains is that the body depends on a medicine. Bodies depend on insulin and blood pressure pills, too. Addiction is more than dependence. It is being driven to use while your life comes apart, and that is the part that gets better.</p>
<h2>Why buprenorphine is a first-line treatment</h2>
<p>Medicines for opioid use disorder, meaning buprenorphine, methadone and naltrexone, are not a last resort after everything else. People who take buprenorphine or methadone are less likely to die of an overdose than people who are treated without them. That is why we talk about it on the first day.</p>
<p>They differ. <strong>Methadone</strong> is given through opioid treatment programs with regular visits, and it suits some people best. <strong>Naltrexone</strong> is not an opioid and blocks opioids entirely, but a person has to be fully through withdrawal first. <a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine</a> can be started once early withdrawal has set in, under a prescriber’s guidance. Starting too soon after fentanyl can bring withdrawal on suddenly, so do not begin with a friend’s strips.</p>
<h2>How long to take it</h2>
<p>As long as it is helping. For some that means a year or two, for others many years. Stopping early, or being pushed off by a judge, a relative or a housing rule, is risky: tolerance falls, and return to use after that can kill. If you want to come off, do it slowly, with your prescriber, at a calm time in your life.</p>
<h2>Risks and cautions</h2>
<ul>
  <li>Mixing buprenorphine with alcohol, benzodiazepines or other sedatives can be dangerous to breathing. Tell your prescriber everything you take.</li>
  <li>Store it locked. A child can be harmed by a single dose.</li>
  <li>Keep naloxone at home. For anyone who can’t be woken or is breathing slowly, call <a href="tel:911">911</a>, give naloxone, and stay.</li>
  <li>Medicine steadies the ground. It does not talk to your wife or find you a job. Most people do best when counseling and a decent routine go along with it.</li>
</ul>
<p>Low mood can surface once the chaos stops.</p>
<p>If thoughts of suicide come, call or text <a href="tel:988">988</a>.</p>
<h2>What to say to people who doubt it</h2>
<p>You might try: “He’s in treatment, and that’s his medicine. He’s been home for supper twenty Sundays in a row.” Then pass the biscuits.</p>
<p>For more, read about <a href="/what-we-treat/opioid-addiction">opioid addiction</a>, about <a href="/what-we-treat/fentanyl-addiction">fentanyl</a> and why it changes how treatment begins, and about <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> in general. Bring your hardest question with you. It has been asked before, and you won’t offend anyone.</p>`,
})
