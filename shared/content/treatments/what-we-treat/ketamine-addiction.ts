import { overdoseStepsLink } from '../../overdoseSteps.ts'
import { treatmentPage } from '../../treatmentPage.ts'

export const ketamineAddiction = treatmentPage({
  slug: 'what-we-treat/ketamine-addiction',
  title: 'Ketamine Addiction',
  description:
    'Ketamine is a medicine for some and a trap for others. Learn about tolerance, bladder damage, safe first steps and outpatient treatment in north Georgia.',
  lastReviewed: '2026-09-29',
  sources: ['ketamineWarning', 'psychedelics', 'overdose'],
  keyPoints: [
    'Burning or frequent urination is a warning. See a doctor soon.',
    'Mixing with alcohol or opioids can stop breathing.',
    'Therapy treats the pain, trauma or depression underneath.',
  ],
  text1: `<p>Ketamine lives a double life. In operating rooms it is a trusted anesthetic, and a related nasal spray is given under supervision for depression that has not responded to other treatment. Outside the clinic it is a powder that numbs the nose, loosens the body and makes the world very far away.</p>
<p>Some people meet it on a dance floor. Others began with a prescription, perhaps lozenges delivered to the door, and found themselves taking more than was agreed. It may have helped at first, which makes it confusing when the same drug starts to close in. You can be grateful for what it did and still need to stop.</p>`,
  heading1: 'Signs of ketamine addiction',
  text2: `<p>The effect of ketamine is brief, an hour or so when snorted, and tolerance climbs quickly. A small bump becomes a gram a day or several, taken alone, often in one chair. Friends speak of “k-holes,” the deep state in which a person can’t move or speak. People who use heavily may come to prefer that state to an ordinary evening.</p>
<p>Things that others might notice:</p>
<ul>
<li>slurred speech, blank spells and bruises nobody can explain</li>
<li>frequent trips to the bathroom, and pain there</li>
<li>crampy stomach aches, sometimes called k-cramps</li>
<li>a memory that drops whole conversations</li>
<li>isolation, late rent, unanswered messages</li>
</ul>
<p>Stopping may bring craving, anxiety, shaking, low mood and poor sleep. This is seldom dangerous physically, but depression can rush back, particularly if ketamine was keeping it at bay.</p>
<p>Call or text <a href="tel:988">988</a> whenever thoughts of suicide show up.</p>`,
  heading2: 'Dangers: bladder damage and accidents',
  text3: `<p>The harm that surprises most people is in the urinary tract. Ketamine and what the body makes of it irritate the lining of the bladder until it scars and shrinks. The first signs are burning, urgency and needing to go every half hour. Later there may be blood, severe pain, incontinence and damage that reaches the kidneys. A cruel circle can follow, in which a person takes ketamine to dull the pain that ketamine caused.</p>
<p>Caught early, the bladder often improves once the drug is stopped completely. So please mention these symptoms, embarrassing as they feel, and see a doctor or a urologist soon.</p>
<p>Accidents are the other danger. A person who is numb and detached can drown in a bath, fall, or choke on vomit. Mixing with alcohol, opioids or benzodiazepines can stop breathing.</p>
<p>Call <a href="tel:911">911</a> if someone can’t be woken, is breathing slowly or is injured.</p>
<p>Give naloxone, since street powder may contain fentanyl, and follow ${overdoseStepsLink}.</p>`,
  heading3: 'Treatment for ketamine addiction',
  text4: `<p>Nobody spends months dissociated for no reason. Trauma, chronic pain, stubborn depression or plain loneliness may be what you were leaving behind. In therapy we go toward these things at a pace you can bear. <a href="/how-we-help/dialectical-behavior-therapy">Dialectical behavior therapy</a> teaches ways to get through overwhelming moments, and it suits people who have used numbness as their main shelter. If old injuries are at the root, our page about <a href="/what-we-treat/mental-health-treatment/trauma">trauma care</a> explains how we work.</p>
<p>If ketamine or its nasal spray was prescribed to you, we would like your permission to talk with that prescriber, so that depression is never left untreated while you change course.</p>
<p>No approved medicine for ketamine use disorder exists. Outpatient care can be enough with a safe home and steady support. Severe bladder disease, several drugs at once or a high risk of suicide point to a hospital or residential start. Afterward, <a href="/how-we-help/aftercare">aftercare sessions</a> help you hold on to what you gained.</p>`,
})
