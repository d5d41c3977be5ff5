import { careAnchor } from '../../documents/careTopics.ts'
import { neverUseAlone } from '../neverUseAlone.ts'
import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

/** Written on November 21, 2026, after public pages of CDC, SAMHSA and AHRQ about care after an overdose. */
export const afterAnOverdose = storedPage({
  title: 'After an overdose',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'The first 72 hours' }),
        element('description', {
          text: 'For someone who survived, and for the parent, partner or friend beside them. Three things help most now: company, naloxone within reach, and treatment that starts soon.',
        }),
      ],
    },
    {
      name: 'contents',
      elements: [
        element('link list', {
          title: 'On this page',
          links: [
            { label: 'An overdose right now', url: `#${careAnchor('overdose')}` },
            { label: 'The first hours', url: '#section-the-first-hours' },
            { label: 'The first night', url: '#section-the-first-night' },
            { label: 'Days two and three', url: '#section-days-two-and-three' },
            { label: 'What to say', url: '#section-what-to-say' },
            { label: 'If they say no', url: '#section-if-they-say-no-to-treatment' },
            { label: 'Help for you', url: '#section-help-for-you' },
          ],
        }),
      ],
    },
    { name: 'overdose', elements: [element('care card', { card: 'overdose' })] },
    articleSection(
      'first_hours',
      'The first hours',
      `<ul>
<li><strong>Go to the hospital,</strong> even if they feel fine. Naloxone works for 30 to 90 minutes. Many opioids last longer, and breathing can stop again.</li>
<li><strong>Do not leave them alone.</strong> If they will not go, stay with them for several hours with naloxone in hand. Call <a href="tel:911">911</a> again if they get very sleepy or breathe slowly.</li>
<li><strong>No more opioids, alcohol or sleeping pills.</strong> Naloxone can bring on withdrawal. It feels awful, and using again to stop it can cause the next overdose.</li>
</ul>
<p><strong>Before you leave the hospital, ask:</strong></p>
<ul>
<li>Can buprenorphine be started here, today?</li>
<li>Can we take naloxone home?</li>
<li>Who sees us this week, and on which day?</li>
<li>Has somebody asked about thoughts of suicide?</li>
</ul>`,
    ),
    articleSection(
      'first_night',
      'The first night',
      `<ul>
<li><strong>Stay in the same home.</strong> Look in often. Can you wake them? Is the breathing steady?</li>
<li><strong>Put naloxone where all can see it,</strong> two doses or more. Pharmacies sell it without a prescription. Show everyone at home <a href="/blog/how-naloxone-works">how it works</a>.</li>
<li><strong>Lock up</strong> other pills, alcohol and firearms.</li>
<li><strong>See a doctor quickly</strong> for fever, cough, chest pain, trouble breathing, confusion, or an arm or leg that is swollen or numb. For chest pain, trouble breathing or confusion, call <a href="tel:911">911</a>.</li>
</ul>
<p>A body that had less for even a few days can bear less. An amount that was usual before may now kill. If there is any chance of use, it is safer not to be alone. ${neverUseAlone} stays on the line and sends help.</p>`,
    ),
    articleSection(
      'days_two_and_three',
      'Days two and three',
      `<p>The weeks after an overdose are a time of high risk. They are also a good time to begin treatment.</p>
<ul>
<li><strong>Ask about medicine first.</strong> <a href="/how-we-help/medication-assisted-treatment/buprenorphine">Buprenorphine</a> or methadone makes another overdose less likely. Detox without medicine afterward does not.</li>
<li><strong>Make one call.</strong> Our offices answer during their <a href="/offices">hours</a>. At any hour, SAMHSA’s helpline, <a href="tel:+18006624357">1-800-662-4357</a>, and <a href="https://findtreatment.gov">FindTreatment.gov</a> know programs near you.</li>
<li><strong>Say “after an overdose”</strong> when you call, and ask for the soonest visit. If the first program has no room, ask for the next.</li>
<li><strong>Ask gently whether they wanted to die.</strong> If yes, or if you are not sure, call or text <a href="tel:988">988</a> now.</li>
</ul>
<p>What it may cost, and who pays: <a href="/paying-for-treatment">paying for treatment</a>. What happens when you come: <a href="/your-first-visit">your first visit</a>.</p>`,
    ),
    articleSection(
      'what_to_say',
      'What to say',
      `<p>Keep it short, and pick a calm hour. You could say:</p>
<ul>
<li>“I am so glad that you are alive.”</li>
<li>“I am not angry right now. I was scared.”</li>
<li>“Would you let me make a call with you today?”</li>
</ul>
<p>Try to leave blame, threats and long talks for later. Shame makes people hide, and hiding is dangerous. <a href="/blog/what-to-say-to-someone-who-is-not-ready">More words for hard talks</a>.</p>`,
    ),
    articleSection(
      'if_they_say_no',
      'If they say no to treatment',
      `<ul>
<li>Keep naloxone at hand, and ask them to carry it too.</li>
<li>Ask them never to use when nobody is near, and to start with much less.</li>
<li>Ask again tomorrow. A no in the first days is often fear or withdrawal.</li>
<li>Come without them. Our <a href="/how-we-help/family-programs">family programs</a> are for you as well.</li>
</ul>
<p>Afraid that the police will come if you call? Read about <a href="/blog/georgia-911-medical-amnesty-law">Georgia’s Medical Amnesty Law</a>, and call anyway.</p>`,
    ),
    articleSection(
      'help_for_you',
      'Help for you',
      `<p>You may shake, cry, feel nothing, or listen for breathing all night. That is a normal response to a terrible fright.</p>
<ul>
<li>Let one person know what happened, and let them help.</li>
<li>Take turns at night, and sleep.</li>
<li>Call or text <a href="tel:988">988</a> if it becomes too much. It is there for families too.</li>
</ul>
<p><strong>Checked on November 21, 2026</strong> against public pages of <a href="https://www.cdc.gov/overdose-prevention/">CDC</a>, <a href="https://www.samhsa.gov">SAMHSA</a> and <a href="https://integrationacademy.ahrq.gov">AHRQ</a>. This page is general information and does not replace what the hospital tells you.</p>`,
    ),
  ],
  seo: {
    metaTitle: 'After an Overdose | {name}',
    metaDescription:
      'The first 72 hours after an overdose: what to do at home, what to ask the hospital, how to begin treatment, and help for the family.',
    keywords: [
      'after an overdose',
      'son survived overdose',
      'what to do after Narcan',
      'overdose family help Georgia',
    ],
  },
})
