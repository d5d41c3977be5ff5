import { treatmentPage } from '../../../treatmentPage.ts'

export const familyTherapy = treatmentPage({
  slug: 'how-we-help/family-programs/family-therapy',
  title: 'Family Therapy',
  description:
    'Family therapy gives a household a calm place to say hard things, repair trust after addiction, and agree on what will happen next at home.',
  lastReviewed: '2026-09-03',
  sources: ['families', 'substanceUse'],
  keyPoints: [
    'Family means the people your life is tangled up with.',
    'Sessions slow down old arguments and try a new move.',
    'Joint sessions are not safe where there is violence.',
  ],
  text1: `<p>Picture a mobile hanging over a crib. Pull on one piece and all the others swing. A family moves the same way when addiction or mental illness tugs at one member: somebody becomes the peacemaker, somebody the detective, somebody the one who is never home. After a while these roles feel like personality.</p><p>Family therapy brings two or more of you into the same room with a therapist who takes nobody’s side and everybody’s part. It is different from a class or a support circle. The subject is your own household, its particular arguments and its particular love. Sessions aim at how you treat each other from here on, with just enough of the past to make sense of it.</p>`,
  heading1: 'Who takes part',
  text2: `<p>Family means the people whose lives are tangled up with yours. That may be a married couple, a mother and her adult daughter, two brothers who run a business together, or a foster parent and a teen. Not everyone has to come every time. Therapists often meet with different pairs, and a person in early recovery may want a private session before facing the whole table.</p><p>The therapist begins by asking each person one question: if this goes well, what will be different at home? Answers tend to surprise people. A father who expected anger hears “I just want us to eat together again.”</p><p>There are times to wait. Joint sessions are not safe where there is ongoing violence, threats or control, and they rarely go well when someone is intoxicated. In those cases we work separately first, starting with <a href="/how-we-help/individual-therapy">individual therapy</a> and a safety plan.</p>`,
  heading2: 'What happens in a session',
  text3: `<p>Most families have one argument that they perform again and again with new props. The therapist will slow it down, almost frame by frame. She asks where he was. He hears an accusation and goes quiet. She takes the silence as proof, her voice rises, he leaves. Underneath are fear on one side and shame on the other, and neither has ever been spoken aloud.</p><p>Once the loop is on the table, you can try another move. You learn to speak for yourself instead of diagnosing each other, to repeat back what you heard before you answer, and to call a time-out that comes with a time to return.</p><p>Approaches such as behavioral couples therapy and, for teenagers, multidimensional family therapy add structure: daily check-ins, shared activities that have nothing to do with illness, and written agreements on money, car keys and who to call after a setback.</p>`,
  heading3: 'Rebuilding trust',
  text4: `<p>An apology opens repair; a hundred kept promises finish it. Families who expect trust to return with the first month of sobriety can be hurt twice. Together you can set promises that are small and visible: home by seven, the bill paid, the appointment kept. Relatives practice noticing them out loud.</p><p>Setbacks deserve a plan while everyone is calm. Decide what a return to use will mean for living arrangements, children and treatment, and put it in writing alongside your <a href="/how-we-help/relapse-prevention">relapse prevention plan</a>. Include emergencies.</p>
<p>For an overdose, dial <a href="tel:911">911</a> and give naloxone; for suicidal thoughts or a crisis you cannot carry alone, call or text <a href="tel:988">988</a>.</p><p>If your loved one is not ready to sit down with you, start anyway. Our wider <a href="/how-we-help/family-programs">programs for families</a> welcome relatives on their own.</p>`,
})
