import { treatmentPage } from '../../../treatmentPage.ts'

export const anxiety = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/anxiety',
  title: 'Anxiety Treatment',
  description:
    'Worry that never clocks out can shrink a life. See how outpatient anxiety treatment helps you face fears in small steps and rest again.',
  lastReviewed: '2026-07-22',
  sources: ['anxiety', 'benzodiazepineTapering'],
  keyPoints: [
    'Avoiding what you fear makes anxiety grow.',
    'Therapy faces fear in small steps. Some antidepressants help too.',
    'If you drink or take a benzodiazepine to stay calm, do not stop suddenly.',
  ],
  text1: `<p>What if the meeting goes badly? What if that mole is something? What if you locked the door but not the back one? An anxious mind asks questions all day and accepts no answer as final. By evening your jaw aches, your stomach is in a knot, and you are worn out from things that never happened.</p>
<p>Anxiety itself is not the enemy. It is an alarm, and a useful one when there is smoke. In an anxiety disorder the alarm goes off for burnt toast, or never goes quiet at all, and you begin to arrange your life around it. Treatment does not take the alarm away. It helps you turn the volume down and get back the rooms of your life that you had stopped entering.</p>`,
  heading1: 'Signs and types of anxiety',
  text2: `<p>Three patterns bring people to our offices most often.</p>
<p><strong>Generalized anxiety</strong> is worry that jumps from topic to topic for months, with tense muscles, poor sleep and a short fuse. <strong>Social anxiety</strong> is a deep fear of being judged. It may show up as dread before a phone call, rehearsing sentences, or replaying a chat for hours afterward. <strong>Specific phobias</strong> attach to one thing, such as needles, heights or driving over bridges.</p>
<p>Sudden waves of terror with a pounding heart have a page of their own: <a href="/what-we-treat/mental-health-treatment/panic-disorder">panic disorder treatment</a>. Worry after a frightening event may be a sign of PTSD, and unwanted thoughts tied to rituals may be OCD. A clinician sorts these out because each responds best to its own approach. We also ask about caffeine, energy drinks, thyroid trouble, asthma inhalers and other medicines, any of which can keep a body on edge.</p>`,
  heading2: 'Therapy: facing fear step by step',
  text3: `<p>Each time you skip the party or let the call go to voicemail, relief comes right away. Your brain takes notes: “We escaped, so it must have been dangerous.” Next time the fear is a little bigger and the world a little smaller.</p>
<p>Therapy gently runs this lesson in reverse. With <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a> and gradual exposure you and your therapist draw up a ladder. The bottom rung may be as modest as asking a store clerk a question. You stay with the discomfort until you learn something new, perhaps that it passes, or that you can act while it is there. Then you try the next rung. You set the pace, and nothing is sprung on you.</p>
<p>Breathing, muscle relaxation and practices such as <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a> give your body a way to settle between rungs.</p>`,
  heading3: 'Medication for anxiety',
  text4: `<p>Certain antidepressants are also first-choice medicines for long-lasting anxiety. They are not habit-forming, though they need some weeks to work and should be stopped only gradually, with guidance. Several non-addictive options exist for people who cannot take them.</p>
<p>Benzodiazepines, such as alprazolam or lorazepam, act fast. Taken day after day they can lead to tolerance and dependence, and mixed with alcohol or opioids they can slow breathing to the point of death. If you already take one, do not stop on your own. Sudden withdrawal can bring on seizures and can be life-threatening, so it needs a slow medical taper and sometimes inpatient detox. Read more about <a href="/what-we-treat/benzodiazepine-addiction">benzodiazepine addiction</a> if you are concerned.</p>
<p>For an overdose or a seizure, call <a href="tel:911">911</a>. Should fear tip over into thoughts of ending your life, call or text <a href="tel:988">988</a>, day or night.</p>`,
  faqs: [
    {
      question: 'Is it anxiety or something physical?',
      answer: `<p>It can be either, or both. A racing heart, dizziness, sweating and stomach upset belong to anxiety, but also to thyroid disease, heart rhythm problems, low blood sugar and some medicines. New or severe symptoms deserve a medical check.</p>
<p>For chest pain, trouble breathing or fainting that is new to you, call <a href="tel:911">911</a> first and sort out the cause later.</p>`,
    },
    {
      question: 'Will exposure therapy force me into my worst fear?',
      answer: `<p>No. You and your therapist build a list of steps together, from mildly uncomfortable to hard, and you begin low. You can always say no or ask for a smaller step. The point is to learn, by doing, that you can handle more than the fear predicts. Surprise and pressure would spoil that lesson.</p>`,
    },
    {
      question: 'I only feel calm after a drink. Is that a problem?',
      answer: `<p>It is worth talking about. Alcohol eases anxiety for an hour or two, then rebounds, so the next day often starts more anxious than the last. If you drink daily, do not quit all at once on your own, because withdrawal can be life-threatening. Talk with us or a doctor about a safe way.</p>
<p>In an emergency call <a href="tel:911">911</a>; in emotional crisis call or text <a href="tel:988">988</a>.</p>`,
    },
    {
      question: 'Can I do anxiety treatment by video?',
      answer: `<p>Many people can. Talking therapies translate well to a screen, and for someone who fears leaving the house it can be a way to begin. Your therapist may still suggest coming in or going out as part of the work, since facing real places is how confidence grows. Our page on <a href="/how-we-help/telehealth-treatment">telehealth treatment</a> explains how visits work.</p>`,
    },
  ],
})
