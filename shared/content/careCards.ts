import { carePath } from '../documents/careTopics.ts'
import type { CareCardName } from '../entities/careCard.ts'
import { careNumbers } from './careContacts.ts'
import { overdoseSteps } from './overdoseSteps.ts'

interface CareCard {
  signs: readonly string[]
  /** HTML. */
  now: string
  /** HTML. */
  next: string
}

const link911 = '<a href="tel:911">911</a>'
const link988 = '<a href="tel:988">988</a>'
/** When the numbers and the advice of the cards were last compared with public pages of the organizations they name. */
export const careCardsChecked = '2026-11-23'

/** The name and credentials of the clinician who has read the cards, if one has. */
export const careCardsReviewer = undefined as string | undefined

/**
 * The wording of every care card, stored once, so that all pages give the same advice. Written after public pages of
 * SAMHSA, 988, NIAAA, NIMH, VA, the Poison Help line and the National Domestic Violence Hotline. Since September 29, 2025, two
 * organizations run national gambling lines: the National Council on Problem Gambling with 1-800-MY-RESET, and the
 * Council on Compulsive Gambling of New Jersey with 1-800-GAMBLER. A clinician has to read every card.
 */
export const careCards = {
  overdose: {
    signs: [
      'One sign is enough: they do not wake up when you shout and rub the middle of the chest hard.',
      'Breathing is slow, weak or has stopped, or it sounds like snoring or gurgling.',
      'Lips or fingertips look blue, gray or very pale. The pupils may be tiny.',
      'After cocaine, meth or MDMA: chest pain, a seizure, a very hot body or great confusion.',
    ],
    now: overdoseSteps,
    next: `<p>Naloxone wears off. A hospital can watch the breathing, so let the ambulance take them. If they refuse, do not leave them alone.</p>
<p>If they may have wanted to die, call or text ${link988} as well.</p>
<p>Then: <a href="/after-an-overdose">the first 72 hours after an overdose</a>.</p>`,
  },
  'alcohol-poisoning': {
    signs: [
      'They cannot be woken, or drift off again at once. They throw up while asleep.',
      'Breathing is slow (fewer than 8 breaths a minute) or stops for 10 seconds or more.',
      'Skin is cold, clammy, pale or bluish. A seizure. Great confusion.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for any of these signs. Do not wait for all of them.</li>
<li><strong>Were there pills or other drugs too?</strong> Give naloxone if you have it, and follow <a href="${carePath('overdose')}">the steps for an overdose</a>.</li>
<li><strong>Stay with them.</strong> Help them sit up and lean forward if they are awake, so that they do not choke. If they lie down, roll them onto their side.</li>
<li><strong>Do not let them sleep it off.</strong> The alcohol in the blood can go on rising. No cold shower, no coffee, no walking around, nothing to eat.</li>
<li><strong>Say to the medics</strong> what they drank, how much, and what else they took.</li>
</ol>`,
    next: `<p>Somebody who drinks every day should not stop suddenly afterward. Read about <a href="${carePath('withdrawal')}">alcohol withdrawal</a>.</p>
<p>More about <a href="/what-we-treat/alcohol-addiction">help with alcohol</a>.</p>`,
  },
  'stimulant-emergency': {
    signs: [
      'After cocaine, crack, meth, MDMA or too much of a stimulant pill.',
      'Chest pain or pressure, trouble breathing, a racing or uneven heartbeat.',
      'A very hot body, hot red skin, great confusion, rage or panic.',
      'A seizure, a terrible headache, a drooping face, weakness on one side, slurred speech.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for any of these signs. A heart attack, a stroke or heat can kill at any age.</li>
<li><strong>Not waking up, or breathing badly?</strong> Give naloxone: fentanyl is often mixed in. Follow <a href="${carePath('overdose')}">the steps for an overdose</a>.</li>
<li><strong>Cool them.</strong> A quiet, cool place, fewer clothes, wet cloths on the neck and under the arms, a fan. Small sips of water if they are fully awake.</li>
<li><strong>During a seizure:</strong> clear the space, put something soft under the head, turn them on their side, and put nothing in the mouth.</li>
<li><strong>Do not hold them down.</strong> Speak calmly, and stay with them.</li>
</ol>`,
    next: `<p>Tell the medics what was taken. They need it to choose the right medicine.</p>
<p>More about <a href="/what-we-treat/cocaine-addiction">cocaine</a> and <a href="/what-we-treat/methamphetamine-addiction">meth</a>.</p>`,
  },
  withdrawal: {
    signs: [
      'It starts hours to days after the last drink or pill, with some pills later, or after a smaller amount than usual.',
      'Shaking, sweating, a fast heartbeat, vomiting, no sleep, great fear.',
      'An emergency: a seizure, confusion, fever, fainting, chest pain, or seeing and hearing things that are not there.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for any of the emergency signs. This kind of withdrawal can be life-threatening.</li>
<li><strong>During a seizure:</strong> clear the space, put something soft under the head, turn them on their side, and put nothing in the mouth.</li>
<li><strong>Do not leave them alone.</strong> Signs can become much worse within hours.</li>
<li><strong>With milder signs,</strong> see a doctor or go to an emergency room the same day. Say how much was taken, and when it was last.</li>
<li><strong>Not stopped yet?</strong> Do not stop suddenly by yourself. Ask a doctor how to do it safely. Take nobody else’s medicine.</li>
</ol>`,
    next: `<p>Medical detox comes first; treatment in the weeks after it. The Georgia Crisis &amp; Access Line, <a href="tel:+18007154225">${careNumbers.georgiaCrisis}</a>, can look for a bed.</p>
<p>More about <a href="/what-we-treat/alcohol-addiction">alcohol</a>, <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepines</a> and <a href="/what-we-treat/fentanyl-addiction">fentanyl</a>, in which other sedatives may be mixed.</p>`,
  },
  'suicide-risk': {
    signs: [
      'Talking or writing about wanting to die, being a burden or seeing no way out.',
      'Looking for a way, such as pills or a gun. Saying goodbye. Giving things away.',
      'Sleeping badly, drinking or using more, pulling away, great anger or a sudden calm.',
      'Or you have such thoughts yourself. They are a reason to call, even if you are not sure.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if someone has taken something, is hurt, or is about to act.</li>
<li><strong>Call or text ${link988}</strong> at any hour, for yourself or for somebody else.</li>
<li><strong>Ask plainly:</strong> “Are you thinking about suicide?” Asking does not plant the thought. Then listen.</li>
<li><strong>Stay with them,</strong> or stay on the phone, until other help is there.</li>
<li><strong>Put distance between them and guns, pills and other means.</strong> Ask a friend to keep the gun for now, or lock it up elsewhere.</li>
</ol>`,
    next: `<p>Make a safety plan with a counselor, and check in again tomorrow. A call a few days later matters too.</p>
<p>More about <a href="/what-we-treat/mental-health-treatment/depression">depression</a> and <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>.</p>`,
  },
  psychosis: {
    signs: [
      'They hear voices, see things that are not there, or believe that people are after them.',
      'Their words make no sense, they do not sleep, or they do not know where they are.',
      'It can come from an illness, from meth, cannabis and other drugs, from stopping alcohol or pills, or after a birth.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if somebody may get hurt, or with fever, a stiff body, a seizure or sudden confusion. Say that it is a mental health emergency, ask for an officer with crisis training, and say whether there are weapons.</li>
<li><strong>In the days after the last drink or pill</strong> it can be <a href="${carePath('withdrawal')}">dangerous withdrawal</a>: call ${link911}. In the weeks after a birth it is an emergency too.</li>
<li><strong>Otherwise call or text ${link988}</strong> at any hour. You can ask for a mobile crisis team.</li>
<li><strong>Speak calmly and in short sentences.</strong> Do not argue about what they see or hear. Give them room, and turn off noise.</li>
<li><strong>Move weapons and pills away.</strong> Do not leave them alone if they are not safe.</li>
</ol>`,
    next: `<p>A first episode needs care as soon as possible: early treatment helps more. The Georgia Crisis &amp; Access Line, <a href="tel:+18007154225">${careNumbers.georgiaCrisis}</a>, can look for it.</p>
<p>More about <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>.</p>`,
  },
  'child-poisoning': {
    signs: [
      'Pills or gummies are missing, a bottle is open, or there are pieces or powder in the mouth.',
      'The child is sleepy, unsteady, confused or vomiting, or breathes oddly.',
      'Many children look well at first. Do not wait for signs.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if the child will not wake up, has trouble breathing, has a seizure or has collapsed.</li>
<li><strong>Otherwise call Poison Control now:</strong> <a href="tel:+18002221222">${careNumbers.poisonControl}</a>. It is free and open at any hour.</li>
<li><strong>Could it be an opioid,</strong> such as buprenorphine, methadone, a pain pill or a fentanyl patch? Call ${link911} even if the child seems well. Give naloxone if the child will not wake up or does not breathe normally.</li>
<li><strong>Take what is left out of the mouth.</strong> Do not make the child vomit. Give no food or drink unless you are told to.</li>
<li><strong>Have ready:</strong> the package, the child’s age and weight, how much is gone, and when.</li>
</ol>`,
    next: `<p>Take the package along to the hospital. Say truthfully what it was; the doctors need to know it.</p>
<p>Afterward, keep all medicine, vapes, nicotine pouches and gummies in a locked box.</p>`,
  },
  'partner-violence': {
    signs: [
      'They hit, push, choke or threaten you, or force you to have sex.',
      'They control your money, your phone, or whom you see.',
      'They push you to drink or use, hide your medicine, or keep you from treatment.',
      'You are afraid of what happens if you say no.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if you are in danger now.</li>
<li><strong>Were you choked?</strong> Go to an emergency room, even without marks. Swelling can come later. Call ${link911} for trouble breathing, swallowing or speaking.</li>
<li><strong>Call the National Domestic Violence Hotline,</strong> <a href="tel:+18007997233">${careNumbers.domesticViolence}</a>, at any hour. It is free and confidential.</li>
<li><strong>Use a phone that they cannot check.</strong> They may see which pages and numbers you have used. Deleting everything can look suspicious.</li>
</ol>`,
    next: `<p>Leaving can be the most dangerous time. An advocate of the hotline helps you make a plan, whether you stay or go.</p>
<p>If you call us, tell us when it is safe to call back, and whether we may leave a message.</p>`,
  },
  veterans: {
    signs: [
      'Thoughts of dying, or of a way to do it.',
      'Drinking or using to get through the night. No sleep, nightmares, sudden rage.',
      'Pulling away from friends, or checking and handling weapons more than before.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> or go to the nearest emergency room if a life is in danger.</li>
<li><strong>Reach the Veterans Crisis Line:</strong> call ${link988} and press 1, or text <a href="sms:838255">${careNumbers.veteransText}</a>. You need not be enrolled with VA. Families may call too.</li>
<li><strong>Put distance between yourself and your firearms</strong> until this has passed.</li>
</ol>`,
    next: `<p>In a suicidal crisis, many veterans can get emergency care at any hospital, VA or not, and VA may pay for it even if you are not enrolled. Say that you served, and ask the hospital to tell VA within 72 hours.</p>
<p>More about <a href="/how-we-help/veterans-rehab">care for veterans</a>.</p>`,
  },
  gambling: {
    signs: [
      'Betting more to win back what is lost, or borrowing and hiding to go on.',
      'Rent, food or wages are gone, or someone has threatened you over a debt.',
      'Thoughts that your family would be better off without you.',
    ],
    now: `<ol>
<li><strong>Thinking of suicide?</strong> Call or text ${link988} now. If a life is in danger, call ${link911}.</li>
<li><strong>Call a gambling line.</strong> Both numbers above are free, confidential and open at any hour, also for families.</li>
<li><strong>Make the next bet harder today:</strong> hand your cards to someone you trust, delete the apps, and ask the sites to exclude you.</li>
</ol>`,
    next: `<p>Debts can wait for a plan. Do not sign a new loan tonight.</p>
<p>More about <a href="/what-we-treat/gambling-addiction">help with gambling</a>.</p>`,
  },
} satisfies Record<CareCardName, CareCard>
