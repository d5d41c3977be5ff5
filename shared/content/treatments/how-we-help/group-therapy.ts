import { treatmentPage } from '../../treatmentPage.ts'

export const groupTherapy = treatmentPage({
  slug: 'how-we-help/group-therapy',
  title: 'Group Therapy',
  description:
    'Group therapy brings together people who understand. See what happens in a session, what stays private, and how to settle in at your own pace.',
  lastReviewed: '2026-06-18',
  sources: ['substanceUse', 'motivation'],
  keyPoints: [
    'You may simply listen at first.',
    'What is said in the group stays there, with few exceptions.',
    'Groups teach skills and end the feeling of being the only one.',
  ],
  text1: `<p>Most people walk toward their first group with the same thought: <em>I am not going to say a word.</em> That is fine. Plenty of people spend their first session listening, and plenty discover that somebody across the room has just told their story for them.</p><p>Group therapy puts six to twelve people in a circle with a trained counselor, meeting at the same time each week. Addiction, depression and anxiety all have a way of convincing you that nobody else could understand. A group answers that in a way no pamphlet can. You hear how another person got through a Friday night, a court date or a hard phone call, and you start to see what might work for you.</p>`,
  heading1: 'What happens in a session',
  text2: `<p>A session usually lasts between an hour and ninety minutes, or longer in a more intensive program. The counselor opens with a short check-in: a few words on how your week has been and whether anything urgent needs time today. After that, the hour depends on the kind of group.</p><ul><li><strong>Skills groups</strong> teach something you can use by tonight, such as riding out a craving or saying no without a speech.</li><li><strong>Process groups</strong> stay with what members bring in: grief, anger, a return to use, a good day that felt strange.</li><li><strong>Education groups</strong> explain how substances act on the brain and body, and why sleep and mood take time to mend.</li></ul><p>Many skills come from <a href="/how-we-help/cognitive-behavioral-therapy">cognitive behavioral therapy</a>. The counselor keeps time, draws in the quiet voices and slows down the loud ones. A few minutes at the end go to one plan each person will carry out the door.</p>`,
  heading2: 'Rules and privacy',
  text3: `<p>Trust does not come from good intentions alone. Every group starts with agreements, and the counselor repeats them whenever somebody new sits down.</p><p>What is said in the room stays there. Members promise not to share names or stories outside, and staff are bound by health privacy law, which is especially strict for addiction treatment. You are free to pass when a question lands too close. Nobody gives advice unless it is asked for, and nobody is mocked, interrupted or told what their recovery has to look like. Coming in under the influence means a private talk with staff and a safe ride home, never a public scene.</p><p>One limit deserves plain words. If somebody speaks of suicide or of hurting another person, staff will step in to keep everyone safe.</p>
<p>Should such thoughts reach you between sessions, call or text <a href="tel:988">988</a>, and in immediate danger call <a href="tel:911">911</a>.</p>`,
  heading3: 'If you are unsure about groups',
  text4: `<p>Being shy is not a reason to skip group. Neither is having had a poor experience years ago. Tell us what went wrong then; a different mix of people, a smaller room or another leader can change a great deal. Some people do best after two or three private meetings in <a href="/how-we-help/individual-therapy">individual therapy</a>, so that at least one face in the building is familiar.</p><p>Group is not always the right starting point. During active psychosis, severe social panic or the first raw days after a loss, one-to-one care may need to come first. We look at that together before you join, and we look again as things change.</p><p>When group fits, it often becomes the part people miss most after they finish. You arrive needing help, and a few weeks later you notice that the newcomer is listening to <strong>you</strong>. To ask which groups meet at the office near you, <a href="/contact-us">send us a message</a>.</p>`,
})
