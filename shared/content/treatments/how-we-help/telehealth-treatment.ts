import { treatmentPage } from '../../treatmentPage.ts'

export const telehealthTreatment = treatmentPage({
  slug: 'how-we-help/telehealth-treatment',
  title: 'Telehealth Treatment',
  description:
    'Counseling by secure video can bring recovery support to your own home in Georgia. What works well on a screen, what does not, and how to prepare.',
  lastReviewed: '2026-10-15',
  sources: ['telehealth', 'substanceUse'],
  keyPoints: [
    'Many sessions work by video if you are in Georgia.',
    'You need a private place and a steady connection.',
    'Video is not for emergencies: call <a href="tel:911">911</a>, or call or text <a href="tel:988">988</a>.',
  ],
  text1: `<p>The nearest appointment is forty minutes away, the truck is in the shop, and your youngest has a fever. A few years ago that would have meant a missed session and perhaps a missed month. Today it may mean closing the bedroom door and opening a laptop.</p><p>Telehealth is ordinary treatment that travels by video, or at times by phone. The counselor is as real, the privacy rules are the same, and what you say counts just as much. It has opened doors for people in rural counties, those without a license, new parents, shift workers, and those whose anxiety makes a waiting room unbearable. It is not for every person or every problem, so here is a fair account.</p>`,
  heading1: 'What works by video, and what does not',
  text2: `<p>Individual counseling does nicely by video. Many people speak more freely from their own couch, with the dog on their feet. Family sessions gain from it as well, since a brother in Savannah can join a mother in Cumming without anybody driving for hours. Skills groups, check-ins after a step down in care, and many visits about medication may also be held this way.</p><p>Certain things ask for a body in a room. First medical exams, injections, blood work, testing, and care for somebody who is often intoxicated or unsteady fit better at an office. So does treatment for a person whose home is not private or not safe. Rules on prescribing controlled medicines by video change from time to time; your prescriber will know what currently applies.</p><p>Often the best arrangement is a mix, with some visits in person and others from home. You can read what an ordinary session covers under <a href="/how-we-help/individual-therapy">individual therapy</a>.</p>`,
  heading2: 'How to get ready',
  text3: `<p>A bit of preparation makes the difference between a good hour and a frustrating one.</p><ol><li><strong>Pick a place with a door.</strong> A parked car is fine. A moving car is not.</li><li><strong>Use headphones,</strong> and run a fan or some music outside the room to mask your voice.</li><li><strong>Test the link</strong> ten minutes early. Plug in the charger.</li><li><strong>Close everything else.</strong> Work email has no business here.</li><li><strong>Keep paper, water and tissues</strong> close by.</li><li><strong>Block ten minutes afterward</strong> so that you do not step straight from tears into the carpool line.</li></ol><p>If the video freezes, switch to phone as agreed with your counselor. No computer, or no unlimited data? Say so when you call, since a phone visit or an office visit may be possible. In a group, everyone joins from a private spot with the camera on, so that members know exactly who is listening.</p>`,
  heading3: 'Safety and emergencies',
  text4: `<p>At the start of each visit your counselor will ask where you are. This is not nosiness. Clinicians are licensed by state, so you generally need to be in Georgia at that moment, and if something goes wrong we must know where to send help. We will also ask for someone we may contact in an emergency.</p><p>A screen is the wrong tool for a crisis.</p>
<p>For an overdose, a seizure, chest pain or immediate danger, call <a href="tel:911">911</a>. For suicidal thoughts or a crisis at any hour, call or text <a href="tel:988">988</a>.</p>
<p>Anyone around opioids or street drugs should have naloxone at home and somebody there who knows how to use it. Withdrawal from alcohol or sedatives may be life-threatening and cannot be watched over by video.</p><p>When weekly video is no longer enough, we can look together at <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>. To find out whether remote care would fit your case, <a href="/contact-us">get in touch</a>.</p>`,
  faqs: [
    {
      question: 'Is online treatment as private as an office visit?',
      answer: `<p>The same health privacy laws apply, including the extra protection for addiction treatment records, and visits use a secure video service. The part we cannot control is your end. Choose a room with a door, wear headphones, and let us know if someone walks in.</p>`,
    },
    {
      question: 'Do I have to be in Georgia for a telehealth visit?',
      answer: `<p>As a rule, yes. Clinicians are licensed state by state, and what counts is where you are sitting at the time of the visit. If you plan to travel, tell us beforehand so that we can move the appointment or find another way.</p>`,
    },
    {
      question: 'What equipment do I need for a video visit?',
      answer: `<p>A smartphone, tablet or computer with a camera and a steady connection is enough. You do not need to be good with technology; we can walk you through the first visit. If video is out of reach, ask whether a phone visit or a trip to one of our offices would suit you better.</p>`,
    },
    {
      question: 'Can I be treated by video if I am still drinking or using?',
      answer: `<p>Often you can begin there, and nobody will turn you away for being honest. Please join sessions with a clear head so that they can help you. If you drink or take sedatives daily, do not stop suddenly, because withdrawal can be life-threatening and needs medical care in person.</p>
<p>In an emergency call <a href="tel:911">911</a>; in a crisis, call or text <a href="tel:988">988</a>.</p>`,
    },
  ],
})
