import { overdoseStepsAbove } from '../../../overdoseSteps.ts'
import { treatmentPage } from '../../../treatmentPage.ts'

export const codeineAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/codeine-addiction',
  title: 'Codeine Addiction',
  description:
    'From cough syrup and “lean” to tablets with codeine: why a mild opioid can still take hold, and how outpatient care in Georgia can help you stop.',
  lastReviewed: '2026-06-24',
  sources: ['opioidUse', 'opioidMedicines', 'overdose'],
  keyPoints: [
    'The same dose of codeine can be weak in one body and dangerous in another.',
    'Lean also sedates you through promethazine, which naloxone does not reverse.',
    'Buprenorphine or methadone, with counseling, treats opioid use disorder.',
  ],
  text1: `<p>Codeine has a gentle reputation. It shows up in cough syrup, in tablets with acetaminophen, and in songs where it is poured into soda and sipped from a double cup. Because it is called a “weak” opioid, people are slow to believe it could be the problem. Doctors may miss it, friends may laugh it off, and you may have told yourself it hardly counts.</p>
<p>It counts. Inside the liver, codeine turns into morphine, and that morphine acts on the brain in the usual way. A habit of syrup or pills can grow into opioid use disorder, with craving, withdrawal and real danger to breathing. The good part is that the same treatments that help with stronger opioids help here too.</p>`,
  heading1: 'How codeine affects people differently',
  text2: `<p>Codeine is unusual in that its strength depends on your genes. Some people change very little of it into morphine and feel almost nothing. Others change it quickly and get far more than the label suggests. Nobody can feel which group they belong to beforehand, which is one reason an amount that a friend handled well may be too much for you. It is also why codeine is not given to young children, and why anyone who is breastfeeding should speak with a doctor before taking it.</p>
<p>Other medicines shift the balance too. Some antidepressants block the change to morphine, so a person may keep taking more and wonder why. When the other medicine stops, the codeine suddenly lands harder. Bring every bottle you use to a first visit, including herbal products and cold remedies from the store. A full picture keeps you safe.</p>`,
  heading2: 'Dangers of lean, and what to do in an overdose',
  text3: `<p>Lean, also called purple drank or syrup, usually mixes codeine cough medicine with promethazine, soda and candy. The sugar hides how much you are drinking. Promethazine is sedating in its own right, so the two together slow thinking, reflexes and breath. Add alcohol, Xanax or marijuana edibles and the danger rises again. Bottles sold on the street may hold something else entirely, fentanyl included.</p>
<p>Someone who has had too much may snore in a strange, gurgling way, turn pale or gray, or not wake when you shout and rub their breastbone. Don’t let them “sleep it off.”</p>
${overdoseStepsAbove}
<p>Naloxone works on codeine, though not on promethazine or alcohol, which is another reason the ambulance matters.</p>
<p>Some people drink syrup to quiet a grief that has no other outlet.</p>
<p>If that grief turns toward suicide, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>Stopping tends to bring runny nose, sweats, cramps, diarrhea, poor sleep and a gloomy, jumpy mood. For codeine alone this is rarely dangerous in a healthy adult, but it is miserable enough that many people go back to the bottle on day two. You need not do it bare-handed. <a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine</a> and methadone through an opioid treatment program are first-line treatments for <a href="/what-we-treat/opioid-addiction">opioid addiction</a> and lower the risk of dying. Naltrexone can help some people after opioids have fully cleared.</p>
<p>Talking matters as well. Syrup is often tied to a circle of friends, a studio, a certain playlist. In <a href="/how-we-help/individual-therapy">individual therapy</a> we look at what to keep and what to step back from, and practice what to say on a Friday night. Where anxiety or low mood came first, we treat that side by side. Should your health or home make outpatient care unsafe for now, we will help you think through hospital or residential options.</p>`,
})
