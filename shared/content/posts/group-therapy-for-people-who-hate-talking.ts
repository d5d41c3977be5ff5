import { blogPost } from '../blogPost.ts'

export const groupTherapyForPeopleWhoHateTalking = blogPost({
  slug: 'group-therapy-for-people-who-hate-talking',
  title: 'Group therapy for people who hate talking',
  searchTitle: 'Group therapy for quiet people',
  category: 'Treatment',
  author: 'Foothills Clinical Team',
  date: '2026-05-14',
  description:
    'Dreading the circle of chairs? What happens in group, what to say when it is your turn, and how quiet people get something out of it.',
  content: `<p>Let us guess. You would do the whole program, the early mornings, the drive, the blood tests and the forms. Just not the group. You would rather have a tooth out than say your feelings to eleven strangers under a fluorescent light.</p>
<p>Many people feel that way before their first group.</p>
<h2>What a group is really like</h2>
<p>You may be picturing a movie: someone weeps, someone confesses, the camera finds you. In real life a <a href="/how-we-help/group-therapy">therapy group</a> is more like a class crossed with a long table at a diner. A counselor has a plan for the hour. Somebody got a bad phone call and somebody got a job. There is a skill to learn, a bit of laughing, and a fair amount of looking at shoes.</p>
<p>There are rules, and they are there for you. What’s said stays in the room. No cross-fire. You may pass. Nobody has to hold hands.</p>
<h2>What to say when it is your turn</h2>
<p>Keep a few of these ready. Each is a complete turn.</p>
<ul>
  <li>“I’ll pass today. I’m listening.”</li>
  <li>“What she said about Sundays. That’s me.”</li>
  <li>“I had a rough night and I came anyway.”</li>
  <li>“I don’t have words for it yet. It’s sort of a four out of ten.”</li>
  <li>“Can I ask him how he did that?”</li>
</ul>
<p>The third week or so, try one true sentence you had not planned. See what happens. Usually what happens is that two people nod.</p>
<h2>How quiet people benefit</h2>
<p>Listening is not doing nothing. When a stranger describes hiding bottles in a boot, and you have hidden bottles in a boot, something unclenches that no pamphlet can reach. Shame lives on the belief that you’re the only one. It has trouble surviving a room.</p>
<p>You also get to see the long view. In one circle sits someone on day two and someone on day two hundred. You can look at both and know that they are a single road.</p>
<p>And you will be useful, which surprises people. There is a day when you say “mine came back, it took about a month” and watch a newer person’s shoulders drop.</p>
<h2>When group is not the right choice</h2>
<p>It’s fair to ask for something else, or for something first. If you have been through violence, being in a closed room may be too much for now. If you hear voices, or panic so badly that you cannot sit, say so. You can start with <a href="/how-we-help/individual-therapy">individual therapy</a> and add group later. People with severe social fear can work on <a href="/what-we-treat/mental-health-treatment/anxiety">that anxiety</a> step by step, and some begin on a screen from home. There are also groups where hands are busy; <a href="/how-we-help/alternative-therapies/art-and-music-therapy">art and music</a> have gotten words out of people who had none.</p>
<p>Tell your counselor privately if something in group stirs up thoughts of suicide or self-harm.</p>
<p>Between sessions you can call or text <a href="tel:988">988</a> at any hour, and <a href="tel:911">911</a> if you are in danger.</p>
<p>You will never be asked to keep that kind of thing for the circle.</p>
<h2>Tips for quiet people</h2>
<p><strong>Come early.</strong> Walking into a half-empty room is easier than walking into a full one. Pick the chair by the door. It is nearly always free, since the last shy person has moved on from it.</p>
<p><strong>Bring a cup.</strong> Something to hold is worth a great deal in the first weeks.</p>
<p><strong>Stay five minutes after.</strong> The best conversations take place in the parking lot, between two people, next to somebody’s tailgate. If you hate talking in a circle, that may be your group.</p>`,
})
