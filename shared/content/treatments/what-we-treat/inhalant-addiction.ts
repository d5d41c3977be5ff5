import { treatmentPage } from '../../treatmentPage.ts'

export const inhalantAddiction = treatmentPage({
  slug: 'what-we-treat/inhalant-addiction',
  title: 'Inhalant Addiction',
  description:
    'Sprays, solvents and nitrous oxide are easy to buy and easy to overlook. Warning signs, real dangers and calm, practical outpatient help in Georgia.',
  lastReviewed: '2026-06-12',
  sources: ['inhalants', 'addictionScience'],
  keyPoints: [
    'Inhalants can stop the heart, even the first time.',
    'If you find someone using, stay calm. Do not chase or startle them.',
    'A medical checkup comes first; counseling follows.',
  ],
  text1: `<p>Nothing about a can of keyboard duster looks like a drug. Neither does a paint marker, a tank of nitrous oxide or the gasoline in the shed. That is part of the trouble. Inhalants are legal to own, cheap, and found in nearly every home and garage, so a habit can go on for a long time before anyone guesses.</p>
<p>People of every age use them. Some are young teens who have never tried anything else. Others are adults who came upon nitrous at a party, or who huff at work in secret and feel deeply ashamed. If this is your story or your child’s, you may have found little information and less understanding. We would like to change that.</p>`,
  heading1: 'Types of inhalants and their dangers',
  text2: `<ul>
<li><strong>Solvents:</strong> glue, paint thinner, gasoline, correction fluid. With repeated use they can damage the brain, nerves, liver, kidneys and hearing.</li>
<li><strong>Aerosols:</strong> spray paint, deodorant, computer duster. Their propellants can upset the rhythm of the heart without warning.</li>
<li><strong>Gases:</strong> nitrous oxide from whipped cream chargers or large canisters, butane, propane. Frequent nitrous use disables vitamin B12, and numb feet, weak legs or trouble walking may follow.</li>
<li><strong>Nitrites,</strong> or “poppers”: they drop the blood pressure, and combined with medicines for erections the drop can be deadly.</li>
</ul>
<p>The high from most of these lasts only minutes. People breathe in again and again to keep it, with less oxygen each time. Look out for chemical smells on breath or clothes, stains or sores near the mouth, empty cans or chargers in a backpack, slurred speech, headaches, falling grades, or a sudden unsteadiness on the feet.</p>`,
  heading2: 'What to do if you find someone using',
  text3: `<p>Some inhalants make the heart extremely sensitive to adrenaline. A fright or a sprint can then trigger a fatal rhythm, even in a healthy teenager and even the first time. So, hard as it is, stay calm:</p>
<ol>
<li>Don’t shout, chase or startle the person.</li>
<li>Open windows and doors, and move the product away if you can do it quietly. Keep flames and cigarettes out of the room.</li>
<li>Let them sit and rest. No exertion, and no argument today.</li>
<li>If they faint, have a seizure, struggle for breath or can’t be woken, call <a href="tel:911">911</a> at once. Start CPR if they are not breathing, and use a defibrillator if one is near.</li>
</ol>
<p>Have the talk tomorrow, when everyone is safe.</p>
<p>If they speak of wanting to die, or you cannot tell whether the use was meant as self-harm, call or text <a href="tel:988">988</a> for guidance at any hour.</p>
<p>No medicine reverses inhalants in the way that naloxone reverses opioids, but if you aren’t sure what was taken, give naloxone anyway.</p>`,
  heading3: 'Treatment for inhalant addiction',
  text4: `<p>Removing products from the house helps, though nobody can empty every store. Treatment works on the wish to disappear for a few minutes. Under it we often find <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a>, bullying, loneliness or depression, which deserve careful attention.</p>
<p>A medical checkup belongs at the start. Doctors may test blood counts, vitamin levels, the heart, liver and kidneys, and look at balance and sensation. Numbness or weakness after nitrous oxide needs prompt medical care, since early treatment can prevent lasting injury.</p>
<p>Heavy daily use can lead to withdrawal with irritability, sweating, poor sleep and shaking. Seizures or confusion call for a hospital. For most people, though, outpatient sessions are enough: individual counseling, skills for stress, and <a href="/how-we-help/family-programs/family-therapy">family therapy</a> when a young person is involved. Thinking and memory may be slow at first, so we keep sessions short and concrete, repeat what matters and celebrate small gains. You can <a href="/contact-us">ask us a question</a> before deciding anything.</p>`,
})
