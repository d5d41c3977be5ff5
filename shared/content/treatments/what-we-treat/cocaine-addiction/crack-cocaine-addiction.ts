import { treatmentPage } from '../../../treatmentPage.ts'

export const crackCocaineAddiction = treatmentPage({
  slug: 'what-we-treat/cocaine-addiction/crack-cocaine-addiction',
  title: 'Crack Cocaine Addiction',
  description:
    'Smoked cocaine acts in seconds and lets go in minutes. Find respectful outpatient care that helps you rest, rebuild and stay away from the next run.',
  lastReviewed: '2026-07-30',
  sources: ['stimulantUse', 'overdose'],
  keyPoints: [
    'Smoked cocaine acts within seconds, and craving follows fast.',
    'Chest pain, trouble breathing or coughing blood is an emergency.',
    'Rest, therapy and changes in daily routine are the core of treatment.',
  ],
  text1: `<p>Ten seconds to arrive, ten minutes to leave. Those two numbers explain a good deal about crack. Smoke carries cocaine from the lungs to the brain almost at once, and the drop afterward is as steep as the climb. A person may spend two days chasing a feeling that has lasted, added together, a couple of hours.</p>
<p>Crack has also been treated as a moral label, and whole neighborhoods have been judged by it. We see a person with a cocaine use disorder who is exhausted and would like the next morning to be different. That is where we begin, and nobody here will ask you to earn respect first.</p>`,
  heading1: 'Signs of crack cocaine addiction',
  text2: `<p>The word people use is <em>run</em>: hours or days of smoking, broken off only when the money, the supply or the body gives out. While it lasts, food and sleep drop away. Suspicion can build until a knock at the door or a crack in the blinds seems full of threat. Some people hear voices or feel bugs under the skin. This usually fades with sleep, but it is frightening, and while it goes on it can lead to harm.</p>
<p>Loved ones often notice burned fingertips or lips, a cough that won’t leave, weight falling off, belongings sold, and a person who is gone for a weekend and full of remorse by Tuesday. The remorse is sincere. So is the pull that comes back with the next payday. Both can be true in one person, and treatment takes both seriously.</p>`,
  heading2: 'Dangers for lungs and heart',
  text3: `<p>Hot smoke and fine particles injure the airways. People who smoke crack may have wheezing, black or bloody phlegm, or “crack lung,” a sudden illness with fever, chest pain and trouble breathing. As with <a href="/what-we-treat/cocaine-addiction">powder cocaine</a>, the heart and the brain’s blood vessels are under strain each time.</p>
<p>Call <a href="tel:911">911</a> for any of these:</p>
<ul>
<li>chest pain, trouble breathing or coughing up blood</li>
<li>a seizure, fainting or weakness of the face or one arm</li>
<li>very hot skin with confusion or agitation</li>
<li>a person who cannot be woken, which may mean fentanyl, so give naloxone as well</li>
</ul>
<p>The low after a run can be brutal.</p>
<p>If thoughts of suicide arise, call or text <a href="tel:988">988</a> and ask someone to stay beside you.</p>
<p>Sharing pipes can pass on infections through burned or cracked lips, so a checkup with testing is worthwhile.</p>`,
  heading3: 'Treatment for crack cocaine addiction',
  text4: `<p>The early days are for sleep, regular meals and quiet. There is no approved medicine for crack cocaine, and withdrawal is seldom dangerous to the body, although anyone who also drinks heavily or takes benzodiazepines needs a medical opinion before stopping those. Their withdrawal can threaten life.</p>
<p>As your head clears, we look at the map of your week. Which day is payday, and who is holding the money? Which corner, which phone, which cousin? Changing those facts often does more than willpower. A weekly rhythm of counseling and <a href="/how-we-help/group-therapy">recovery groups</a> puts people into the hours that used to be empty, and rewards for progress can help to keep you coming in the first months.</p>
<p>If where you live is where you use, moving may be part of treatment. A residential stay or <a href="/how-we-help/sober-living">a sober living home</a> can give you distance while you attend sessions. We will help you think through what is possible with the means you have.</p>`,
})
