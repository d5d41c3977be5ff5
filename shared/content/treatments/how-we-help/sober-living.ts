import { treatmentPage } from '../../treatmentPage.ts'

export const soberLiving = treatmentPage({
  slug: 'how-we-help/sober-living',
  title: 'Sober Living',
  description:
    'A recovery residence can pair a safe bed with outpatient care. Learn how sober homes work, what to ask before moving in, and how to spot a poor one.',
  lastReviewed: '2026-06-11',
  sources: ['asamCriteria', 'opioidMedicines'],
  keyPoints: [
    'A sober home is a shared house with rules, and not a clinic.',
    'Ask about cost, inspections, medicines and naloxone before you choose.',
    'Detox comes before the house, not in it.',
  ],
  text1: `<p>You can do everything right between nine and noon, then go home to a roommate’s open bottle on the counter. Sometimes the kindest thing you can do for your recovery is change your address for a while.</p><p>Sober living homes, also called recovery residences, are shared houses where everybody has agreed to live without alcohol or drugs. They are not treatment centers. There is a kitchen, a chore chart, a curfew perhaps, and people down the hall who know what a craving is. We are an outpatient provider, so our part is the treatment by day; the house is a separate place with its own lease and rules. Together, the two can offer much of what people hope for from going away.</p>`,
  heading1: 'Daily life in a sober living home',
  text2: `<p>Mornings tend to start early. Residents make beds, pack lunches and leave for work, class or treatment. Evenings bring a shared meal once or twice a week, a house meeting, and rides to mutual-help groups. There is usually testing, a sign-out sheet, and a rule about overnight guests. New residents may have an earlier curfew and a buddy for the first weeks.</p><p>Homes differ in how much staff they have. Some are run by the people who live there, who vote on new members and split the bills. Others have a paid house manager, and a few add counseling or life-skills classes. National standards sort them into levels according to that support, and Georgia has its own association that certifies residences.</p><p>What residents often value most is smaller than any of this: somebody who notices when you have gone quiet.</p>`,
  heading2: 'Questions to ask before you choose',
  text3: `<p>A good house welcomes questions. Take this list with you, and beware if the answers are vague or hurried.</p><ul><li>Is the home certified, and by whom? When was it last inspected?</li><li>What is the full weekly cost, and what happens to my deposit if I leave?</li><li>Do you accept residents who take <a href="/how-we-help/medication-assisted-treatment">medication for opioid or alcohol use disorder</a>?</li><li>How are medicines stored? Is naloxone in the house, and does everyone know where?</li><li>What happens if someone uses: help and a safe plan, or a bag on the curb at midnight?</li><li>Am I free to choose my own treatment provider?</li></ul><p>Walk away from anyone who offers you money, gifts or free rent for using a certain clinic or lab. That practice is called patient brokering. A house that asks you to quit a prescribed medicine is not the right house, and fair housing law may well be on your side.</p>`,
  heading3: 'Before you move in, and after',
  text4: `<p>Sober homes are for people who are already medically stable. They cannot manage withdrawal. If you drink heavily every day or take benzodiazepines or other sedatives, stopping suddenly may be life-threatening, so medical detox comes before the house.</p>
<p>In an overdose or seizure, housemates should call <a href="tel:911">911</a> at once and give naloxone. For anybody in despair, <a href="tel:988">988</a> answers calls and texts all night.</p><p>Most people stay for several months. Longer is fine if it helps. While you live there you might attend <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, look for work, save for a deposit and mend things with your family on neutral ground.</p><p>Plan the move out as carefully as the move in. Choose the date together with your counselor, keep your weekly meetings, and come back for Sunday dinner if they will have you. Not sure whether you need a house at all? <a href="/contact-us">Ask us</a>.</p>`,
})
