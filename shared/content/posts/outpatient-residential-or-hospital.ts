import { blogPost } from '../blogPost.ts'

export const outpatientResidentialOrHospital = blogPost({
  slug: 'outpatient-residential-or-hospital',
  title: 'Outpatient, residential or hospital: how to tell what you need',
  searchTitle: 'Which level of care do you need?',
  category: 'Treatment',
  author: 'Foothills Admissions Team',
  date: '2026-09-22',
  description:
    'Not everyone needs to go away, and not everyone is safe staying home. Six plain questions that help you and a clinician choose the right level of care.',
  content: `<p>One tab says thirty days by the ocean. Another says three evenings a week. Your sister says that if you were serious, you would go away. It’s late, and you have nineteen tabs open and no idea how anyone decides.</p>
<p>Clinicians don’t decide by how “bad” you are. They ask what you need in order to be safe and to get better, and in what order. You can ask the same things.</p>
<h2>Levels of care, from least to most</h2>
<p>Picture steps, from least to most. <strong>Early intervention</strong> for people at risk. <strong>Outpatient</strong> visits each week. <a href="/how-we-help/intensive-outpatient-treatment">Intensive outpatient</a>, usually nine or more hours a week, and <strong>partial hospitalization</strong>, which takes up most of the day, and in both you sleep at home. <strong>Residential</strong>, where you live there. <strong>Hospital</strong> or inpatient detox, with nurses and doctors at all hours.</p>
<p>You can enter on any step. People go up and come down as life changes. Starting lower isn’t lazy, and starting higher isn’t failure.</p>
<h2>Six questions that show your level</h2>
<p><strong>1. Will my body be safe if I stop?</strong> If you drink heavily every day, take benzodiazepines or other sedatives, or have had seizures in the past, medical detox comes first. Withdrawal can be life-threatening. Opioid withdrawal is miserable but more seldom dangerous by itself; the larger risk is overdose afterward, so ask about medicine.</p>
<p><strong>2. Do I have another illness that needs watching?</strong> Heart or liver disease, pregnancy, diabetes, serious pain.</p>
<p><strong>3. How’s my mind?</strong> If you’re thinking of suicide with a plan, hearing voices or not able to look after yourself, a hospital may be the kindest place to start.</p>
<p>Call or text <a href="tel:988">988</a> to talk it through, or <a href="tel:911">911</a> if there’s danger now.</p>
<p><strong>4. How ready am I?</strong> You don’t have to be sure. But if you know that you will not make it past the first gas station, more structure helps.</p>
<p><strong>5. What happened before?</strong> If you tried weekly visits three times, a fourth try at the same may not be the answer. If you have been to residential twice and came undone at home each time, maybe what was missing is strong care <em>at home</em>.</p>
<p><strong>6. Where do I sleep?</strong> Is there someone using there? Is it safe? Outpatient care needs a bed you can count on. <a href="/how-we-help/sober-living">Sober living</a> can be that bed.</p>
<h2>What outpatient care does well</h2>
<p>You practice where you live. The hard Thursday happens, and on Friday you talk about it. You keep your job, you put your kids to bed, you sit down with your family in session. It usually costs less, too. There is more about this on our page about the <a href="/how-we-help/benefits-of-outpatient-rehab">benefits of outpatient rehab</a>.</p>
<h2>What outpatient care cannot do</h2>
<p>It can’t watch you at night. It can’t keep a dealer off your porch. {name} is outpatient; we don’t give inpatient detox and we don’t have beds. If you need those first, we’d rather say so on day one than see you struggle. Then come back to us for the next step, because the weeks after leaving a residence are some of the most tender.</p>
<h2>Questions to ask any program</h2>
<ul>
  <li>Who will decide on my level of care, and by what criteria?</li>
  <li>Do you offer or allow medicines for opioid use disorder? (If they say no, keep looking.)</li>
  <li>What happens if I return to use?</li>
  <li>How is my family included?</li>
  <li>What’s the plan for the week after?</li>
  <li>What will I owe?</li>
</ul>
<p>Be wary of anyone who promises a result, pushes you to sign tonight, or offers you money, free flights or gifts.</p>
<p>Then close eighteen of the tabs. Ask for one <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a>, by us or by someone else. An hour of being asked good questions will tell you more than the whole internet has since midnight.</p>`,
})
