import { treatmentPage } from '../../treatmentPage.ts'

export const benefitsOfOutpatientRehab = treatmentPage({
  slug: 'how-we-help/benefits-of-outpatient-rehab',
  title: 'Benefits of Outpatient Rehab',
  description:
    'Outpatient rehab lets you heal without leaving home, work or family. Weigh what it offers against its limits, and see how to choose your level.',
  lastReviewed: '2026-06-29',
  sources: ['asamCriteria', 'substanceUse'],
  keyPoints: [
    'You live at home and practice skills where you need them.',
    'It often costs less than a stay with a bed and meals.',
    'It is not safe for everyone: some need detox or a hospital first.',
  ],
  text1: `<p>For a long time the word “rehab” called up one image: a suitcase, a gate, and four weeks away. Residential care still saves lives. Yet most people who get help for alcohol or drugs in this country never pack that suitcase. They are treated as outpatients, seeing their care team by day or evening and sleeping at home.</p><p>That is not the lesser version. For many people it is the right dose of care, and for some it is the only kind that can fit around a toddler, a mortgage or a night shift. Below we set out what outpatient treatment does well, where it falls short, and how to tell which side of that line you are on.</p>`,
  heading1: 'Practice in daily life',
  text2: `<p>Recovery has to work on your street. In outpatient care you do not save your questions for discharge day; life hands them to you at once. The liquor store is still on the corner. Your cousin still texts. Your boss is still your boss. You meet each of these with a skill that is a day old, and then you bring the result back to people who can help you sharpen it.</p><p>This quick loop between learning and doing is the quiet strength of the model. Skills tend to stick best where they are used. It also means that good things continue: your daughter’s recital, the dog, Sunday lunch, the paycheck. Keeping hold of those roots gives you reasons to go on when motivation runs thin. And relatives can take part without crossing the state, through <a href="/how-we-help/family-programs">programs for families</a>.</p>`,
  heading2: 'Flexibility, privacy and cost',
  text3: `<p>A few practical gains come up again and again when people describe why they chose this route.</p><ul><li><strong>It bends.</strong> Hours can go up in a hard month and down in a steady one, often without a change of team.</li><li><strong>It lasts.</strong> Because each week asks less of you, care can stretch over many months. Staying connected for longer is one of the things that helps most.</li><li><strong>It is discreet.</strong> No long absence needs explaining. To a neighbor it looks like any medical appointment.</li><li><strong>It tends to cost less</strong> than care that includes a bed and meals, which can make it easier to continue.</li><li><strong>It treats the whole picture.</strong> Counseling, medication and care for anxiety or depression can run side by side, as our page on <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a> describes.</li></ul>`,
  heading3: 'Limits of outpatient care',
  text4: `<p>Outpatient treatment cannot watch over you at 3 a.m. If your body depends on alcohol, benzodiazepines or similar sedatives, withdrawal can be life-threatening and should be managed in medical detox before you join us; please do not stop suddenly by yourself. A hospital or residential program is also safer first when you are thinking of ending your life, have a serious untreated illness, are pregnant and physically dependent on a substance without medical care in place, or live where using is constant.</p>
<p>Call <a href="tel:911">911</a> in an emergency, and call or text <a href="tel:988">988</a> in a crisis of any kind.</p><p>Between those cases and a single weekly hour, there is plenty of room. Many start with <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> and step down. If you are unsure, you do not have to work it out alone: <a href="/contact-us">tell us what is going on</a>, and we will talk it through, even if the answer is somewhere else.</p>`,
})
