import { treatmentPage } from '../../treatmentPage.ts'

export const addictionTreatment = treatmentPage({
  slug: 'what-we-treat/addiction-treatment',
  title: 'Addiction Treatment',
  description:
    'What outpatient addiction treatment in north Georgia looks like, from the first phone call to life after the program, and who it is right for.',
  lastReviewed: '2026-09-21',
  sources: ['asamCriteria', 'addictionScience', 'substanceUse'],
  keyPoints: [
    'You can call without a diagnosis and without having decided anything.',
    'Treatment may combine counseling, groups, medication and help for your family.',
    'We are an outpatient program. If you need a hospital or detox first, we help you look for one.',
  ],
  text1: `<p>Most people who call us have already tried to fix things alone. They made rules, changed jobs, moved the bottles, deleted the number. Some of those plans worked for a week or a year. If you are tired of starting over by yourself, treatment gives you something new: other people, and a plan made for you.</p>
<p>{name} is an outpatient program with offices in Cumming, Jefferson and Alpharetta. Outpatient means that you come in for care and go home afterward. You can keep working, raising your kids and sleeping in your own bed while you learn how to live without a substance or a habit that has taken too much from you.</p>`,
  heading1: 'First steps: your call and assessment',
  text2: `<p>You don’t need a diagnosis, a perfect story or a firm decision before you reach out. A call is only a conversation. We ask what is going on, what you use and how often, whether you are safe today, and what you hope will change.</p>
<p>Next comes a <a href="/how-we-help/drug-and-alcohol-assessment">drug and alcohol assessment</a>. A clinician listens to your history, including physical health, mood, sleep, family, work and what you have tried before. Together you decide on:</p>
<ul>
<li>the level of care that fits, from a weekly visit to several sessions a week</li>
<li>whether medication could help, and which kind</li>
<li>what else needs attention, such as anxiety, grief or old trauma</li>
<li>who in your life should be part of the plan, if anyone</li>
</ul>
<p>Nothing is set in stone. As your needs change, so does the plan.</p>`,
  heading2: 'Treatment: what a plan can include',
  text3: `<p>Addiction touches the body, the mind and daily routine, so good care works on all three. Counseling is the backbone. In <a href="/how-we-help/individual-therapy">one-on-one therapy sessions</a> you look closely at what drives your use and practice other ways to respond. In groups you hear from people who understand without a long explanation, and you find out that your experience can help them as well.</p>
<p>If you need more structure, <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> brings several sessions into each week while leaving room for a job or school. Medication is part of care for many people, above all those living with opioid or alcohol use disorder. It isn’t a shortcut or a crutch. It steadies the brain and body so that counseling has a chance to work.</p>
<p>Families can take part, too. Living beside an addiction is hard, and relatives deserve support of their own.</p>`,
  heading3: 'When to start with a hospital or detox',
  text4: `<p>Outpatient care is not the right first step for everybody, and we will tell you so honestly. Stopping alcohol, benzodiazepines or other sedatives after heavy daily use can bring on a withdrawal that threatens life. Please don’t stop suddenly on your own. A hospital or medical detox comes first, and we do not provide inpatient detox ourselves. A residential program may be safer if home is not a safe place, or if medical or mental health needs call for watching around the clock. You can look for one at <a href="https://findtreatment.gov">findtreatment.gov</a>, and we are glad to help you sort through the choices.</p>
<p>In an overdose or any emergency, call <a href="tel:911">911</a>. If you are thinking about suicide, or you are in a crisis over drugs or alcohol, call or text <a href="tel:988">988</a> at any hour.</p>
<p>After detox or a residential stay, we can pick up where they left off, with aftercare that continues once the busiest weeks are over. Whenever you are ready, <a href="/contact-us">get in touch with one of our offices</a>.</p>`,
})
