import type { Review } from '../entities/review.ts'

/** Examples, which pages mark as such: no patient wrote them. */
const samples: Omit<Review, 'isSample'>[] = [
  {
    id: 'review-1',
    title: 'They let me start where I was',
    author: 'Marcus T.',
    rating: 5,
    content:
      'I sat in the parking lot for twenty minutes before my first appointment. The person at the desk did not make me explain myself in front of the waiting room, and the counselor asked more about my kids and my job than about what I drank. I kept expecting a lecture and it never came. Evening group meant I could keep working. It is still hard some weeks, but I no longer do it by myself.',
  },
  {
    id: 'review-2',
    title: 'Someone finally talked to the parents',
    author: 'Denise R.',
    rating: 5,
    content:
      'Our son is twenty-four, so most places would not tell us a thing. They explained kindly why they could not share his details without his permission, and then spent an hour on what we could do ourselves. The family sessions taught my husband and me to stop arguing with each other about it. I wish I had called a year earlier.',
  },
  {
    id: 'review-3',
    title: 'Good care, bring patience for paperwork',
    author: 'Alan P.',
    rating: 4,
    content:
      'My therapist is excellent. She remembers what I said three weeks ago and calls me on it when I dodge. I take off one star because the intake forms asked me the same questions more than once and my first visit started late. Once that part was over, things ran smoothly. My advice is to print the forms ahead of time and come early.',
  },
  {
    id: 'review-4',
    title: 'No war stories required',
    author: 'Ray D.',
    rating: 5,
    content:
      'Did two tours and spent a long time thinking that talking was for other people. What got me to stay was a counselor who said I could leave the details out until I felt like putting them in. There were other vets in my group, and nobody was trying to outdo anybody. My wife says I sit with my back to the door now. Small thing, big thing.',
  },
  {
    id: 'review-5',
    title: 'I did not have to drop out',
    author: 'Kayla M.',
    rating: 5,
    content:
      'I was a sophomore, failing two classes and telling everybody I was fine. I was scared treatment meant disappearing for a month. We worked my sessions around labs, and I did some of them by video from my car, which was honestly the only quiet place I had. Being the youngest in group felt weird for about a week. Then a retired teacher started saving me a seat.',
  },
  {
    id: 'review-6',
    title: 'A referral partner I trust',
    author: 'Priya S.',
    rating: 5,
    content:
      'I am a nurse practitioner in a small primary care practice and I have sent several patients here. Calls get returned. When one patient needed more than outpatient care, the team said so plainly and helped find the next place, when they could simply have kept her on the schedule. With her consent we received clear notes, so nobody was guessing about medicines. That kind of honesty is rarer than it should be.',
  },
  {
    id: 'review-7',
    title: 'Our marriage had room to breathe',
    author: 'Tom W.',
    rating: 5,
    content:
      'I came to the family program to learn how to fix my wife. That is not what they teach. I learned to quit counting her pills, to say what I need without a threat at the end, and to go back to my Thursday softball game. She is doing her part and I am doing mine. We still have bad evenings. We also laugh in the kitchen again, which I had forgotten about.',
  },
  {
    id: 'review-8',
    title: 'Decent program, limited times',
    author: 'Craig L.',
    rating: 3,
    content:
      'The staff are kind and I did learn useful things in group, particularly about planning for weekends. Three stars because I work rotating shifts, and it took a lot of back and forth to find times that fit. I also missed one counselor’s style after my schedule moved me to a different group. They listened when I brought it up and offered video visits, which helped some. Ask about the calendar before you start.',
  },
  {
    id: 'review-9',
    title: 'Medication without the side-eye',
    author: 'Jolene B.',
    rating: 5,
    content:
      'Everywhere else I went, somebody had an opinion about me taking medicine for my recovery. Here it was treated like any other medicine. They explained it, asked what I wanted, and paired it with counseling, so I was not just picking up a prescription and leaving. I have my mornings back. I take my daughter to school and I am on time, more or less.',
  },
  {
    id: 'review-10',
    title: 'For the worrier in the back row',
    author: 'Hannah G.',
    rating: 4,
    content:
      'I almost canceled because I do not talk in groups. My therapist suggested I just listen for two weeks, and nobody put me on the spot. In the third week I said one sentence and my voice shook. People nodded. I still get nervous on the drive over, but I order my own food at restaurants now and I have made a phone call to a stranger. Parking can be tight around six.',
  },
  {
    id: 'review-11',
    title: 'Respect at seventy-one',
    author: 'Walter H.',
    rating: 5,
    content:
      'After my wife passed, a glass of bourbon became three. I thought I was too old for this sort of thing and that the young people would roll their eyes. They did not. The counselor called me Mr. H until I told her to stop, spoke up so I could hear her, and made sure my heart doctor was in the loop. I got to talk about my wife a good deal. I had needed that.',
  },
  {
    id: 'review-12',
    title: 'Sister of a client',
    author: 'Bianca F.',
    rating: 5,
    content:
      'My brother stopped coming twice and both times they welcomed him back without making him grovel. I was the one driving him, so I got to know the waiting room well. It is calm, the coffee is fine, and people greet you by name. What stuck with me was being told that my job is to love him and not to be his detective. I slept that night.',
  },
  {
    id: 'review-13',
    title: 'It fit around two jobs',
    author: 'Luis C.',
    rating: 4,
    content:
      'I work in offices before sunrise and cook at night, so I figured there was no way. They worked out a schedule with me and told me which sessions could be done by phone screen. Some of the handouts have long words, and I would like more of them in Spanish. My counselor went through them with me slowly and never made me feel small. I bring what I learn home to my boys.',
  },
  {
    id: 'review-14',
    title: 'They told me the truth',
    author: 'Erin K.',
    rating: 5,
    content:
      'I called wanting to quit everything on my own over a long weekend. The woman on the phone took it seriously, told me why that could be dangerous for me, and stayed on the line while I wrote down where to go first. I came to them after that, when it was safe. I had been sold plenty of things in my life. Nobody here was selling.',
  },
  {
    id: 'review-15',
    title: 'What I look for as an employer',
    author: 'Gordon V.',
    rating: 4,
    content:
      'I run a landscaping company, and one of my crew leads asked for time off to get help. I called with a lot of questions about how to support him. They would not confirm he was a client, which annoyed me at first and impressed me later. They did give me general advice about schedules and return-to-work conversations that I have used since. Phones were busy on Monday morning, so try the afternoon.',
  },
  {
    id: 'review-16',
    title: 'Skills I actually use',
    author: 'Simone A.',
    rating: 5,
    content:
      'I have done therapy before where I left feeling understood and then had the same fight at home. This was more like class, in a good way. There is a sheet on my fridge with what to do when I am at an eight out of ten: cold water, walk, text Jo, wait. My roommates use it too. I am not a different person. I just have a longer fuse and somewhere to go when it burns down.',
  },
]

export const reviews: Review[] = samples.map((review) => ({ ...review, isSample: true }))
