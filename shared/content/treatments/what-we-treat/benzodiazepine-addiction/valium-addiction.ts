import { treatmentPage } from '../../../treatmentPage.ts'

export const valiumAddiction = treatmentPage({
  slug: 'what-we-treat/benzodiazepine-addiction/valium-addiction',
  title: 'Valium Addiction',
  description:
    'Valium lingers in the body for days, so dependence and withdrawal arrive late. Learn the signs and how a patient, supported taper can work.',
  lastReviewed: '2026-06-30',
  sources: ['benzodiazepineTapering', 'benzodiazepineWarning'],
  keyPoints: [
    'Valium stays in the body for days, so withdrawal starts late.',
    'Feeling fine in the first days does not mean you are past it.',
    'A slow taper with a prescriber is the safe way.',
  ],
  text1: `<p>Your grandmother may have called them her nerve pills. Valium, or diazepam, has been on American nightstands since the 1960s, handed out for tension, back spasms, fear of flying and trembling hands. It is still a useful medicine. It treats seizures, eases alcohol withdrawal in hospitals and relaxes muscles that have clenched into knots.</p>
<p>Its most telling trait is how long it stays. The body turns diazepam into other active substances, and the whole group takes days, in older people even weeks, to leave. So a person seldom feels a sharp drop, and may go years without noticing how firmly it has settled in. If you have just noticed, welcome. It is never too late in life to talk about it.</p>`,
  heading1: 'Signs of Valium addiction',
  text2: `<p>Since each day’s tablet lands on top of what remains of yesterday’s, the effect deepens without any change in the label. Family members often date it by small losses. She stopped doing the crossword. He drifts across the lane. The jokes come slower, names slip away, and feelings, good ones too, seem turned down to a murmur.</p>
<p>With older adults this is easily mistaken for dementia or “just age.” Falls, broken hips and car accidents are among the most serious results. In younger adults Valium may hide behind a bad back, a stressful job or evening drinks, and the two sedatives together leave breathing dangerously slow. A person might also save it up to soften the landing after stimulants. Whatever the setting, a quiet habit is still a habit, and sedation that no one planned is worth a doctor’s time.</p>`,
  heading2: 'Withdrawal can start late',
  text3: `<p>Someone who stops Valium often feels fine for several days and concludes that dependence was a myth. Then, as the last of it drains off, withdrawal arrives: muscle pain and twitching, dread, burning skin, sleepless nights, ringing ears, a stomach in knots. After long use there may be seizures or confusion. This late start is the reason a good beginning proves nothing, and why you should never stop on your own.</p>
<p>An inpatient detox program is the safer start if you take large amounts, drink daily, have a seizure history or live alone with poor health. Otherwise a slow taper with your prescriber may be possible while you attend outpatient care. Because it fades so evenly, diazepam can itself be a fairly smooth medicine to taper, given enough time.</p>
<p>A seizure, severe confusion or trouble breathing means <a href="tel:911">911</a>. When the dread begins to whisper about suicide, call or text <a href="tel:988">988</a> and let someone sit with you.</p>
<p>Keep naloxone around if opioids are too.</p>`,
  heading3: 'Treatment for Valium addiction',
  text4: `<p>Coming down from a long-acting sedative is a bit like thawing. Colors, music and worries all return, not always in the order you would choose. We help you meet them one at a time. <a href="/how-we-help/individual-therapy">Individual counseling</a> gives names to feelings that were muffled for years. Stretching, walking and heat can take over part of what the tablet did for tight muscles; your medical provider may refer you to physical therapy.</p>
<p>For people whose <a href="/what-we-treat/alcohol-addiction">drinking</a> and Valium grew up together, we plan for both, since one can quietly fill the gap left by the other. For older adults we gladly include a spouse or grown child through our <a href="/how-we-help/family-programs">family programs</a>, with your permission, so that pill boxes, rides and hard evenings are shared.</p>
<p>Nobody needs to hurry. The taper is done in steps your body can manage, and the person coming back into view is worth waiting for.</p>`,
})
