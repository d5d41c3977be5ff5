import { treatmentPage } from '../../treatmentPage.ts'

export const marijuanaAddiction = treatmentPage({
  slug: 'what-we-treat/marijuana-addiction',
  title: 'Marijuana Addiction',
  description:
    'Yes, marijuana can be addictive. How to tell when use has become a disorder, what quitting feels like, and how outpatient counseling makes it easier.',
  lastReviewed: '2026-06-24',
  sources: ['cannabis', 'substanceUse'],
  keyPoints: [
    'Poor sleep and irritability are common for two to three weeks after stopping.',
    'Strong products raise the risk of anxiety and psychosis, most of all in teens.',
    'Counseling works. No medicine is approved for it.',
  ],
  text1: `<p>“It’s only weed.” You have probably heard it, and perhaps said it. Most adults who try cannabis never develop a problem with it. Some do, and because hardly anyone takes it seriously, they may spend years wondering why they cannot manage to stop something that isn’t supposed to be addictive.</p>
<p>Cannabis use disorder is real, common and treatable. Nobody here will roll their eyes at it. If your evenings, your motivation or your savings have gone up in vapor, or you need to smoke just to eat and sleep, you have come to the right page.</p>`,
  heading1: 'Why stronger products matter',
  text2: `<p>The amount of THC in cannabis has climbed steeply over the past few decades. Flower is several times as strong as it was in the 1980s. Vape cartridges, wax and dabs go far beyond that, and edibles come on slowly, so it is easy to take too much. Hemp shops add delta-8 and other lab-made relatives, sold in bright packages with little control over what is inside.</p>
<p>Stronger products mean faster tolerance. They are also linked with more anxiety and, in people with a risk for it, with psychosis. The risk is greatest for those who begin in their teens, when the brain is still under construction, and for anyone with a family history of schizophrenia or <a href="/what-we-treat/mental-health-treatment/bipolar-disorder">bipolar disorder</a>.</p>
<p>Products labeled K2 or Spice are something else again. Please see our page on <a href="/what-we-treat/synthetic-cannabinoid-addiction">synthetic cannabinoids</a> for those.</p>`,
  heading2: 'Signs of marijuana addiction',
  text3: `<p>Try answering these as you would for a friend:</p>
<ul>
<li>Do I use earlier in the day than I used to, or all day long?</li>
<li>When I take a break, do I become irritable, sweaty or unable to sleep?</li>
<li>Have I passed on a job, a class or a trip because I could not use there?</li>
<li>Do I drive high, or look after children high?</li>
<li>Is it now the only way I handle boredom, <a href="/what-we-treat/mental-health-treatment/anxiety">anxiety</a> or anger?</li>
<li>Have I thrown it all away and bought it again within the week?</li>
</ul>
<p>One sign confuses many people: spells of violent nausea and vomiting that only a hot shower relieves. This is cannabinoid hyperemesis syndrome. It comes from long, frequent use and it goes away after stopping.</p>
<p>Vomiting that will not end can lead to dangerous dehydration, so go to an emergency room or call <a href="tel:911">911</a> if you cannot keep fluids down, feel faint or become confused.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>Withdrawal from cannabis is uncomfortable but seldom dangerous. Irritability, vivid dreams, poor sleep, headaches and little appetite start within a day or two, peak in the first week and mostly fade by the third.</p>
<p>Should your mood turn dark or thoughts of suicide appear, call or text <a href="tel:988">988</a>.</p>
<p>If you see or hear things that others don’t, seek care the same day.</p>
<p>No medicine is approved for cannabis use disorder, so counseling leads the way. Motivational work looks at your own reasons, pro and con, without a sermon. Cognitive behavioral therapy finds the cues, such as the end of a shift, the couch or the game controller, and builds other endings to the day. Sleep gets special attention, since it is the reason so many people go back.</p>
<p>Outpatient care suits most people with this condition well. For teens and young adults who are just getting into trouble, <a href="/how-we-help/asam-level-5-early-intervention">early intervention</a> may be all that is needed.</p>`,
  faqs: [
    {
      question: 'Can you really be addicted to marijuana?',
      answer: `<p>Yes. Cannabis use disorder is a recognized diagnosis, with cravings, tolerance, loss of control and withdrawal among its signs. It does not happen to everyone who uses, and it is more likely with daily use, with strong products and when use begins in the teens. It responds well to counseling.</p>
<p>If quitting ever brings thoughts of suicide, call or text <a href="tel:988">988</a>, and call <a href="tel:911">911</a> in an emergency.</p>`,
    },
    {
      question: 'How long will I have trouble sleeping after I quit?',
      answer: `<p>Usually the first week or two is the worst, and vivid dreams may go on for a month or so. A fixed wake-up time, less caffeine, exercise earlier in the day and a screen-free last hour all help. Tell us if sleep stays bad, because treating it lowers the chance that you return to use.</p>`,
    },
    {
      question: 'I use marijuana for anxiety. What will I do without it?',
      answer: `<p>That is a fair worry. THC can calm you in the moment and yet raise anxiety over time, especially between uses. We treat the anxiety at the same time, with therapy and, where it helps, medicine, so that you are not asked to give up your one tool without getting better ones.</p>`,
    },
    {
      question: 'My teenager vapes THC. Should I be worried?',
      answer: `<p>Take it seriously, and stay calm. Cartridges can be very strong, and young brains are more sensitive to THC. Ask open questions, set clear limits and arrange an assessment.</p>
<p>If your teen hears voices, is very paranoid or talks about suicide, call or text <a href="tel:988">988</a>, or call <a href="tel:911">911</a> if anyone is in danger.</p>`,
    },
  ],
})
