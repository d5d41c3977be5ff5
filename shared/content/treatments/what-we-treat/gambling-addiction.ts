import { treatmentPage } from '../../treatmentPage.ts'

export const gamblingAddiction = treatmentPage({
  slug: 'what-we-treat/gambling-addiction',
  title: 'Gambling Addiction',
  description:
    'Help for gambling disorder in north Georgia: spotting the chase, protecting your money, caring for your family, and counseling that restores control.',
  lastReviewed: '2026-08-19',
  sources: ['gambling', 'suicideRisk'],
  keyPoints: [
    'Gambling disorder is a health condition. It has treatment.',
    'Debt and shame raise the risk of suicide. Ask for help today if you think of it.',
    'Blocking software, self-exclusion and therapy make the next bet harder.',
  ],
  text1: `<p>There is no smell on the breath and no bottle in the trash. A person can sit beside you on the couch, phone in hand, and lose a month’s pay before the credits roll. Gambling disorder is sometimes called the hidden addiction, and families are often the last to know.</p>
<p>It belongs among the addictions for good reason. Betting works on the same reward system as drugs do, with craving, tolerance and restlessness on stopping. If you are lying awake doing sums, or you just found a credit card statement that made no sense, take a breath. The money matters, and we will come to it. First comes your safety, and after that a plan.</p>`,
  heading1: 'Signs of gambling addiction',
  text2: `<p>Every form of gambling pays out at intervals you can’t predict, and few things train a brain more thoroughly. Near misses light up almost like wins. Phone apps, sports bets placed between plays, online slots, scratch-off tickets, gaming machines at the convenience store and day trading that has lost its sense all share this design.</p>
<p>You might recognize the pattern:</p>
<ul>
<li>raising the bets, since small ones no longer excite you</li>
<li>going back the next day to win back what was lost</li>
<li>gambling when you are sad, guilty or worried</li>
<li>hiding it, or asking others to cover a bill</li>
<li>feeling edgy and short-tempered when you try to cut down</li>
</ul>
<p>Certain medicines, including some for Parkinson’s disease, restless legs and mood disorders, can set off gambling urges in people who never had them. If yours began after a new prescription, tell the prescriber soon, but do not stop the medicine by yourself.</p>`,
  heading2: 'Debt, shame and suicide risk',
  text3: `<p>We want to speak openly about this. The mixture of debt and secrecy can make a person feel that everyone would be better off without them, and suicide risk is high among people with gambling disorder. It is not true that they would be better off. Debt can be worked on, and there are people who can help you with it.</p>
<p>If you have such thoughts, call or text <a href="tel:988">988</a> now, at any hour. If you have a plan or are in danger, call <a href="tel:911">911</a>.</p>
<p>If you are worried about someone, ask them straight out whether they are thinking about suicide. Asking does not plant the idea, and it may be the first relief they have had in weeks. Firearms and stored medicines should be kept out of reach for now.</p>
<p>Gambling often travels with alcohol, <a href="/what-we-treat/mental-health-treatment/depression">depression</a>, <a href="/what-we-treat/mental-health-treatment/adhd">ADHD</a> or other conditions. A good assessment asks about all of them. If you drink heavily or take sedatives every day, get medical advice before you stop those.</p>`,
  heading3: 'Treatment for gambling addiction',
  text4: `<p>Practical barriers come first, because they work while motivation is still shaky. Blocking software on each device, self-exclusion from betting sites, an account that needs two signatures, a trusted person who handles the cards, a credit freeze. We help you set these up in an order you can manage.</p>
<p>Counseling then addresses the beliefs behind the bets: that you are due, that you have a system, that one win will fix it all. <a href="/how-we-help/cognitive-behavioral-therapy">Cognitive behavioral therapy</a> has good evidence for gambling. No medicine is approved for it, although prescribers sometimes offer naltrexone and treat depression or anxiety as needed.</p>
<p>A partner who has just learned the truth needs support too, along with clear information about the finances and no demand to forgive on a schedule. <a href="/how-we-help/family-programs/family-therapy">Family therapy sessions</a> give that conversation a safe place. Peer groups such as Gamblers Anonymous fit well beside treatment. When suicide risk is high, a hospital comes first, and we will be here afterward.</p>`,
})
