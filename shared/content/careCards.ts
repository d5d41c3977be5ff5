import { telephoneLink } from '../clinic/telephoneLink.ts'
import { carePath } from '../documents/careTopics.ts'
import type { CareCardName } from '../entities/careCard.ts'
import { cardSources, cardTexts, lines } from '../region/cards.ts'
import { region } from '../region/ours.ts'
import { careNumbers, hasOwnViolenceLine } from './careContacts.ts'
import { overdoseSteps } from './overdoseSteps.ts'
import { type Source, sources } from './ruleSources.ts'

interface CareCard {
  signs: readonly string[]
  /** HTML. */
  now: string
  /** HTML. */
  next: string
  /** The public guidance with which the advice was compared. */
  sources: readonly Source[]
}

const samhsaToolkit: Source = {
  name: 'SAMHSA: Overdose Prevention and Response Toolkit',
  url: 'https://library.samhsa.gov/product/overdose-prevention-response-toolkit/pep23-03-00-001',
}
const lifelinePage: Source = { name: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' }
const poisonHelp: Source = { name: 'HRSA: Poison Help', url: 'https://poisonhelp.hrsa.gov/' }
const suicideGuideline: Source = {
  name: 'VA and Department of Defense: guideline on suicide risk',
  url: 'https://www.healthquality.va.gov/guidelines/MH/srb/',
}
const opioidGuideline: Source = {
  name: 'ASAM: guideline on opioid use disorder',
  url: 'https://doi.org/10.1097/ADM.0000000000000633',
}

const link = (number: string) => `<a href="${telephoneLink(number)}">${number}</a>`
/** Of the state, if it has one. */
const place = (name: string) => cardTexts[name] ?? ''
const nationalLine = `<a href="tel:+18007997233">${careNumbers.domesticViolence}</a>`
const violenceLines = hasOwnViolenceLine
  ? `<li><strong>Call ${region.name}’s domestic violence line,</strong> ${link(careNumbers.stateViolence)}, or the national one, ${nationalLine}, at any hour. Both are free and confidential.</li>`
  : `<li><strong>Call the national domestic violence line,</strong> ${nationalLine}, at any hour. It is free and confidential.</li>`
const link911 = '<a href="tel:911">911</a>'
const link988 = '<a href="tel:988">988</a>'
/**
 * The texts of every care card. All pages share them, so that they give the same advice. Each card names the public
 * guidance with which its advice was compared. Since September 29, 2025, two organizations run national gambling lines:
 * the National Council on Problem Gambling has 1-800-MY-RESET, and the Council on Compulsive Gambling of New Jersey has
 * 1-800-GAMBLER. A clinician must read every card.
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
<p>Then: <a href="/after-an-overdose">the first 72 hours</a>, and <a href="/faq#faq-free-naloxone">new naloxone for free${place('syringes')}</a>.</p>`,
    sources: [sources.overdose, samhsaToolkit],
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
    sources: [
      {
        name: 'NIAAA: Understanding the Dangers of Alcohol Overdose',
        url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-dangers-of-alcohol-overdose',
      },
      poisonHelp,
    ],
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
    sources: [
      {
        name: 'ASAM and AAAP: guideline on stimulant use disorder',
        url: 'https://doi.org/10.1097/ADM.0000000000001299',
      },
      { name: 'NIDA: MDMA', url: 'https://nida.nih.gov/research-topics/mdma-ecstasy-molly' },
    ],
  },
  withdrawal: {
    signs: [
      'After alcohol, benzodiazepines such as Xanax, or fentanyl, in which the sedative medetomidine may be mixed. It starts hours to days after the last time.',
      'Shaking, sweating, a fast heartbeat, vomiting, no sleep, great fear.',
      'An emergency: a seizure, confusion, fever, fainting, chest pain, seeing or hearing things that are not there, a racing heart with very high blood pressure, strong shaking, or vomiting that does not stop.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for any of the emergency signs. This kind of withdrawal can kill. Say what was taken, and that it may have been fentanyl with medetomidine.</li>
<li><strong>During a seizure:</strong> clear the space, put something soft under the head, turn them on their side, and put nothing in the mouth.</li>
<li><strong>Do not leave them alone.</strong> Signs can become much worse within hours.</li>
<li><strong>With milder signs,</strong> go to a doctor or an emergency room the same day. Say how much was taken, and when it was last.</li>
<li><strong>Not stopped yet?</strong> Do not stop suddenly by yourself. Ask a doctor how to do it safely. Take nobody else’s medicine.</li>
<li><strong>Do not use again to end it.</strong> After even a short break the amount from before can kill. Keep naloxone near.</li>
</ol>`,
    next: `<p>Medical detox comes first; treatment in the weeks after it.${place('bed')}</p>
<p>More about <a href="/what-we-treat/alcohol-addiction">alcohol</a>, <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepines</a> and <a href="/what-we-treat/fentanyl-addiction">fentanyl</a>.</p>`,
    sources: [
      { name: 'ASAM: guideline on alcohol withdrawal', url: 'https://doi.org/10.1097/ADM.0000000000000668' },
      {
        name: 'ASAM and others: guideline on benzodiazepine tapering',
        url: 'https://doi.org/10.1007/s11606-025-09499-2',
      },
      {
        name: 'CDC: medetomidine withdrawal (2025)',
        url: 'https://www.cdc.gov/mmwr/volumes/74/wr/mm7415a2.htm',
      },
    ],
  },
  'head-injury': {
    signs: [
      'A fall, a blow or a crash after drinking or using. Being drunk can hide how bad it is.',
      'They get sleepier, vomit, are confused, slur their words or do not remember.',
      'They take a blood thinner such as warfarin, Eliquis, Xarelto or Plavix.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if they fainted, get harder to wake, vomit again and again, have a seizure, one larger pupil, weakness, a headache that gets worse, or are more and more confused.</li>
<li><strong>A blood thinner and a blow to the head:</strong> go to an emergency room now, even if they feel well. Bleeding in the head can start slowly.</li>
<li><strong>Do not move the neck</strong> after a hard fall or a crash. Stop bleeding with a clean cloth.</li>
<li><strong>Do not let them sleep it off</strong> before somebody with training has looked at them. Stay with them.</li>
<li><strong>Say to the medics</strong> what they drank or took, and every medicine.</li>
</ol>`,
    next: `<p>Alcohol with a blood thinner makes bleeding more likely. Black stools, vomit with blood, or bleeding that does not stop: call ${link911}. Do not stop the blood thinner by yourself; ask the doctor who prescribes it.</p>
<p>Read about <a href="${carePath('alcohol-poisoning')}">too much alcohol</a>.</p>`,
    sources: [
      {
        name: 'CDC: signs and symptoms of concussion',
        url: 'https://www.cdc.gov/heads-up/signs-symptoms/index.html',
      },
      {
        name: 'NIAAA: alcohol and medicines',
        url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/harmful-interactions-mixing-alcohol-with-medicines',
      },
    ],
  },
  serotonin: {
    signs: [
      'Within hours of a new, a larger or a mixed dose: an antidepressant with MDMA, tramadol, cough medicine with DXM, methadone, cocaine or another drug.',
      'Restlessness, shaking, muscles that twitch, sweating, diarrhea, wide pupils, a fast heartbeat.',
      'An emergency: high fever, stiff muscles, confusion, a seizure, fainting.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for fever, stiff muscles, confusion, fainting, a seizure or a very fast heartbeat. It can kill within hours.</li>
<li><strong>Otherwise call Poison Control now:</strong> ${link(careNumbers.poisonControl)}, free and at any hour. Have all medicines and drugs in front of you.</li>
<li><strong>Take no more</strong> of what may have caused it until they or a doctor say so.</li>
<li><strong>Cool them:</strong> fewer clothes, wet cloths, a fan, a quiet room. Do not hold them down.</li>
</ol>`,
    next: `<p>Tell the person who prescribes your medicine what happened. Do not stop an antidepressant for good by yourself.</p>
<p>More about <a href="/what-we-treat/mdma-addiction">MDMA</a> and <a href="/what-we-treat/mental-health-treatment/depression">depression</a>.</p>`,
    sources: [
      { name: 'MedlinePlus: serotonin syndrome', url: 'https://medlineplus.gov/ency/article/007272.htm' },
      poisonHelp,
    ],
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
    sources: [lifelinePage, suicideGuideline],
  },
  psychosis: {
    signs: [
      'They hear voices, see things that are not there, or believe that people are after them. Voices that tell them to hurt somebody are an emergency.',
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
    next: `<p>A first episode needs care as soon as possible: early treatment helps more.${place('care')}</p>
<p>More about <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>.</p>`,
    sources: [
      {
        name: 'NIMH: Understanding Psychosis',
        url: 'https://www.nimh.nih.gov/health/publications/understanding-psychosis',
      },
      lifelinePage,
    ],
  },
  'child-poisoning': {
    signs: [
      'Pills or gummies are missing, a bottle is open, or there are pieces or powder in the mouth.',
      'The child is sleepy, unsteady, confused or vomiting, or breathes oddly.',
      'Many children look well at first. Do not wait for signs.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if the child will not wake up, has trouble breathing, has a seizure or has collapsed.</li>
<li><strong>Otherwise call Poison Control now:</strong> ${link(careNumbers.poisonControl)}. It is free and open at any hour.</li>
<li><strong>Could it be an opioid,</strong> such as buprenorphine, methadone, a pain pill or a fentanyl patch? Call ${link911} even if the child seems well. Give naloxone if the child will not wake up or does not breathe normally.</li>
<li><strong>Take what is left out of the mouth.</strong> Do not make the child vomit. Give no food or drink unless you are told to.</li>
<li><strong>Have ready:</strong> the package, the child’s age and weight, how much is gone, and when.</li>
</ol>`,
    next: `<p>Take the package along to the hospital. Say truthfully what it was; the doctors need to know it.</p>
<p>Afterward, keep all medicine, vapes, nicotine pouches and gummies in a locked box.</p>`,
    sources: [poisonHelp, sources.overdose],
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
${violenceLines}
<li><strong>Use a phone that they cannot check.</strong> They may see which pages and numbers you have used. Deleting everything can look suspicious.</li>
</ol>`,
    next: `<p>Leaving can be the most dangerous time. An advocate of the line helps you make a plan, whether you stay or go, and can look for a shelter. <a href="/faq#faq-pets">A safe place for pets</a>. Is it <a href="/faq#faq-violent-child">your grown child</a>?</p>
<p>If you call us, tell us when it is safe to call back, and whether we may leave a message.</p>`,
    sources: [
      { name: 'National Domestic Violence Hotline', url: 'https://www.thehotline.org' },
      ...cardSources.violence,
      {
        name: 'New York State: Strangulation, a guide for victims',
        url: 'https://opdv.ny.gov/professionals/criminal_justice/strangulation.html',
      },
    ],
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
    sources: [
      { name: 'VA: Veterans Crisis Line', url: 'https://www.veteranscrisisline.net' },
      {
        name: 'VA: emergency care',
        url: 'https://www.va.gov/COMMUNITYCARE/programs/veterans/Emergency_Care.asp',
      },
    ],
  },
  gambling: {
    signs: [
      'Betting more to win back what is lost, or borrowing and hiding to go on.',
      'Rent, food or wages are gone, or someone has threatened you over a debt.',
      'Thoughts that your family would be better off without you.',
    ],
    now: `<ol>
<li><strong>Thinking of suicide?</strong> Call or text ${link988} now. If a life is in danger, call ${link911}.</li>
<li><strong>Call a gambling line.</strong> ${lines.gambling ? 'All' : 'Both'} numbers above are free, confidential and open at any hour, also for families.</li>
<li><strong>Make the next bet harder today:</strong> hand your cards to someone you trust, delete the apps, and ask the sites to exclude you.</li>
</ol>`,
    next: `<p>Debts can wait for a plan. Do not sign a new loan tonight.</p>
<p>More about <a href="/what-we-treat/gambling-addiction">help with gambling</a>.</p>`,
    sources: [
      { name: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
      lifelinePage,
    ],
  },
  poisoning: {
    signs: [
      'Carbon monoxide: a headache, dizziness or nausea, often of several people at once, an alarm, or a car running in a garage.',
      'Sniffed or sprayed: glue, gas, paint or spray cans. Confusion, fainting, an uneven heartbeat.',
      'Antifreeze, cleaner, pesticide or another poison in the mouth, on the skin or in the eyes.',
    ],
    now: `<ol>
<li><strong>Get everybody into fresh air,</strong> and do not go back in. Call ${link911} from outside for anybody who fainted, is confused, has chest pain or breathes badly. If it may be carbon monoxide, a headache or nausea is enough.</li>
<li><strong>Otherwise call Poison Control now:</strong> ${link(careNumbers.poisonControl)}, also if nothing is felt yet. Antifreeze can kill hours later.</li>
<li><strong>After sniffing something,</strong> keep the person calm and still. A fright or a run can stop the heart.</li>
<li><strong>Do not make them vomit.</strong> Rinse skin and eyes with plenty of water.</li>
<li><strong>Was it on purpose?</strong> Call ${link911}, even if nothing is felt yet. Stay with them, and call or text ${link988} as well.</li>
</ol>`,
    next: `<p>Go back into a house with carbon monoxide only when the fire department says that it is safe.</p>
<p>More about <a href="/what-we-treat/inhalant-addiction">help with inhalants</a>.</p>`,
    sources: [poisonHelp, { name: 'NIDA: inhalants', url: 'https://nida.nih.gov/research-topics/inhalants' }],
  },
  'child-in-danger': {
    signs: [
      'Young children are alone, or the adult with them cannot be woken or is very drunk or high.',
      'A child is hurt, threatened, not fed, or in a car with a driver who has been drinking or using.',
      'You care for children, and are afraid of what you may do, or cannot look after them tonight.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if a child is in danger now, or alone and small. Stay with the child if you safely can.</li>
<li><strong>Otherwise call ${region.name}’s child protection line,</strong> ${link(careNumbers.childProtection)}, at any hour. You need no proof.</li>
<li><strong>Is it you who cannot do it tonight?</strong> Put the child in a safe place, such as a crib, and ask a sober adult to come. Call or text ${link988}.</li>
<li><strong>Do not let somebody drive a child</strong> who has been drinking or using.</li>
</ol>`,
    next: `<p>If we treat you and suspect that a child is abused or neglected, the law makes us report it. Asking for help for yourself is not abuse.</p>
<p>More about <a href="/how-we-help/family-programs">help for families</a>.</p>`,
    sources: cardSources.childProtection,
  },
  'sexual-assault': {
    signs: [
      'Somebody made you do something sexual, or did it while you were drunk, high, asleep or could not say no.',
      'You do not remember, and your body or clothes tell you that something happened.',
      'Somebody gives you drugs, a room or money for sex, or does not let you leave.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if you are hurt or in danger.</li>
<li><strong>It was not your fault,</strong> whatever you drank or took.</li>
<li><strong>Call RAINN,</strong> <a href="tel:+18006564673">${careNumbers.sexualAssault}</a>, free and at any hour. They find a center near you.</li>
<li><strong>Go to an emergency room</strong> as soon as you can. Medicine against HIV has to begin within 72 hours, and pills against a pregnancy within 5 days.</li>
${place('sexualAssault')}
</ol>`,
    next: `${place('trafficking')}
<p>More about <a href="/what-we-treat/mental-health-treatment/trauma">help after trauma</a>.</p>`,
    sources: [{ name: 'RAINN', url: 'https://rainn.org' }, ...cardSources.sexualAssault],
  },
  sextortion: {
    signs: [
      'Somebody threatens to show private pictures or a video of you, real or made by a computer.',
      'They want money, gift cards, more pictures, or to meet you.',
      'It happens to many teenagers, boys and girls, and to adults. It is a crime against you.',
    ],
    now: `<ol>
<li><strong>Call or text ${link988}</strong> at any hour if you think of dying or hurting yourself. Somebody near you threatens you? Call ${link911}.</li>
<li><strong>Do not pay, and do not send more.</strong> Paying hardly ever ends it. If you have paid, stop now.</li>
<li><strong>Save the messages and the name of the account,</strong> then block them. Do not delete your own account.</li>
<li><strong>Tell one adult you trust.</strong> You are not in trouble for asking for help.</li>
<li><strong>Under 18?</strong> Call the National Center for Missing &amp; Exploited Children, <a href="tel:+18008435678">${careNumbers.missingChildren}</a>. Its free service <a href="https://takeitdown.ncmec.org">Take It Down</a> helps remove the pictures without anybody seeing them.</li>
<li><strong>Report it to the FBI:</strong> <a href="https://tips.fbi.gov">tips.fbi.gov</a>, or <a href="tel:+18002255324">1-800-225-5324</a>.</li>
</ol>`,
    next: `<p>Parents: it is the person who threatens who did wrong. Stay calm, stay with your child tonight, and do not take the phone away as a punishment: it holds the proof.</p>
<p>Over 18? <a href="https://stopncii.org">StopNCII.org</a> does the same as Take It Down.</p>`,
    sources: [
      {
        name: 'FBI: sextortion',
        url: 'https://www.fbi.gov/how-we-can-help-you/scams-and-safety/common-frauds-and-scams/sextortion',
      },
      { name: 'NCMEC: sextortion', url: 'https://www.missingkids.org/theissues/sextortion' },
    ],
  },
  'harm-to-others': {
    signs: [
      'You have thoughts of hurting or killing somebody, or are afraid that you will lose control.',
      'Voices tell you, or somebody you know, to hurt a person.',
      'Somebody threatens others, has a weapon, or talks of a plan.',
      'Frightening thoughts about the baby in the weeks after a birth.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if somebody may be hurt now. Say that it is a mental health emergency, and whether there are weapons.</li>
<li><strong>Is it you? Call or text ${link988}.</strong> You can say it as it is. Saying it is how it stops.</li>
<li><strong>Go away from the person,</strong> to another room or outside. Do not drink or use more.</li>
<li><strong>Give weapons to somebody else,</strong> or lock them where you cannot reach them.</li>
<li><strong>Someone else?</strong> Do not argue and do not stand in the way. Get yourself and the children out first.</li>
</ol>`,
    next: `<p>Thoughts are not deeds, and they can be treated. After a birth, tell a doctor today.</p>
<p>More about <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>.</p>`,
    sources: [lifelinePage, ...cardSources.crisis],
  },
  threats: {
    signs: [
      'A dealer or somebody you owe says that they will hurt you or your family.',
      'They wait outside, send messages, or have taken something of yours.',
      'They want you to carry, sell, drive or have sex to pay.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> if they are near, have a weapon or say when they will come. You do not have to say what you bought.</li>
<li><strong>Go where other people are,</strong> or to somebody they do not know. Do not meet them alone.</li>
<li><strong>Do not carry, sell or borrow</strong> to pay. Debts to a dealer can grow without end.</li>
<li><strong>Keep the messages,</strong> and tell one person you trust where you are.</li>
<li><strong>No way out in sight?</strong> Call or text ${link988} at any hour.</li>
</ol>`,
    next: `<p>A family does not have to pay. Ask a lawyer or the police before anybody hands over money.</p>
<p>Made to work or sell sex? The National Human Trafficking Hotline is <a href="tel:+18883737888">1-888-373-7888</a>.</p>`,
    sources: [
      lifelinePage,
      { name: 'National Human Trafficking Hotline', url: 'https://humantraffickinghotline.org' },
    ],
  },
  driving: {
    signs: [
      'You, or somebody with you, has been drinking or using and wants to drive.',
      'Feeling fine is no sign: alcohol, cannabis, pills and medicines slow you before you notice.',
      'There are children in the car, or somebody has already left.',
    ],
    now: `<ol>
<li><strong>Already driving?</strong> Call ${link911}: the road, the direction, the car. If it is you, stop where it is safe and turn the engine off.</li>
<li><strong>Take the keys, kindly.</strong> “I will drive you.” Call a cab, a friend or a ride app, or make up a bed.</li>
<li><strong>Only time helps.</strong> Coffee, food, sleep for an hour or a cold shower do not.</li>
<li><strong>They will not give the keys?</strong> Do not fight over them and do not ride along. Call ${link911}.</li>
<li><strong>They want to crash?</strong> Call ${link911}, and call or text ${link988}.</li>
</ol>`,
    next: `<p>Not the first time? It can be the moment to talk about <a href="/what-we-treat/alcohol-addiction">help with alcohol</a>.</p>`,
    sources: [
      { name: 'NHTSA: drunk driving', url: 'https://www.nhtsa.gov/risky-driving/drunk-driving' },
      { name: 'NIAAA', url: 'https://www.niaaa.nih.gov' },
    ],
  },
  pregnancy: {
    signs: [
      'You are pregnant, or may be, and drink or use, or take opioids or benzodiazepines from a doctor.',
      'An emergency: bleeding, severe pain, a seizure, a bad headache with blurred sight, trouble breathing, fainting, or water that breaks early.',
      'You are in withdrawal: shaking, vomiting, cramps.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> or go to the hospital for any of the emergency signs, or if the baby moves much less.</li>
<li><strong>Do not stop opioids, alcohol or benzodiazepines suddenly.</strong> Withdrawal can harm you and the baby. See a doctor today, and say what you take.</li>
<li><strong>Methadone or buprenorphine is the treatment that doctors recommend</strong> for opioids in pregnancy.</li>
<li><strong>An overdose?</strong> Give naloxone, as to anybody else. Follow <a href="${carePath('overdose')}">the steps for an overdose</a>.</li>
</ol>`,
    next: `<p>The National Maternal Mental Health Hotline, <a href="tel:+18338526262">${careNumbers.maternal}</a>, answers calls and texts at any hour. It is not for a crisis: with thoughts of dying or of harming the baby, call or text ${link988}.</p>
<p>More about <a href="/pregnancy">pregnancy and treatment</a>.</p>`,
    sources: [
      {
        name: 'SAMHSA: treating pregnant women with opioid use disorder',
        url: 'https://store.samhsa.gov/product/clinical-guidance-treating-pregnant-and-parenting-women-opioid-use-disorder-and-their',
      },
      {
        name: 'CDC: urgent maternal warning signs',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
      },
    ],
  },
  infection: {
    signs: [
      'A place that is red, hot, swollen, full of pus, or grows. Red lines from it.',
      'Fever or chills after injecting. Back pain with fever. Weak legs.',
      'A deep or black wound that does not heal, also where nobody injected: xylazine can cause it.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for fever with confusion, trouble breathing, chest pain, fainting, weak legs, or a wound that spreads within hours.</li>
<li><strong>Go to an emergency room today</strong> for a fever, a swollen limb, black skin, or if you see bone. Say that you inject. It decides which tests you get.</li>
<li><strong>Until then,</strong> wash the wound gently with soap and clean water, keep it moist, and cover it. No alcohol or peroxide on it.</li>
<li><strong>Do not cut it open</strong> and do not inject near it.</li>
</ol>`,
    next: `<p>Infections of the heart and the back are treatable when they are found early. If a hospital treats you badly, go to another one; do not wait.</p>
<p>More about <a href="/what-we-treat/fentanyl-addiction">fentanyl and what is mixed in</a>.</p>`,
    sources: [
      {
        name: 'Guidance on xylazine-associated wounds (Open Forum Infectious Diseases, 2025)',
        url: 'https://doi.org/10.1093/ofid/ofaf299',
      },
      { name: 'CDC: overdose prevention', url: 'https://www.cdc.gov/overdose-prevention/' },
    ],
  },
  'early-buprenorphine': {
    signs: [
      'Within an hour or two of a dose of buprenorphine (Suboxone) you became much sicker.',
      'Sweating, vomiting, cramps, goosebumps, great restlessness.',
      'It happens if fentanyl, methadone or other opioids were still in the body. It usually eases within a day.',
    ],
    now: `<ol>
<li><strong>Call ${link911}</strong> for confusion, chest pain, fainting, vomiting that does not stop, or thoughts of suicide; also if you are pregnant, or took benzodiazepines or a lot of alcohol.</li>
<li><strong>Call the person who prescribed it now.</strong> More buprenorphine often helps, but let them tell you how much. At night, an emergency room can do it.</li>
<li><strong>Do not take other opioids against it.</strong> They hardly help now, and hours later the same amount can kill.</li>
<li><strong>Drink small sips,</strong> keep warm, and do not stay alone.</li>
</ol>`,
    next: `<p>It does not mean that the medicine is wrong for you. Next time, wait longer or start with less, as your prescriber says.</p>
<p>More about <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a>.</p>`,
    sources: [
      opioidGuideline,
      {
        name: 'SAMHSA: buprenorphine',
        url: 'https://www.samhsa.gov/substance-use/treatment/options/buprenorphine',
      },
    ],
  },
} satisfies Record<CareCardName, CareCard>

export const careCardSources = () => [
  ...new Map(
    Object.values(careCards)
      .flatMap((card) => card.sources)
      .map((source) => [source.url, { title: source.name, url: source.url }] as const),
  ).values(),
]
