import { treatmentPage } from '../../treatmentPage.ts'

export const nicotineAddiction = treatmentPage({
  slug: 'what-we-treat/nicotine-addiction',
  title: 'Nicotine Addiction',
  description:
    'Cigarettes, vapes, dip or pouches: nicotine is hard to put down and well worth it. Medicines and coaching that help, even alongside other recovery.',
  lastReviewed: '2026-07-22',
  sources: ['tobacco', 'addictionScience'],
  keyPoints: [
    'Medicine plus coaching often works better than willpower alone.',
    'Georgia’s quit line is free: 1-800-QUIT-NOW.',
    'Quitting does not have to wait until other treatment is over.',
  ],
  text1: `<p>For years, addiction programs told people not to bother about cigarettes until later. One thing at a time, went the advice, and smoke breaks became part of the schedule. We see it differently now. Tobacco takes more lives than alcohol and other drugs together, and quitting during treatment does not harm recovery. It appears to support it.</p>
<p>So whether you smoke a pack a day, reach for a vape before you are fully awake, or always have a pouch under your lip, this page is for you. You might have tried to quit five times, or ten. That isn’t a record of failure. Most people who have stopped for good tried many times first.</p>`,
  heading1: 'How nicotine dependence works',
  text2: `<p>An inhaled puff reaches the brain in about ten seconds. It brings a small lift and then fades, and within an hour or two the body asks for the next. Multiply that by two hundred puffs a day, and few habits on earth get more practice. Coffee, driving, the end of a meal, an argument: each becomes a cue.</p>
<p>Newer products have deepened the hold. Nicotine salts in disposable vapes go down smoothly at high strength, so some young people take in as much as a heavy smoker without knowing it. Pouches can be used in class, at a desk or in bed.</p>
<p>It can feel as though nicotine calms you. Largely it is relieving the edge of its own withdrawal. After some weeks without it, many people find they are less anxious than before. Liquid nicotine and pouches can poison a small child, so store them locked away.</p>
<p>If a child swallows some, call Poison Control at <a href="tel:+18002221222">1-800-222-1222</a>, or <a href="tel:911">911</a> if the child is drowsy, vomiting or having trouble breathing.</p>`,
  heading2: 'Medicines and coaching that help',
  text3: `<p>Willpower by itself is the hardest way. These have good evidence, and two together often work better than one:</p>
<ul>
<li><strong>Nicotine replacement,</strong> such as a patch for the steady need and gum or lozenges for the sudden one.</li>
<li><strong>Varenicline,</strong> a prescription tablet that softens craving and makes a cigarette less rewarding.</li>
<li><strong>Bupropion,</strong> a prescription medicine that is also used for depression. It isn’t suitable for people with seizures or certain other conditions.</li>
<li><strong>Coaching,</strong> in person, by phone or by text. Georgia’s free quit line is at <a href="tel:+18007848669">1-800-QUIT-NOW</a>.</li>
</ul>
<p>A prescriber or pharmacist can help you choose. Tell them about your other medicines, since smoke changes how the body handles some of them and doses may need a new look after you quit.</p>
<p>Withdrawal from nicotine is not dangerous, but it is unpleasant. Irritability, hunger, poor focus and restless sleep peak within the first days and ease over two to four weeks.</p>
<p>If your mood drops sharply or you have thoughts of suicide, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Quitting nicotine during recovery',
  text4: `<p>Many people who have an alcohol or drug use disorder also use nicotine, and smoking and drinking tend to cue each other. You may want to stop everything in the same month. You may prefer to get settled first. Either is a decision we respect, as long as nicotine does not quietly drop off the list.</p>
<p>In sessions we borrow from <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>: a map of your cues, a substitute for each, and a plan for the worst ten minutes. Cravings pass whether or not you answer them, and it helps to have watched that happen a few times with somebody beside you. <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">Mindfulness practice</a> can make it easier.</p>
<p>If you live with <a href="/what-we-treat/mental-health-treatment/depression">depression</a> or anxiety, we keep a closer eye on your mood in the first weeks. And if you smoke again at a cousin’s wedding, that is one evening. Put the patch back on in the morning and tell us what you learned.</p>`,
})
