import { treatmentPage } from '../../../treatmentPage.ts'

export const halcionAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/halcion-addiction',
  title: 'Halcion Addiction',
  description:
    'Halcion brings fast sleep and a fast rebound. Learn about amnesia, daytime anxiety, safe tapering and how outpatient treatment supports your nights.',
  lastReviewed: '2026-06-11',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning', 'insomnia'],
  keyPoints: [
    'Halcion leaves the body fast, so withdrawal can begin the same day.',
    'Do not stop suddenly after regular use. Seizures are possible.',
    'Therapy for sleep works better over time than a sleeping tablet.',
  ],
  text1: `<p>Halcion is the sprinter of its family. Triazolam, the medicine inside, takes hold in minutes and is mostly gone by morning. Dentists give it to nervous patients before a procedure. Doctors prescribe it for brief spells of insomnia, usually a week or so at a time. It was never meant to be a permanent bedtime companion.</p>
<p>Even so, it becomes one. A traveler takes it on overnight flights and then at home. A shift worker uses it to sleep through bright mornings. Someone whose mind will not stop finds that ten minutes of silence is worth any price. If Halcion has turned from a guest into a landlord, there is a safe way to get your bedroom back, and it begins with understanding why the medicine behaves as it does.</p>`,
  heading1: 'Signs of Halcion addiction',
  text2: `<p>A medicine that leaves this quickly gives the brain a little withdrawal every single day. You might wake too early with your jaw tight. By midday there can be a skittish, on-edge feeling, tearfulness or a fear you cannot trace. It is easy to blame work or marriage and easier still to look forward to night.</p>
<p>Many people then take a second tablet at three in the morning, or one in the afternoon to settle the nerves. Some mix in wine. Grapefruit juice and several common medicines, including certain antibiotics, antifungals and HIV treatments, can raise its level sharply, so the same tablet may hit much harder than last week. A pharmacist can check your list in minutes. If you notice tablets disappearing faster than nights, or feel unable to pack a suitcase without counting them, take that as useful news.</p>`,
  heading2: 'Dangers and withdrawal',
  text3: `<p>Triazolam is known for causing gaps in memory. People have sat through meetings, changed planes and held long phone calls with no record of them later. Sleep-driving, sleep-eating and uncharacteristic anger or agitation can occur as well. If any of this has happened, tell your prescriber today and hand someone else the keys.</p>
<p>Stopping all at once after regular use is dangerous. Rebound insomnia may come the very next night, and with heavier use tremor, confusion and seizures can follow quickly. As with every benzodiazepine, withdrawal can threaten life, so let a medical professional guide it; high amounts, alcohol, opioids or earlier seizures mean a hospital or medical detox program first.</p>
<p>Call <a href="tel:911">911</a> if a person has a seizure, is badly confused or cannot be woken.</p>
<p>Give naloxone if an opioid or a pill of unknown origin may be involved. Long nights can darken anyone’s thinking.</p>
<p>For thoughts of suicide, call or text <a href="tel:988">988</a>; you need not wait for morning.</p>`,
  heading3: 'Treatment and better sleep',
  text4: `<p>Sleep that comes without a tablet will be lighter at first. We say that early so that you won’t be discouraged. A prescriber may taper triazolam slowly or move you to a longer-acting relative before lowering it. Meanwhile you and a counselor rebuild the evening from the ground up: dim light, a set rising time, less clock-watching, worries written down before supper rather than met in the dark.</p>
<p>Often there is an older reason under the sleeplessness. Night may be when a bad memory returns, and treatment for <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a> can change that. It may be plain <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a>, or a schedule no human body could love. If your work takes you around Georgia, <a href="/how-we-help/telehealth-treatment">telehealth visits</a> can help you stay in touch in the weeks when an unfamiliar hotel room makes old habits loud.</p>
<p>Over time, a sleepless night becomes a nuisance rather than a catastrophe. That shift in meaning is worth as much as the sleep itself.</p>`,
})
