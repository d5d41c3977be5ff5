import { treatmentPage } from '../../../treatmentPage.ts'

export const ativanAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/ativan-addiction',
  title: 'Ativan Addiction',
  description:
    'Ativan often begins in a hospital or a hard season. Learn how dependence takes hold, why not to stop suddenly and what outpatient care offers.',
  lastReviewed: '2026-10-12',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning'],
  keyPoints: [
    'Do not stop suddenly. Withdrawal can cause seizures.',
    'Tell us every prescriber and every dose. It keeps you safe.',
    'A taper together with therapy is the usual plan.',
  ],
  text1: `<p>Think back to where Ativan first appeared. An emergency room, maybe, on the worst night of your life. The week of a funeral. An MRI you could not face. Chemotherapy, when it calmed both nausea and fear. Lorazepam, as pharmacists call it, is one of the medicines hospitals turn to most for sudden distress, and it is often sent home in a small bottle marked “as needed.”</p>
<p>“As needed” is where it gets hard. Need has a way of growing to fit what is available. A few tablets for a few bad days can turn into a nightly one, then a morning one, long after the hospital has lost track of you. You may not think of yourself as someone with an addiction. You may simply know that you cannot get through without it.</p>`,
  heading1: 'Signs of Ativan addiction',
  text2: `<p>Ativan acts for a good part of a day, less than Valium and usually longer than Xanax. People often describe a soft landing followed by an uneasy hour, then the thought of another. It is also well known for its effect on memory. Hospitals make use of that before procedures. At home it means conversations that vanish, bills paid twice, a child saying “you promised” and no trace of the promise in your mind.</p>
<p>Consider whether any of these ring true:</p>
<ul>
<li>You take it for boredom, sorrow or anger as well as fear.</li>
<li>You have put off ordinary events until a refill was ready.</li>
<li>You slip one under the tongue before a phone call.</li>
<li>You drink on top of it, though you were warned not to.</li>
<li>Care providers differ in what they think you take.</li>
</ul>
<p>Nurses, medics and caregivers have an added risk: it is close at hand, and exhaustion makes a good excuse. Confidential help is open to you, too.</p>`,
  heading2: 'Withdrawal: before you change anything',
  text3: `<p>After regular use, withdrawal from lorazepam can begin within a day or so. Shaking, sweating, vomiting, a racing pulse and mounting panic may be followed by hallucinations or seizures. It can be life-threatening. Please keep taking it as prescribed until a medical professional has helped you plan, and if your supply has suddenly ended, go to urgent or emergency care and say so.</p>
<p>People who are frail, pregnant, drinking heavily, using opioids or taking high amounts should begin in a hospital or medical detox program. That is outside what an outpatient center can offer safely. Our part comes alongside a stable taper or after detox, and we are glad to talk with the unit before you leave it.</p>
<p>For a seizure or a person who will not wake, call <a href="tel:911">911</a>, and give naloxone if there is any chance that opioids were taken. For thoughts of suicide, or a fear so great that you cannot be alone with it, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for Ativan addiction',
  text4: `<p>Since Ativan so often marks a crisis, we go back, gently, to that crisis. A diagnosis that upended your plans. A crash on the interstate. Months at a bedside. If your body is still braced for the next blow, our care for <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a> can help it learn that the danger is over. Someone in mourning might need room to mourn, with fewer people telling them to relax.</p>
<p>Practical calm is taught as well. Slow exhaling, cold water on the wrists, naming five things you can see: these sound small, and with practice they reach the same nerves a tablet does. <a href="/how-we-help/alternative-therapies/art-and-music-therapy">Art and music therapy</a> can be a comfort when words tire you out. After the taper, <a href="/how-we-help/aftercare">aftercare</a> keeps a light on, because hospital visits and anniversaries will come again, and it is good to have a plan written down: who to call, what to tell the doctor, what to do in the first hour.</p>`,
})
