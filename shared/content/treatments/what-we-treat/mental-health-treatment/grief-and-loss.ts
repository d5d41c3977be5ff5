import { treatmentPage } from '../../../treatmentPage.ts'

export const griefAndLoss = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/grief-and-loss',
  title: 'Grief and Loss',
  description:
    'Grief has no schedule. Find company and steady support after a death, a divorce or any loss, including a death by overdose or suicide.',
  lastReviewed: '2026-10-19',
  sources: ['prolongedGrief', 'suicideRisk'],
  keyPoints: [
    'Grief has no timetable, and it is not a weakness.',
    'If a year or more has passed and you cannot live your life, treatment can help.',
    'Early grief is a risky time in recovery. Tell someone.',
  ],
  text1: `<p>Their coffee cup is still on the shelf. You have moved it twice and put it back both times. Friends were wonderful for the first month, and now they change the subject, or you do, to spare them. Someone at work asked whether you were “over it yet.”</p>
<p>Grief is not an illness. It is what love does when the person is gone, and there is no wrong way to go about it. Some people weep, some paint the whole house, some feel nothing for months and then fall apart over a song in a grocery store. We do not want to hurry you through it. We offer company, a place where you may say the same thing for the tenth time, and help when the weight becomes more than one person can carry.</p>`,
  heading1: 'Losses that others overlook',
  text2: `<p>Neighbors bring food after some deaths and stay away after others. When a person dies by overdose or by suicide, families often meet silence, questions or judgment just when they need kindness. You may be holding anger, guilt and relief in the same hand, going back over the last phone call again and again. You are allowed to miss them without explaining how they died. And it was not yours to control.</p>
<p>Other losses get no funeral at all: a miscarriage, a divorce, a parent who no longer knows your name, custody of a child, a career, health, a homeland, a beloved dog. Recovery brings its own. Giving up alcohol or another drug can mean losing a circle of friends, a ritual, even the self you used to be. It is all right to mourn something that was also hurting you.</p>`,
  heading2: 'Signs that grief needs treatment',
  text3: `<p>For most people the waves stay tall for a long time but slowly come farther apart. For some they do not. If a year or more has gone by and nearly every day still holds a longing so strong that you cannot work, care for others, believe the death or imagine any future, you may be dealing with what clinicians call prolonged grief. There is therapy made for it, which helps you tell the story of the loss and also take up your own life again, by turns.</p>
<p>Grief can also wake up other conditions. A loss that was violent or sudden may leave signs of <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a>. Sadness that turns into worthlessness and spreads over everything may be <a href="/what-we-treat/mental-health-treatment/depression">depression</a>. You do not need to tell these apart by yourself. Nor do you have to wait a year: come as soon as you would like someone beside you.</p>`,
  heading3: 'Safety and support in early grief',
  text4: `<p>Early grief is a risky season for a person in recovery. Sleep is gone, everyone means well with a bottle of wine, and numbness looks like mercy. Tell somebody what you are up against. More meetings, more visits, and a plan for the anniversary and the first holidays can carry you a long way. A <a href="/how-we-help/group-therapy">therapy group</a> gives you people who will not flinch. If opioids or any street drugs are in your home or your past, keep naloxone within reach, because tolerance drops after a break and the same amount can kill.</p>
<p>Wanting to be with the one you lost is a common wish. When it becomes a thought of ending your life, please do not sit alone with it.</p>
<p>Call or text <a href="tel:988">988</a> any time. For an overdose or any life in danger, call <a href="tel:911">911</a>.</p>
<p>If you cannot stay safe between visits, a hospital is the kinder place to begin, and we can continue with you afterward.</p>`,
})
