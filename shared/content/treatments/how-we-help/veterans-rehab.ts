import { treatmentPage } from '../../treatmentPage.ts'

export const veteransRehab = treatmentPage({
  slug: 'how-we-help/veterans-rehab',
  title: 'Veterans Rehab',
  description:
    'Outpatient care for veterans living with substance use, trauma, pain or the long road back to civilian life, and where to turn in a crisis.',
  lastReviewed: '2026-08-13',
  sources: ['ptsd', 'substanceUse', 'suicideRisk'],
  keyPoints: [
    'In a crisis, call <a href="tel:988">988</a> and press 1, or text <a href="sms:838255">838255</a>.',
    'Trauma, pain, sleep and substance use can be treated together.',
    'Storing firearms safely for a while can save a life.',
  ],
  text1: `<p>In uniform you learned to keep going with too little sleep, to joke about what frightened you, and never to be the one who slows the unit down. Those habits keep people alive out there. At a kitchen table in north Georgia, years later, they can keep you from asking for help.</p><p>This page is for veterans of any era and branch, for those in the Guard or Reserve, and for the families who served at home. Maybe alcohol is how you come down at night. Maybe pain pills after an injury turned into something else. You do not have to have seen combat, and you do not have to be at the bottom. Wanting things to be different is reason enough.</p>`,
  heading1: 'Causes of substance use after service',
  text2: `<p>Substance use after service rarely stands by itself. Trauma is one possible root, whether from combat, training accidents, loss or military sexual trauma, which happens to both women and men. A blast or a hard fall can leave behind a brain injury with headaches, a short fuse and trouble with words. Chronic pain wears down anybody’s patience. Sleep may never have gone back to normal.</p><p>Then there is moral injury: the ache of having done, seen or failed to stop something that goes against who you are. It is different from fear, and it answers to different conversations.</p><p>And some of it is plain grief for a life with purpose, rank and friends who would drop everything. Civilian days can seem colorless by comparison. A counselor who asks about all of this, and does not flinch, can tailor treatment for <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a> and substance use at the same time.</p>`,
  heading2: 'Treatment for veterans',
  text3: `<p>Veterans often tell helpers to skip the soft music. Fine. Treatment can be treated as training: clear goals, repetition, an after-action review, adjust, go again.</p><ul><li><strong>Skills</strong> for nightmares, crowds, anger and craving, taken from approaches with solid research behind them.</li><li><strong>Trauma-focused therapy</strong> when you are steady enough, at a pace you control. You will not be made to tell your story to a room.</li><li><strong>Medication</strong> for opioid or alcohol use disorder, described on our page about <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a>.</li><li><strong>Family sessions</strong>, since whoever shares your bed has been on watch as well.</li></ul><p>Chair by the door, back to the wall? Say so, and take it. If you use VA health care, we can talk with your team there once you sign a release. Ask the VA directly what care in the community it can authorize for you before you begin. <a href="/paying-for-treatment">Which plan covers evening sessions</a>, and what to ask it, has a page of its own.</p>`,
  heading3: 'Crisis help and safe storage',
  text4: `<p>Call <a href="tel:988">988</a> and press 1, or text <a href="sms:838255">838255</a>, to reach the Veterans Crisis Line.</p>
<p>You can also chat at <a href="https://www.veteranscrisisline.net">VeteransCrisisLine.net</a>. You need not be enrolled in anything, and families may call too.</p>
<p>If a life is in danger this minute, or someone has overdosed, call <a href="tel:911">911</a> and give naloxone if opioids might be involved.</p><p>Put time and distance between yourself and the means. Letting a trusted friend hold your firearms for a season, or storing them locked with the key elsewhere, is what a buddy would ask of you. Suicidal moments pass, and distance buys the minutes in which they do.</p><p>Heavy daily drinking or sedative use should not be stopped cold, because withdrawal can be life-threatening; a hospital or a medical detox unit comes first. Once you are through that, or if you never needed it, <a href="/how-we-help/drug-and-alcohol-assessment">an assessment</a> is where outpatient care begins.</p>`,
})
