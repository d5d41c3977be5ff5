import { treatmentPage } from '../../../treatmentPage.ts'

export const ptsd = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/ptsd',
  title: 'PTSD Treatment',
  description:
    'The danger is over, yet your body has not heard. Outpatient PTSD treatment helps you work through memories at a pace that feels safe to you.',
  lastReviewed: '2026-10-06',
  sources: ['ptsd', 'suicideRisk'],
  keyPoints: [
    'PTSD can follow any frightening event. It is not only for veterans.',
    'Trauma-focused therapies work. You set the pace.',
    'PTSD and substance use can be treated together.',
  ],
  text1: `<p>A car backfires in a parking lot and you are on the ground before you have decided to move. Or nothing so dramatic: you always take the chair that faces the door, you have not slept through a night in two years, and your children have learned not to come up behind you.</p>
<p>Post-traumatic stress disorder, or PTSD, can follow combat, assault, a crash, a disaster, a medical emergency, a violent home or the work of a first responder. It can also follow seeing or learning of harm to someone close. Your nervous system did what it had to do to get you through. PTSD means it has not yet stood down. That is an injury, and there are treatments made for it.</p>`,
  heading1: 'Signs of PTSD',
  text2: `<p>Clinicians look for changes in four areas that last longer than a month and get in the way of living.</p>
<ol>
<li><strong>Reliving.</strong> Nightmares, flashbacks, or a smell that drops you straight back into that day.</li>
<li><strong>Steering clear.</strong> Whole roads, songs, people and subjects become off limits, and so do your own feelings.</li>
<li><strong>A darker view.</strong> Blame, shame, numbness, feeling cut off from people you love, or a sense that nowhere is safe.</li>
<li><strong>High alert.</strong> Startling, scanning, anger that arrives too fast, trouble with sleep and focus.</li>
</ol>
<p>These can begin within weeks or surface years later, sometimes after retirement, a birth or another loss. Not everyone who lives through something terrible develops PTSD. If your reactions do not match this list, our page on <a href="/what-we-treat/mental-health-treatment/trauma">trauma treatment</a> may speak to you more directly.</p>`,
  heading2: 'Treatment for PTSD',
  text3: `<p>Several talking treatments have strong research behind them. Cognitive processing therapy helps you examine the beliefs that trauma left, such as “It was my fault” or “I can trust no one.” Prolonged exposure takes you back, carefully and with support, to memories and places you have been avoiding, until they lose some of their charge. EMDR works with the memory while your attention moves from side to side. A clinician can explain which of these fits you, and will help you find a specialist if the one you want is not available at our offices.</p>
<p>You will not be asked to tell everything on the first day. Early sessions are for steadying: sleep, grounding skills, a plan for rough nights. Some antidepressants can ease symptoms as well. Benzodiazepines are generally not advised for PTSD, because they can get in the way of recovery and bring risks of their own.</p>`,
  heading3: 'PTSD with alcohol or drug use',
  text4: `<p>Plenty of people with PTSD have leaned on alcohol, opioids or marijuana to sleep or to stop remembering. We understand why. Treating both together is possible, and waiting for perfect sobriety before touching the trauma is not required. Our <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a> is planned that way. If your body depends on alcohol or benzodiazepines, medical detox should come first, since sudden withdrawal can be life-threatening.</p>
<p>Those who served may want to read about our care for veterans at <a href="/how-we-help/veterans-rehab">veterans rehab</a>.</p>
<p>For help at any hour, call <a href="tel:988">988</a> and press 1, or visit the <a href="https://www.veteranscrisisline.net">Veterans Crisis Line</a>. Anyone can call or <a href="sms:988">text 988</a> when thoughts of suicide come close. If you or another person is in immediate danger, call <a href="tel:911">911</a>.</p>
<p>Someone at high risk may be safer in a hospital before outpatient work begins.</p>`,
  faqs: [
    {
      question: 'Do I have to describe the trauma in detail?',
      answer: `<p>Not at the start, and not in every kind of therapy. Some approaches go through the memory step by step. Others work mostly with what you came to believe afterward and need few details. You can tell your therapist what you are ready for, change your mind and stop for the day. Being in control of the telling is part of healing.</p>`,
    },
    {
      question: 'The trauma happened decades ago. Is it too late for treatment?',
      answer: `<p>No. People begin PTSD treatment long after the event, in midlife and well past retirement. Memories that have been pushed down for years can still be worked through. A long history may mean more habits to unlearn, such as avoiding crowds or never sleeping without a light, but the methods are the same and they are not only for recent events.</p>`,
    },
    {
      question: 'Is PTSD only for veterans and first responders?',
      answer: `<p>Not at all. It can follow sexual assault, violence at home, a wreck, a hard birth, a stay in intensive care, or the sudden death of someone you love. Comparing your pain with somebody else’s and deciding that yours does not count is very common, and it keeps people from getting care. If it still lives in your body, it counts.</p>`,
    },
    {
      question: 'Can trauma therapy make symptoms worse at first?',
      answer: `<p>Some people feel more stirred up for a few weeks, because they are no longer steering around the memory. That is why therapists teach grounding skills first and keep checking in with you. Tell yours if sleep, drinking or thoughts of harming yourself get worse.</p>
<p>If you feel unsafe between visits, call or text <a href="tel:988">988</a>, or call <a href="tel:911">911</a>.</p>`,
    },
  ],
})
