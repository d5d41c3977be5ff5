import { overdoseStepsAbove } from '../../../overdoseSteps.ts'
import { treatmentPage } from '../../../treatmentPage.ts'

export const morphineAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/morphine-addiction',
  title: 'Morphine Addiction',
  description:
    'Morphine eases severe pain, and it can take over. Read about signs, safety at home and outpatient treatment that keeps pain care in the picture.',
  lastReviewed: '2026-09-02',
  sources: ['opioidUse', 'opioidMedicines', 'opioidPrescribing', 'overdose'],
  keyPoints: [
    'Real pain and addiction can exist together. Both get treated.',
    'Morphine can build up in the body when kidneys are weak.',
    'Buprenorphine or methadone can treat addiction and ease pain.',
  ],
  text1: `<p>Morphine is the yardstick that other opioids are measured by. Hospitals rely on it after major surgery, in burn units, on trauma floors and at the end of life. For many people the first meeting is a merciful one: unbearable pain, a nurse, a line in the arm, and then quiet.</p>
<p>That memory can be part of what makes morphine so hard to leave. Some people come home with long-acting tablets for cancer pain, a spine condition or nerve damage. Others find a bottle left over after a parent’s hospice care, in a season when grief is raw. Whatever your path was, wanting the quiet back is human. When the wanting begins to run your days, it is time for steady, kind and medical help.</p>`,
  heading1: 'Signs of morphine addiction',
  text2: `<p>These are not opposite boxes. A person with lasting pain may need strong medicine and also be losing control of it, and nobody should have to prove one to get help with the other. When we first talk, we ask about function more than numbers. Are you doing more of what you love because of this medicine, or less? Does it last as long as it should? What happens in the hour before the next one?</p>
<p>Certain changes deserve attention: opening or crushing extended-release capsules, injecting, using it to sleep or to blunt sorrow, falling asleep mid-sentence, hiding tablets or empty bottles, and pain that seems to hurt in more places the more you take. Family members may feel that the person they know is there but far off, as though behind glass. Any of these is reason enough to ask for a careful look.</p>`,
  heading2: 'Dangers, and what to do in an overdose',
  text3: `<p>Your kidneys help clear what is left after the body uses morphine. When they are not working well, through age, illness or dehydration, the effect can pile up and last longer than anyone planned. Sleep apnea and lung disease raise the risk again. So do alcohol, sleep medicines, gabapentin and any <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepine</a>.</p>
<p>Breathing that is slow, shallow or has long gaps is the sign that matters most. If you see it, and the person will not wake:</p>
${overdoseStepsAbove}
<p>Long-acting morphine can outlast naloxone by many hours.</p>
<p>Sharing needles or reusing them can spread hepatitis C and HIV; testing is simple and we can talk about it without judgment.</p>
<p>If pain or loss has brought you near suicide, please call or text <a href="tel:988">988</a> right now.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>Withdrawal from long-acting morphine may take a day or two to show itself and then wear on for a week or longer, with aches, sweats, cramps and sleepless nights. Opioid use disorder responds best to medicine. Buprenorphine and methadone, the latter from a licensed opioid treatment program, are worth special thought for someone with pain, since each has pain-relieving effects of its own. <a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone</a> is another choice after opioids have fully cleared, with less certain effects on the risk of dying, though not for someone who still needs opioid pain relief.</p>
<p>Counseling turns to what morphine was holding back. That might be fear of the pain itself, a changed body, or a death you have not been able to mourn; our page on <a href="/what-we-treat/mental-health-treatment/grief-and-loss">grief and loss</a> says more. Gentle skills such as <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a> can widen what you are able to do on a sore day.</p>
<p>If you are medically frail or pain is uncontrolled, a hospital-based program is the safer start, and we will tell you so.</p>`,
})
