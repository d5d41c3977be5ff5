import { treatmentPage } from '../../../treatmentPage.ts'

export const ocd = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/ocd',
  title: 'OCD Treatment',
  description:
    'Intrusive thoughts are not confessions. Learn how OCD keeps its loop going and how exposure and response prevention can help you step out of it.',
  lastReviewed: '2026-07-07',
  sources: ['ocd', 'suicideRisk'],
  keyPoints: [
    'Unwanted thoughts in OCD are not wishes. You can say them here.',
    'Exposure and response prevention is the therapy with the best support.',
    'Some antidepressants help. Families can learn to step out of rituals.',
  ],
  text1: `<p>“I’m so OCD about my desk,” people say, and everyone laughs. If you live with obsessive-compulsive disorder, you know how far that is from the truth. OCD is being an hour late because you drove back four times to make sure that bump in the road was not a person. It is a horrible thought about someone you adore, and then a whole day spent proving to yourself that you would never do it.</p>
<p>Obsessions are thoughts, pictures or urges that push in against your will. Compulsions are the things you do, on the outside or silently in your head, to make the dread go down. The relief is real and brief. Then doubt returns, and the loop starts again.</p>`,
  heading1: 'Signs of OCD',
  text2: `<p>Washing and checking are the forms everyone has seen in films. Many others stay hidden for years, because the person is sure that saying them would end in arrest or disgust. Common themes include harming a child, blasphemy, unwanted sexual images, doubts about one’s partner or orientation, and things having to be “just right.” Compulsions may be invisible too: counting, praying in an exact way, replaying a memory, asking “Are you sure?” or searching the internet late into the night.</p>
<p>It may help to know that OCD tends to attack what you value most. A gentle parent gets thoughts of harm. A devout person gets blasphemy. The horror you feel shows how far the thought is from who you are. A clinician who knows OCD has heard yours before and will not be alarmed by it. This differs from ordinary <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a>, and mixing them up can lead to the wrong kind of help.</p>`,
  heading2: 'Treatment: exposure and response prevention',
  text3: `<p>Exposure and response prevention, called ERP, is the therapy with the best support for OCD. You approach the thing that sets off the doubt, a little at a time, and then hold off on the ritual. You might touch a doorknob and eat a cracker, or write the scary sentence and leave it unanswered. The aim is not to prove that nothing bad will happen. It is to find that you can carry an open question and still get on with your day.</p>
<p>Ordinary reassurance, thought-stopping and long talks about what a thought “means” can feed OCD, so ask any therapist whether they know ERP. It is a close relative of <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>. Some antidepressants help as well, alone or along with ERP. For OCD they may take longer to work than they do for low mood, so patience and regular check-ins with the prescriber matter.</p>`,
  heading3: 'Family, substance use and getting help',
  text4: `<p>Families get drawn in without noticing. They answer the same question thirty times, wash what is already washed, and drive the long way around. All of it is love, and all of it keeps the loop turning. In <a href="/how-we-help/family-programs">family programs</a> relatives learn to say, kindly, “That sounds like OCD, and I know you can sit with it,” and to cut back step by step, with your agreement.</p>
<p>Alcohol or marijuana can take the edge off for an evening and make rituals harder to resist the next day. If you rely on something to cope, let us put it in the plan.</p>
<p>Living with OCD can wear a person down to hopelessness. An unwanted image of self-harm that frightens you is different from wanting to die, yet both are worth telling a professional who can sort out which is which.</p>
<p>Call or text <a href="tel:988">988</a> if you are thinking of suicide, and call <a href="tel:911">911</a> if life is in danger.</p>
<p>When rituals fill every waking hour or you cannot eat, a specialized residential program may be the better place to begin.</p>`,
})
