import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

export const firstVisit = storedPage({
  title: 'Your first visit',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'What happens, step by step' }),
        element('description', {
          text: 'A first visit is a talk about what is going on and what could help. You decide what happens after it.',
        }),
        element('cta button', { label: 'Ask for a visit', url: '/contact-us' }),
      ],
    },
    {
      name: 'contents',
      elements: [
        element('link list', {
          title: 'On this page',
          links: [
            { label: 'Before you come', url: '#section-before-you-come' },
            { label: 'What to bring', url: '#section-what-to-bring' },
            { label: 'At the office', url: '#section-at-the-office' },
            { label: 'Your rights in the room', url: '#section-your-rights-in-the-room' },
            { label: 'Afterward', url: '#section-afterward' },
          ],
        }),
      ],
    },
    articleSection(
      'before',
      'Before you come',
      `<ul>
<li><strong>Call or write.</strong> Say your first name, how to reach you, and whether we may leave a message.</li>
<li><strong>Safety comes first.</strong> If you drink daily or take benzodiazepines, do not stop suddenly before the visit. Read <a href="/urgent-help#urgent-withdrawal">what to do about withdrawal</a>, and tell us when you call.</li>
<li><strong>Ask about cost.</strong> See <a href="/paying-for-treatment">paying for treatment</a>.</li>
<li><strong>Say what you need:</strong> an interpreter, a ramp, a visit by <a href="/how-we-help/telehealth-treatment">video</a>, a counselor of a certain gender.</li>
</ul>`,
    ),
    articleSection(
      'bring',
      'What to bring',
      `<ul>
<li>A photo ID and your insurance card, if you have them</li>
<li>A list of your medicines, or the bottles</li>
<li>Names and numbers of doctors who treat you</li>
<li>Someone you trust, if you like</li>
</ul>
<p>You can fill in the <a href="/forms">forms</a> at home, or with us. Missing something? Come anyway. More in <a href="/blog/what-to-bring-to-your-first-appointment">what to bring to your first appointment</a>.</p>`,
    ),
    articleSection(
      'office',
      'At the office',
      `<ol>
<li><strong>You arrive.</strong> Parking, ramps and buses are on the page of <a href="/offices">each office</a>. You give your name at the desk, and no more than that in the waiting room.</li>
<li><strong>You talk with a clinician in private.</strong> It is an <a href="/how-we-help/drug-and-alcohol-assessment">assessment</a>: what you use, how you sleep, your health, your mood, home and work.</li>
<li><strong>We ask about danger.</strong> We ask everyone about overdose, withdrawal, suicide and safety at home. If it is urgent before the visit, call <a href="tel:911">911</a>, or call or text <a href="tel:988">988</a>.</li>
<li><strong>You hear what we think,</strong> in plain words, and what the choices are. Sometimes a hospital or a residential program is the safer place to start.</li>
</ol>`,
    ),
    articleSection(
      'rights',
      'Your rights in the room',
      `<ul>
<li>You may skip a question, take a break, or stop.</li>
<li>You may ask why we ask, and who will see the answer.</li>
<li>Federal law protects records of treatment for substance use. There are a few exceptions. We explain them before you begin. See our <a href="/privacy-policy">privacy policy</a>.</li>
<li>A visit does not commit you to treatment.</li>
</ul>`,
    ),
    articleSection(
      'afterward',
      'Afterward',
      `<p>If treatment here suits you, you leave with a next date. If another place is better, we help you look for it. You may also go home and think.</p>
<p>Will you start a group? Read about <a href="/blog/your-first-day-of-intensive-outpatient">the first day of intensive outpatient</a> and see the <a href="/offices#section-group-times">group times</a>.</p>`,
    ),
  ],
  seo: {
    metaTitle: 'Your First Visit | {name}',
    metaDescription:
      'What happens at a first visit: before you come, what to bring, what we ask, your rights in the room, and what comes afterward.',
    keywords: [
      'first visit addiction treatment',
      'what to expect assessment',
      'outpatient rehab first appointment',
    ],
  },
})
