import { overdoseSteps } from '../../overdoseSteps.ts'
import { treatmentPage } from '../../treatmentPage.ts'

export const familyPrograms = treatmentPage({
  slug: 'how-we-help/family-programs',
  title: 'Family Programs',
  description:
    'Education and support for the people who love someone with an addiction: how to talk, where to set limits, and how to look after yourself too.',
  lastReviewed: '2026-08-21',
  sources: ['families', 'overdose'],
  keyPoints: [
    'You can come even if the person you love is not ready.',
    'You learn what to say, where to set limits and how to stay safe.',
    'Keep naloxone at home if anyone uses opioids or pills from outside a pharmacy.',
  ],
  text1: `<p>You may have read every article, checked every pocket and rehearsed every speech in the car. Loving a person with an addiction is a second full-time job, and hardly anyone trains you for it. Our family programs are that training, along with a place to set the weight down for an hour.</p><p>They are for parents, partners, grown children, grandparents raising grandchildren, and close friends who have become family. Your loved one does not have to be in treatment with us, or anywhere. You did not cause this illness and you cannot control it, but the way a household responds can make the path toward help easier to find. It can also give you your own life back.</p>`,
  heading1: 'How family members can help',
  text2: `<p>Families often hear only two choices: rescue, or walk away. There is a wide and kinder middle. A well-studied approach called community reinforcement and family training, or CRAFT, teaches relatives to notice and reward the hours that go well, to step back and let natural results happen when they do not, and to pick good moments to suggest help.</p><p>In family sessions you might practice things like these:</p><ul><li>saying “I loved having you at dinner tonight” on a sober evening, and meaning it</li><li>declining to call in sick for someone, without a lecture</li><li>swapping “You always do this” for “I was scared when you did not come home”</li><li>having a number and an open appointment ready for the moment they say yes</li></ul><p>None of this is about tough love. Warmth and clear limits belong together, and both get easier when you rehearse them with people who nod because they have been there.</p>`,
  heading2: 'Safety plan for your household',
  text3: `<p>Hope is stronger with a plan beside it. Keep <strong>naloxone</strong> at home if anyone uses opioids, or uses any pill or powder that did not come from a pharmacy, since fentanyl turns up in many of them. It is sold without a prescription, and anyone can learn to use it in minutes.</p>
<h3>If you think it is an overdose</h3>
<p>The signs are slow or gurgling breathing and a person who cannot be woken.</p>
${overdoseSteps}
<h3>Before somebody stops</h3>
<p>Please do not pressure someone to quit alcohol or benzodiazepines overnight. Sudden withdrawal from either can be life-threatening and needs medical detox first. Lock up medicines, alcohol and firearms.</p>
<p>When someone talks about wanting to die, take it seriously and call or text <a href="tel:988">988</a> together.</p>
<p>If there is violence, your safety and the children’s come before any treatment goal.</p>`,
  heading3: 'Support for children and for you',
  text4: `<p>Brothers and sisters learn to be invisible. Small children make up explanations, usually ones in which they are to blame. Give them simple, true words for their age: “Dad has an illness. It is not your fault, and grown-ups are helping.” Teenagers deserve honesty plus one steady adult who is not part of the crisis.</p><p>You count as well. Sleep, your own doctor, your own friends and a meeting of fellow relatives are part of the treatment, not a treat for later. Some families go on from these programs to private sessions together; our page on <a href="/how-we-help/family-programs/family-therapy">family therapy</a> explains how those differ. Others need to know what care could look like for their loved one, and <a href="/how-we-help/drug-and-alcohol-assessment">a drug and alcohol assessment</a> is the usual first door. Wherever you stand, <a href="/contact-us">you can write to us</a> before anyone else in the house is ready.</p>`,
  faqs: [
    {
      question: 'Can I join a family program if my loved one refuses treatment?',
      answer: `<p>Yes. Many relatives come first and alone. You will learn ways to talk, set limits and stay safe, and those changes at home sometimes open the door for the person you love. Even when they are not ready, you deserve support now.</p>`,
    },
    {
      question: 'Will the treatment team tell me how my family member is doing?',
      answer: `<p>Only if they sign a release that says so. Federal law protects addiction treatment records closely, and without permission we cannot even confirm that someone is a client. You may always tell <em>us</em> things, though. Listening to you breaks no rule.</p>`,
    },
  ],
})
