import { treatmentPage } from '../../../treatmentPage.ts'

export const borderlinePersonalityDisorder = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/borderline-personality-disorder',
  title: 'Borderline Personality Disorder',
  description:
    'Big feelings are not a character flaw. Learn how skills-based outpatient care helps people with borderline personality disorder build a steadier life.',
  lastReviewed: '2026-09-14',
  sources: ['borderline', 'suicideRisk'],
  keyPoints: [
    'BPD can be treated, and many people get much better.',
    'Dialectical behavior therapy is one of the best-studied treatments.',
    'Make a safety plan for nights when thoughts of self-harm are strong.',
  ],
  text1: `<p>A friend takes two hours to text back, and by then you have grieved the friendship, hated her, hated yourself and written a goodbye. Then she answers with a smiley face: she had been at the dentist. You feel foolish, and the ache is still there.</p>
<p>People with borderline personality disorder, BPD for short, often describe living without emotional skin. Joy, anger, love and shame arrive fast, run hot and take a long time to cool. You may have been called manipulative or “too much,” sometimes by professionals. We see it another way. You feel deeply, you likely learned to cope in a place that did not make room for that, and there are skills nobody ever taught you. Many people with this diagnosis find that life grows steadier as they learn them.</p>`,
  heading1: 'Signs of borderline personality disorder',
  text2: `<p>BPD has nine official signs, and five are enough for the diagnosis, so two people may share the name and look quite different. Among them: great fear of being left, relationships that swing between worship and fury, a blurry sense of who you are, acting on impulse, moods that shift within hours, a hollow feeling, anger that is hard to hold, times of feeling unreal or suspicious under stress, and self-harm or suicidal behavior.</p>
<p>Some of this resembles other things. Mood swings in <a href="/what-we-treat/mental-health-treatment/bipolar-disorder">bipolar disorder</a> usually last for days or weeks and may come without a trigger, whereas in BPD they often follow something between people. Painful early experiences are common but not universal, so <a href="/what-we-treat/mental-health-treatment/trauma">trauma treatment</a> may be part of the plan. A good evaluation takes more than one meeting, and you should hear the reasoning behind it.</p>`,
  heading2: 'Treatment with dialectical behavior therapy',
  text3: `<p>Dialectical behavior therapy was developed for people who live with intense emotion and chronic suicidal thoughts, and it remains one of the best-studied treatments for BPD. “Dialectical” means holding two truths together: you are doing the best you can, and you need to do some things differently.</p>
<p>Our page on <a href="/how-we-help/dialectical-behavior-therapy">dialectical behavior therapy</a> goes into it further. In brief, there are four sets of skills:</p>
<ul>
<li><strong>Mindfulness</strong>, to notice the wave before it breaks.</li>
<li><strong>Distress tolerance</strong>, to get through a bad hour without making it worse.</li>
<li><strong>Emotion regulation</strong>, to need fewer such hours.</li>
<li><strong>Interpersonal effectiveness</strong>, to ask, to refuse and to keep both the friend and your self-respect.</li>
</ul>
<p>No medicine treats BPD itself, though some may help with depression, anxiety or sleep alongside it. Other structured therapies help too. Practice counts for more than insight, and slipping back into an old habit is something to study together.</p>`,
  heading3: 'Self-harm and a safety plan',
  text4: `<p>We talk about self-harm openly and without lectures. It usually has a job, such as releasing pressure or feeling something, and the work is to find other ways of doing that job. Early on you and your therapist write a crisis plan: your own warning signs, what has helped before, whom you can call, and which things should be out of reach. Alcohol and other drugs make impulses harder to ride out, so they belong in that plan as well.</p>
<p>When you have hurt yourself badly or taken too much of anything, call <a href="tel:911">911</a>. If you are thinking of suicide or afraid of what you might do, call or text <a href="tel:988">988</a>.</p>
<p>Should danger stay high for days, a short hospital stay or a residential program is the safer step, and outpatient care can take over from there. The people who love you can find their own footing in <a href="/how-we-help/family-programs">family programs</a>.</p>`,
})
