import { treatmentPage } from '../../treatmentPage.ts'

export const cocaineAddiction = treatmentPage({
  slug: 'what-we-treat/cocaine-addiction',
  title: 'Cocaine Addiction',
  description:
    'Cocaine can look like a weekend habit long after it has become more. See how counseling, rewards and new routines help people stop for good reasons.',
  lastReviewed: '2026-08-27',
  sources: ['stimulantUse', 'overdose', 'substanceUse'],
  keyPoints: [
    'Cocaine can cause a heart attack or a stroke, even in young people.',
    'Powder may contain fentanyl, so keep naloxone at hand.',
    'No medicine is approved for it. Therapy and rewards for negative tests work best.',
  ],
  text1: `<p>Cocaine has good publicity. It comes with parties, late nights, fast work and loud confidence, and for a while it may have seemed to give you more of yourself. The bill arrives later: the gray Monday, the nosebleed in a meeting, the savings account that emptied in lines, the partner who stopped asking where you had been.</p>
<p>Plenty of people with a cocaine problem hold a job and look fine from the outside. That can make it harder to ask for help, since nothing has fallen apart in public. You need no disaster as a ticket in. If cocaine is taking more than it gives, that is reason enough to talk to us.</p>`,
  heading1: 'Effects, crash and cravings',
  text2: `<p>Cocaine blocks the brain’s recycling of dopamine, so the signal for “more of this” floods in. Snorted, the effect lasts perhaps fifteen to thirty minutes. Then it drops below where it started, and the quickest way out of the drop is another line. Binges grow out of that simple arithmetic.</p>
<p>After a long run comes the crash: heavy sleep, hunger, slowed thoughts, and a low that can turn into real despair. Some people have thoughts of suicide in these hours, even though they would never have them otherwise.</p>
<p>If that is you, call or text <a href="tel:988">988</a> now.</p>
<p>The feeling is part of the crash, and it passes with company and time.</p>
<p>Stopping cocaine alone seldom brings a dangerous physical withdrawal. The hard part is the craving, which may flare for weeks when you get paid, hear a certain song or have the first drink of the night.</p>`,
  heading2: 'Dangers: heart, alcohol and fentanyl',
  text3: `<p>Cocaine narrows blood vessels and drives up the heart rate and blood pressure. Heart attacks and strokes happen in young, fit people, sometimes on a first use.</p>
<p>Chest pain, a sudden severe headache, weakness on one side, a seizure or a very high body temperature are reasons to call <a href="tel:911">911</a> straight away.</p>
<p>Two mixtures deserve special mention:</p>
<ul>
<li><strong>With alcohol,</strong> the liver forms a third substance, cocaethylene, which stays longer in the body and adds to the strain on the heart. If you drink heavily most days, don’t stop both at once without medical advice, because <a href="/what-we-treat/alcohol-addiction">alcohol withdrawal</a> can be life-threatening.</li>
<li><strong>With fentanyl,</strong> usually without knowing it. A person who never uses opioids has no tolerance, so a trace may be enough for an overdose. Have naloxone at hand wherever cocaine is around.</li>
</ul>
<p>Naloxone will do no harm if it turns out not to be needed.</p>`,
  heading3: 'Treatment for cocaine addiction',
  text4: `<p>No medicine is approved for cocaine use disorder at present. Talking and practical therapies do the heavy lifting, and they have good evidence behind them.</p>
<p><a href="/how-we-help/cognitive-behavioral-therapy">Cognitive behavioral therapy</a> breaks a return to use down into the steps before it, so that you can step off earlier. Contingency management, which gives small rewards for each test without cocaine, uses the same learning system that the drug took over. Ask us how it might be part of your plan. Groups add the honesty that hiding has worn away.</p>
<p>Then there are the practical moves: blocking a number, handing a bank card to someone you trust for a month, leaving the bar after dinner, sleeping on a schedule. Attention problems, anxiety and depression are common under the surface and get care of their own.</p>
<p>If you smoke cocaine, read about <a href="/what-we-treat/cocaine-addiction/crack-cocaine-addiction">crack cocaine addiction</a> as well. When heart symptoms, psychosis or thoughts of suicide are present, a hospital is the right place to begin.</p>`,
  faqs: [
    {
      question: 'I only use cocaine on weekends. Could that still be addiction?',
      answer: `<p>It could. Addiction is not measured in days of the week. If you plan your weekends around it, use more than you meant to, spend what you can’t spare or keep going although it hurts your health or your relationships, an assessment is worth an hour of your time.</p>`,
    },
    {
      question: 'Is it dangerous to stop using cocaine suddenly?',
      answer: `<p>For most people, stopping cocaine itself is safe for the body, but the crash can bring exhaustion and deep depression. Don’t spend those days alone if you can help it.</p>
<p>With thoughts of suicide, call or text <a href="tel:988">988</a>. Chest pain, a seizure or trouble breathing means <a href="tel:911">911</a>.</p>
<p>If you also take sedatives or drink heavily, see a doctor before stopping, because that withdrawal can be life-threatening.</p>`,
    },
    {
      question: 'Should I carry naloxone if I never use opioids?',
      answer: `<p>Yes. Fentanyl has been found in powder sold as cocaine, and people without opioid tolerance are at special risk. Naloxone is easy to use and sold without a prescription.</p>
<p>If someone collapses or can’t be woken, call <a href="tel:911">911</a> and give it. For a drug crisis of another kind, call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'How long do cravings for cocaine last?',
      answer: `<p>Each wave tends to be short, often less than half an hour. Waves come less often as the weeks go by, though reminders such as a place, a person or payday can bring one back months later. Treatment gives you tools for these moments and helps you plan for the ones you can see coming.</p>`,
    },
  ],
})
