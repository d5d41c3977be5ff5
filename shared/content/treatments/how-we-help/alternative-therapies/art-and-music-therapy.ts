import { treatmentPage } from '../../../treatmentPage.ts'

export const artAndMusicTherapy = treatmentPage({
  slug: 'how-we-help/alternative-therapies/art-and-music-therapy',
  title: 'Art and Music Therapy',
  description:
    'Some feelings arrive as color or rhythm before they find words. See how art and music can support recovery, with no talent or training required.',
  lastReviewed: '2026-06-24',
  sources: ['music', 'traumaInformedCare'],
  keyPoints: [
    'You need no talent.',
    'Art and music can say what words cannot.',
    'They support counseling and medication, and do not replace them.',
  ],
  text1: `<p>On the table: a sheet of brown paper, oil pastels, an old magazine, glue. The prompt is short. <em>Draw the house your addiction lives in.</em> Ten minutes later one person has made a tidy front porch with every window blacked out, and the room goes quiet, because everyone understands.</p><p>That is how creative therapy tends to work. Words can be guarded; you have used them to explain, excuse and apologize for a long time. A smear of red or a slow drumbeat slips past the guard. It gives shame, anger or hope a shape outside of you, where you can look at it in company and decide what to do with it next.</p>`,
  heading1: 'Art therapy: what happens',
  text2: `<p>Nobody will grade, frame or sell what you make. Stick figures are fine. The value lies in choosing, placing, tearing and changing your mind, and in what you notice along the way.</p><p>A session usually has a quiet stretch of making, followed by a time to talk for whoever wishes to. You might sketch a timeline of your life in colors only, build a mask with the face you show the world outside and the hidden one within, or fold a small box for something you are not yet ready to say. The leader does not interpret your picture like a fortune-teller. You say what it means. Often the most useful question is, “What would this figure need?”</p><p>People living with <a href="/what-we-treat/mental-health-treatment/grief-and-loss">grief and loss</a> sometimes find that their hands know how to mourn before their voices do.</p>`,
  heading2: 'Music therapy: what happens',
  text3: `<p>Music reaches the parts of the brain that deal with reward, memory and movement, which helps explain why a single song can drop you back into a parking lot from ten years ago. In recovery this cuts both ways. Certain tracks are tied to using, and hearing them may set off a craving. Making a map of those, together with a playlist for rage, one for sleep and one for Sunday chores, is a practical piece of self-protection.</p><p>Active music-making offers something else. In a drum circle you have to listen in order to stay in time, and for a few minutes you belong to something without having to explain yourself. Writing new words to a familiar tune lets you say what a speech could not. Humming, even, lengthens the breath and can calm a racing heart.</p>`,
  heading3: 'What it can and cannot do',
  text4: `<p>Registered art therapists and board-certified music therapists are clinicians with special training. Creative activities led by other staff can be lovely too, but they are not quite the same thing, and you may ask who leads a given group and what their background is.</p><p>Creative work supports treatment; it does not take the place of counseling, or of <a href="/how-we-help/medication-assisted-treatment">medication</a> where that is called for. Research is promising and still modest. If an image or a song opens more than you can hold, tell the leader then and there.</p>
<p>Should thoughts of self-harm follow you home, call or text <a href="tel:988">988</a>, and in immediate danger call <a href="tel:911">911</a>.</p><p>What you make belongs to you. Keep it, give it away or tear it up as a ceremony. Many people bring a piece along to <a href="/how-we-help/individual-therapy">individual therapy</a>, where it can say the first sentence for them.</p>`,
})
