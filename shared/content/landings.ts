import type { TreatmentCategory, TreatmentPage } from '../entities/treatmentPage.ts'
import { seedReview } from './seedReview.ts'
import { firstVersion } from './treatmentPage.ts'

/** Their slug is their category. */
export const landings: TreatmentPage[] = [
  landing('what-we-treat', {
    title: 'What We Treat',
    description:
      'Alcohol, opioids, prescription medicines, other drugs, gambling, depression, anxiety, trauma and more: find the page that sounds like you.',
    lastReviewed: '2026-10-06',
    text1: `<p>Some people arrive here with a diagnosis in hand. Others arrive with a search typed at three in the morning: “why can’t I stop,” “my daughter sleeps all day,” “is it normal to count pills.” Both are good places to begin.</p><p>These pages cover what our outpatient offices in Cumming, Jefferson and Alpharetta can help with. Each one describes what a substance does or what a condition feels like from the inside, which treatments have good research behind them, and where outpatient care reaches its limit. Read one or read ten. Nothing you click is an admission of anything.</p>`,
    heading1: 'Conditions: where to start',
    text2: `<p>If you know what you are looking for, go straight to it. If you don’t, these doors are a fair start:</p><ul><li><strong>It’s drinking.</strong> Our page on <a href="/what-we-treat/alcohol-addiction">alcohol addiction</a> is for daily drinkers, weekend drinkers and people who are not sure which they are.</li><li><strong>It’s something from the street or from a friend.</strong> Begin with <a href="/what-we-treat/drug-addiction">drug addiction</a>, which leads on to opioids, stimulants, marijuana and the rest.</li><li><strong>It came from a pharmacy.</strong> Pain medicine, sleep medicine and stimulants are gathered under <a href="/what-we-treat/prescription-drug-addiction">prescription drug addiction</a>; medicines for panic and tension have their own pages under benzodiazepines.</li><li><strong>It isn’t about a substance.</strong> Low mood, worry, panic, grief and old wounds belong to <a href="/what-we-treat/mental-health-treatment">mental health treatment</a>. Betting has a page of its own: <a href="/what-we-treat/gambling-addiction">gambling addiction</a>.</li></ul><p>You don’t need to match every line of a page for it to be yours.</p>`,
    heading2: 'Two conditions at once',
    text3: `<p>Few people bring just one trouble. A veteran drinks to sleep through the night. A student takes a friend’s stimulants because undiagnosed ADHD has been eating the semester. After a surgery, the pain pills also happened to soften a grief that nobody had asked about. When the substance goes, whatever it was covering steps forward, and that is often the week when people give up.</p><p>So we ask about both from the first visit. Treating mood and substance use side by side, with one plan and people who talk to each other, generally serves you better than taking turns. You can read how that works under <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a>. If one of your conditions has been left out every time you asked for help before, tell us that early.</p>`,
    heading3: 'Stopping safely and emergencies',
    text4: `<p>With some substances the brave thing and the safe thing are different. After heavy daily use of alcohol, benzodiazepines or other sedatives, stopping suddenly can bring seizures and can be life-threatening. Talk with a doctor first; medical detox may have to come before anything we offer, and we do not provide inpatient detox ourselves. Anyone who uses opioids, or pills and powders that may contain fentanyl, should keep naloxone close by and never use alone.</p><p>For a seizure, an overdose or a person who will not wake up, call <a href="tel:911">911</a>. If you are thinking about suicide, or a crisis with drugs or alcohol is too much to carry tonight, call or text <a href="tel:988">988</a>.</p>
<p>Should you need a hospital or residential program before outpatient care, <a href="https://findtreatment.gov">FindTreatment.gov</a> lists them, and we will gladly help you make sense of the list.</p>`,
    seo: {
      metaTitle: 'What We Treat | {name}',
      metaDescription:
        'Outpatient treatment in north Georgia for alcohol, opioids, prescription medicines and other drugs, and for depression, anxiety and trauma.',
      keywords: [
        'addiction treatment Georgia',
        'alcohol treatment Cumming GA',
        'prescription drug addiction help',
        'mental health treatment Alpharetta',
      ],
    },
  }),
  landing('how-we-help', {
    title: 'How We Help',
    description:
      'Assessment, therapy, intensive outpatient care, medication, family programs and aftercare: what each one is for and how they fit together.',
    lastReviewed: '2026-10-13',
    text1: `<p>Think of treatment as a workbench and not as a conveyor belt. Some people need two tools from it, some need eight, and hardly anybody needs the same eight. What matters is that each one is picked up for a reason, and put down again when it has done its work.</p><p>Everything described in this part of the site is outpatient care. You come to an office in Cumming, Jefferson or Alpharetta, or meet us by video where that suits, and afterward you go home. Below is how the pieces fit together. The pages behind the links go into detail, including what each kind of help cannot do.</p>`,
    heading1: 'Levels of care',
    text2: `<p>Too little help leaves you struggling on alone between appointments. Too much can cost you a job or a semester you didn’t need to lose. That is why the first thing we do together is a <a href="/how-we-help/drug-and-alcohol-assessment">drug and alcohol assessment</a>: a long, private conversation about your health, your use, your mood, your home and your own wishes.</p><p>From there the range runs roughly like this:</p><ol><li>a few sessions of early intervention, for someone who sees trouble forming;</li><li>weekly therapy, alone or in a group;</li><li><a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, with several sessions a week;</li><li>a residential program or a hospital, which we do not run but will name plainly when it is the safer start.</li></ol><p>You may move up or down as things change. Needing more for a while isn’t failing, and needing less doesn’t mean the road is behind you. It is the plan doing what it should.</p>`,
    heading2: 'Treatment: people, skills and medicine',
    text3: `<p>Other people come first on the list for a reason. Shame grows in private and tends to wilt in a room where three others nod. Group sessions, your own counselor, and family members who learn a new way of talking all belong to this part.</p><p>Skills are the second part: noticing the thought before the urge, riding out a craving, saying no to a cousin at a cookout, sleeping without help from a bottle. Cognitive behavioral therapy, dialectical behavior therapy and <a href="/how-we-help/alternative-therapies">alternative therapies</a> such as mindfulness each teach some of these, and they can be practiced like free throws.</p><p>Medicine is the third, for those it can help. With opioid use disorder it is first-line treatment and it protects lives; for alcohol and for many mental health conditions it can make the rest of the work possible. See <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> for a fair account. Whether to take it remains your decision.</p>`,
    heading3: 'Aftercare and staying safe',
    text4: `<p>The last group of the last week is not the finish. We start planning for the months after it while you are still coming in often: who you will call, what your early warning signs look like, where you will live, which appointments stay on the calendar. Our <a href="/how-we-help/aftercare">aftercare</a> page shows what that can look like, and sober living may be worth a thought if home makes recovery harder.</p><p>A return to use can happen to anybody, and it calls for a phone call and not for an apology. Please know that tolerance falls quickly after a break, so the old amount may cause an overdose.</p>
<p>Keep naloxone at hand, and call <a href="tel:911">911</a> in an emergency. If despair gets the upper hand, call or text <a href="tel:988">988</a> at any hour.</p>
<p>When you are ready to plan the next stretch, <a href="/contact-us">contact one of our offices</a>, and we will go on from where you are.</p>`,
    seo: {
      metaTitle: 'How We Help | {name}',
      metaDescription:
        'How outpatient treatment works in Cumming, Jefferson and Alpharetta: assessment, therapy, intensive programs, medication and family support.',
      keywords: [
        'outpatient rehab Georgia',
        'intensive outpatient program Cumming GA',
        'medication-assisted treatment Georgia',
        'family programs addiction',
      ],
    },
  }),
]

type LandingText = Pick<TreatmentPage, 'title' | 'description' | 'seo'> &
  Required<
    Pick<
      TreatmentPage,
      'lastReviewed' | 'text1' | 'heading1' | 'text2' | 'heading2' | 'text3' | 'heading3' | 'text4'
    >
  >

/** Id, slug and illustrations follow from the category. */
function landing(category: TreatmentCategory, { lastReviewed, ...text }: LandingText): TreatmentPage {
  return {
    ...text,
    ...seedReview(lastReviewed),
    id: category,
    slug: category,
    category,
    parentId: null,
    ...firstVersion(category),
  }
}
