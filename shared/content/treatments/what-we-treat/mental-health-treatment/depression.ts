import { treatmentPage } from '../../../treatmentPage.ts'

export const depression = treatmentPage({
  slug: 'what-we-treat/mental-health-treatment/depression',
  title: 'Depression Treatment',
  description:
    'When everything feels heavy, small steps count. Learn what depression can look like and how therapy and medication can help you find your footing.',
  lastReviewed: '2026-08-19',
  sources: ['depression', 'suicideRisk'],
  keyPoints: [
    'Depression is more than sadness. It can feel like numbness or anger.',
    'Therapy and antidepressants both work. Many people use both.',
    'Thoughts of suicide are a symptom. Call or text <a href="tel:988">988</a> at any hour.',
  ],
  text1: `<p>The dishes are still in the sink. A friend’s text has gone unanswered for nine days. You know exactly what you would tell somebody else to do, and you cannot make yourself do it. From the outside this can pass for laziness. From the inside it is like walking through wet sand.</p>
<p>Depression is a health condition that affects mood, thinking, sleep, appetite and energy, usually for two weeks or longer. It is not a weak will, and it is not ingratitude for a good life. It happens to people who have every reason to be happy and to people who have been through far too much. Most important of all, it is treatable, and there is more than one way to treat it.</p>`,
  heading1: 'Signs of depression',
  text2: `<p>Some people with depression cry every day. Others have not cried in a year and would be relieved if they could. You might notice that food has lost its taste, that music you loved is only noise, or that you wake at four in the morning with your whole history on trial. Irritability is common too, above all in men and in teenagers. So are aches, slow thinking, and a harsh inner voice that calls you a burden.</p>
<p>Depression comes in several patterns. It may arrive once, return in episodes, follow the birth of a baby, keep company with the dark months, or hum along at a low level for years. A careful clinician also asks about times of unusual energy and little need for sleep, because depression in <a href="/what-we-treat/mental-health-treatment/bipolar-disorder">bipolar disorder</a> calls for different medicine. A blood test or a visit to your doctor can rule out thyroid disease, anemia and other physical causes.</p>`,
  heading2: 'Treatment for depression',
  text3: `<p>Waiting to feel like it is a natural plan, and with depression it rarely works. One approach, called behavioral activation, turns the order around: you do one small, chosen thing, and the feeling is allowed to catch up. A walk to the mailbox counts. So does sitting on the porch with coffee instead of in bed with the blinds down.</p>
<p><a href="/how-we-help/cognitive-behavioral-therapy">Cognitive behavioral therapy</a> adds another skill, which is noticing the thoughts that depression writes and checking whether they hold up. Other therapies look at loss, conflict and changes of role in your relationships.</p>
<p>Antidepressants help many people, especially when symptoms are moderate or severe. They tend to need several weeks to show their full effect, and the first one is not always the right one. Young people need closer watching when they start. Stopping suddenly can make you feel ill, so any change is best planned with your prescriber.</p>`,
  heading3: 'Alcohol, suicidal thoughts and getting help',
  text4: `<p>Alcohol slows the nervous system and breaks up sleep, so it tends to deepen the very mood it was meant to lift. If you drink most days, tell us before you stop. Sudden withdrawal can be dangerous, and a medical setting may be the right first step. Our page on <a href="/what-we-treat/alcohol-addiction">alcohol addiction</a> explains why, and how both concerns can be treated together.</p>
<p>Thoughts of death or of not wanting to be here are a symptom of depression, and you can say them aloud to us. We will not be shocked. We will ask questions and make a safety plan with you, which usually includes people to call and putting distance between you and firearms or stored-up pills. When such thoughts come with a plan, or you cannot trust yourself to stay safe, outpatient care is not enough for that hour.</p>
<p>Call or text <a href="tel:988">988</a>, or call <a href="tel:911">911</a> if life is in danger.</p>`,
  faqs: [
    {
      question: 'How do I know if it is depression or just a bad month?',
      answer: `<p>Clinicians look at how long it lasts, how many parts of life it touches and whether you can still enjoy anything. Two weeks of low mood or lost interest on most days, with changes in sleep, appetite, energy or focus, is a good reason to have it checked. You do not have to be certain. An evaluation is there to find out.</p>`,
    },
    {
      question: 'How soon might I feel better?',
      answer: `<p>People differ. Sleep and energy often shift before mood does, and someone close to you may see the change first. Antidepressants usually need several weeks at a dose that suits you. Therapy builds over a couple of months. If nothing has moved after a fair trial, that is a signal to change the plan, not proof that nothing works for you.</p>`,
    },
    {
      question: 'Can depression be treated without medication?',
      answer: `<p>Often, yes. For milder depression, therapy alone is a sound choice, helped along by regular sleep, movement and time with others. When depression is severe, keeps coming back or makes it hard to function, a combination of therapy and medication tends to help more than either alone. Your own past experience and preference matter in that decision.</p>`,
    },
    {
      question: 'What can I do for a family member who will not get out of bed?',
      answer: `<p>Keep invitations small and concrete: “Sit outside with me for ten minutes.” Offer to make the call or drive to the visit. Try not to argue with hopeless thoughts; let them know you hear them. Ask directly about suicide. Asking does not plant the idea.</p>
<p>If the answer worries you, call or text <a href="tel:988">988</a>, or call <a href="tel:911">911</a> in an emergency.</p>`,
    },
  ],
})
