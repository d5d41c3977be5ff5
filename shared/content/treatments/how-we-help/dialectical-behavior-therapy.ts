import { treatmentPage } from '../../treatmentPage.ts'

export const dialecticalBehaviorTherapy = treatmentPage({
  slug: 'how-we-help/dialectical-behavior-therapy',
  title: 'Dialectical Behavior Therapy',
  description:
    'DBT teaches skills for emotions that come fast and strong: getting through a crisis, calming the body, asking for what you need, staying present.',
  lastReviewed: '2026-07-30',
  sources: ['borderline', 'suicideRisk'],
  keyPoints: [
    'DBT teaches four sets of skills for strong emotions.',
    'You learn in a group and use the skills with your own therapist.',
    'Staying alive always comes first.',
  ],
  text1: `<p>Imagine feeling everything at full volume. A friend’s late reply lands like abandonment. Embarrassment burns for days. When something finally takes the edge off, be it a pill, a blade or a bottle, of course you reach for it again. If that is how life feels from the inside, you are neither dramatic nor broken. Some nervous systems are tuned high, and many were also raised among people who told them to stop feeling that way.</p><p>Dialectical behavior therapy, or DBT, was developed for people in exactly this kind of pain. “Dialectical” means holding two truths at once. The central pair goes like this: you are doing the best you can, <em>and</em> you need to do something differently.</p>`,
  heading1: 'Four sets of skills',
  text2: `<p>DBT is taught almost like a course, with a notebook and weekly practice. There are four modules.</p><ul><li><strong>Mindfulness:</strong> seeing what is here without judging it, so that you can choose rather than react.</li><li><strong>Distress tolerance:</strong> getting through the worst twenty minutes without making them worse. Slow breathing, simple distraction and, if your doctor sees no problem with your heart, cold water or hard exercise all have a place.</li><li><strong>Emotion regulation:</strong> knowing what you feel, checking whether it fits the facts, and tending to sleep, food and health so that you are less easily knocked over.</li><li><strong>Interpersonal effectiveness:</strong> asking, refusing and repairing while keeping both the relationship and your self-respect.</li></ul><p>You learn these in <a href="/how-we-help/group-therapy">a group</a> and fit them to your own life with an individual therapist. A full program also provides coaching between sessions and a team that supports the therapists.</p>`,
  heading2: 'DBT for substance use',
  text3: `<p>Drugs and alcohol are often used as the fastest off-switch within reach. DBT does not shame you for wanting one. It hands you others, then asks you to practice them before the storm hits.</p><p>The version adapted for addiction introduces a lovely idea called dialectical abstinence. Today you commit fully to not using, as an athlete goes out to win. At the same time you plan for what you will do if you fall, because falling can be survived and learned from. It takes no side in the weary argument between perfection and giving up.</p><p>Therapist and client also keep a diary card, a small daily record of urges, feelings, skills used and medication taken. On Friday it shows patterns that on Tuesday felt like fate. Though DBT was first studied in <a href="/what-we-treat/mental-health-treatment/borderline-personality-disorder">borderline personality disorder</a>, you do not need that diagnosis to profit from its skills.</p>`,
  heading3: 'Self-harm and suicidal thoughts',
  text4: `<p>DBT has a clear order of priorities. Anything that threatens your life is talked about before anything else, then what threatens the therapy, then what hurts the quality of your days. Self-harm and suicidal thoughts are met with steadiness, careful questions and a plan in writing. No one will gasp.</p><p>If such thoughts are with you now, call or text <a href="tel:988">988</a>. If you have hurt yourself, taken too much of something or are about to, call <a href="tel:911">911</a>.</p>
<p>Ask someone to stay with you, and move pills, blades and firearms out of reach. When danger stays high, a hospital is the safer place, and the skills will be there when you come out.</p><p>Ask your counselor whether a full DBT program or a set of skills inside your present treatment makes more sense. For the quieter roots of these practices, try <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a>.</p>`,
})
