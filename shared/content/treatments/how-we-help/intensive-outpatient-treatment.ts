import { treatmentPage } from '../../treatmentPage.ts'

export const intensiveOutpatientTreatment = treatmentPage({
  slug: 'how-we-help/intensive-outpatient-treatment',
  title: 'Intensive Outpatient Treatment',
  description:
    'Several sessions a week, nights in your own bed. How an intensive outpatient program works, who it suits, and when more care is the safer start.',
  lastReviewed: '2026-10-12',
  sources: ['asamCriteria', 'substanceUse', 'alcoholWithdrawal'],
  keyPoints: [
    'IOP means several sessions a week while you live at home.',
    'It often runs for two to three months, with fewer hours over time.',
    'You need to be medically stable. Some people need detox first.',
  ],
  text1: `<p>Between a single counseling hour and moving into a facility lies a large and useful territory. Intensive outpatient treatment, usually shortened to IOP, lives there. You come in several times a week for blocks of about three hours, then go home to your own kitchen, your own children and your own pillow.</p><p>For adults, national guidelines describe this level as nine or more hours of treatment each week. That is enough to feel held. It also leaves enough daylight for work, school or caring for a parent. What you learn on Tuesday afternoon is tested on Tuesday night, and by Thursday you are back in the room to talk about how it went.</p>`,
  heading1: 'Schedule: what a week looks like',
  text2: `<p>Schedules differ from person to person, so think of this as a sketch. Three or four days a week, you arrive and check in briefly with staff. Most of the time goes to <a href="/how-we-help/group-therapy">group therapy</a>, split between learning a skill and working through what members are facing. A short break in the middle tends to produce the best conversations of the day.</p><p>Around those blocks sit the other pieces:</p><ul><li>a private session with your own counselor, usually weekly</li><li>visits with a prescriber when medication is part of your plan</li><li>time for partners or parents, if you want them involved</li><li>drug and alcohol testing, used as a health tool and not as a trap</li></ul><p>Programs commonly run for two to three months. Hours step down as your footing improves, so that the end is a slope rather than a cliff.</p>`,
  heading2: 'Who it is for, and who needs other care',
  text3: `<p>IOP is a good match for someone who is medically stable, has a reasonably safe place to sleep, and needs more than a weekly visit to stay on course. It also serves people coming home from a hospital or residential stay, when the sudden quiet can be hard.</p><p>It is not the right place to stop certain substances from a standing start. Withdrawal from alcohol, benzodiazepines or barbiturate-like sedatives can bring seizures and can be life-threatening. If you take any of these daily, do not quit on your own; you need medical detox first, which we do not provide but can help you look for. A residential program may be safer when home itself is dangerous, or when every evening ends in use.</p>
<p>Seizures, confusion, an overdose or chest pain mean <a href="tel:911">911</a> now. For thoughts of suicide, call or text <a href="tel:988">988</a> at any hour.</p>`,
  heading3: 'Work, family and transport',
  text4: `<p>The practical questions are often what keep people up at night. Will my boss find out? Who picks up the kids? Before you start, sit down with us and go through your week line by line. Federal leave law protects some workers who take time for treatment, and a plain note saying you are under medical care is often all an employer needs. Your diagnosis is yours to share or keep.</p><p>Plan transport early, above all if your license is suspended. Ask a sister, a neighbor or a member of your group. When distance or a sick child gets in the way, part of care may be possible by <a href="/how-we-help/telehealth-treatment">telehealth</a>.</p><p>Your first step is <a href="/how-we-help/drug-and-alcohol-assessment">an assessment</a>, which shows whether IOP is the right level or whether something lighter or stronger makes better sense.</p>`,
  faqs: [
    {
      question: 'How many hours a week is intensive outpatient treatment?',
      answer: `<p>For adults it is generally nine hours a week or more, spread over three or more days. Your own number depends on your assessment and changes as you progress. When twenty or more hours are needed, the next level is called partial hospitalization.</p>`,
    },
    {
      question: 'What comes after IOP?',
      answer: `<p>Usually a step down to one group and one private session a week, then less often. We start planning for it well before your last day, including peer support, medical care and the people you will call when a bad week comes.</p>`,
    },
  ],
})
