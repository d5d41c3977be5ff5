import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

/**
 * Written on November 21, 2026, after public pages of the TRICARE manuals, VA, the Georgia Department of Community Health,
 * the U.S. Department of Labor and CMS. Rules change every year: a benefits specialist has to check this page each fall.
 */
export const payingForTreatment = storedPage({
  title: 'Paying for treatment',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'Who pays, and what to ask' }),
        element('description', {
          text: 'Call with your card in hand, and we will help you ask your plan before you begin. This page is a map. Only your plan can say what it pays for you.',
        }),
      ],
    },
    {
      name: 'contents',
      elements: [
        element('link list', {
          title: 'Find your answer',
          links: [
            { label: 'Evening sessions', url: '#section-does-insurance-cover-evening-sessions' },
            { label: 'TRICARE', url: '#section-tricare' },
            { label: 'VA', url: '#section-va-and-community-care' },
            { label: 'Medicaid', url: '#section-georgia-medicaid' },
            { label: 'Marketplace or job', url: '#section-marketplace-and-employer-plans' },
            { label: 'No insurance', url: '#section-no-insurance' },
            { label: 'If the plan says no', url: '#section-if-your-plan-says-no' },
            { label: 'What to ask', url: '#section-what-to-ask-your-plan' },
          ],
        }),
      ],
    },
    {
      name: 'evenings',
      elements: [
        element('section heading', { text: 'Does insurance cover evening sessions?' }),
        element('rich text', {
          html: `<p><strong>Usually in the same way as daytime sessions.</strong> Plans pay for a kind of care, such as group therapy or intensive outpatient treatment. They seldom care about the hour. Your plan may still ask for a referral or approval first, so <a href="#section-what-to-ask-your-plan">ask before you begin</a>.</p>
<p>This is true of TRICARE and VA community care as well: what counts is that the care was approved and that the provider is authorized.</p>`,
        }),
        element('group times', {}),
      ],
    },
    articleSection(
      'tricare',
      'TRICARE',
      `<ul>
<li>TRICARE covers treatment for substance use disorders if it is medically necessary. That includes intensive outpatient programs and office visits for opioid medicine.</li>
<li>The provider has to be <strong>authorized by TRICARE</strong>. Ask us, and ask TRICARE.</li>
<li>Outpatient programs usually need no prior approval. A <strong>referral</strong> is often needed, and active-duty members always ask first.</li>
<li>Your share depends on your plan. Find yours at <a href="https://www.tricare.mil">tricare.mil</a>.</li>
</ul>`,
    ),
    articleSection(
      'va',
      'VA and community care',
      `<ul>
<li>VA can treat substance use and PTSD itself, in person or by video.</li>
<li>If the drive or the wait is too long, VA may send you to a provider near home. <strong>VA has to approve it before the first visit.</strong> Otherwise you may get the bill.</li>
<li>Ask your VA team: “Am I eligible for community care for this?” Then tell us the number of the referral.</li>
<li><strong>In a suicidal crisis</strong> call <a href="tel:988">988</a> and press 1. Any emergency room can help, and VA may pay even if you are not enrolled. Ask the hospital to tell VA within 72 hours.</li>
</ul>
<p>More for you: <a href="/how-we-help/veterans-rehab">care for veterans</a> and <a href="https://www.va.gov/communitycare/">VA community care</a>.</p>`,
    ),
    articleSection(
      'medicaid',
      'Georgia Medicaid',
      `<ul>
<li>Georgia Medicaid and PeachCare for Kids cover mental health and substance use treatment with providers in their networks.</li>
<li><strong>Pathways to Coverage</strong> is for adults of 19 to 64 with an income up to the poverty line who do 80 hours of work, school or other listed activities each month. Ask about changes for people with a disability.</li>
<li><strong>Apply</strong> at <a href="https://gateway.ga.gov">gateway.ga.gov</a>, at a county DFCS office, or by phone at <a href="tel:+18774234746">1-877-423-4746</a>.</li>
<li>Have a plan already? The name of your care management organization is on the card. Ask it which programs near you it pays.</li>
</ul>`,
    ),
    articleSection(
      'private',
      'Marketplace and employer plans',
      `<ul>
<li>Plans sold at <a href="https://georgiaaccess.gov">Georgia Access</a> have to cover mental health and substance use treatment.</li>
<li>Most employer plans cover it too. If they do, the <a href="#section-if-your-plan-says-no">parity rules</a> apply to most of them.</li>
<li>A lost job, a move, a marriage or a birth can let you sign up outside open enrollment.</li>
<li>Your plan sends letters to the person who holds it. If you are on the plan of a parent or spouse, ask for your mail to go to another address.</li>
</ul>`,
    ),
    articleSection(
      'none',
      'No insurance',
      `<ul>
<li><strong>Ask for an estimate.</strong> If you pay yourself, federal law gives you a right to a written estimate before a planned visit. If the bill is 400 dollars or more above it, you can dispute it: <a href="https://www.cms.gov/nosurprises">cms.gov/nosurprises</a>.</li>
<li><strong>Ask for state-funded care.</strong> Community service boards treat people without insurance, with fees by income. The Georgia Crisis &amp; Access Line, <a href="tel:+18007154225">1-800-715-4225</a>, knows the one for your county.</li>
<li><strong>Ask SAMHSA.</strong> <a href="tel:+18006624357">1-800-662-4357</a> and <a href="https://findtreatment.gov">FindTreatment.gov</a> list programs with low fees.</li>
<li><strong>Ask us.</strong> We talk through payment in parts, or a lower-cost place to start.</li>
</ul>`,
    ),
    articleSection(
      'rights',
      'If your plan says no',
      `<p>Parity is a federal law. A plan that covers mental health or substance use treatment may not make it harder to get than other medical care. Limits on visits, approvals and your share have to be comparable.</p>
<ol>
<li>Ask for the reason in writing, and for the rules that were used. You have a right to both.</li>
<li>Appeal inside the plan. The letter says how, and by when. A clinician can ask for a fast appeal if waiting is dangerous.</li>
<li>Still no? Ask for an outside review.</li>
<li>Get free help. For employer plans, the U.S. Department of Labor: <a href="tel:+18664443272">1-866-444-3272</a>. For plans you bought, <a href="https://oci.georgia.gov">Georgia’s insurance commissioner</a>.</li>
</ol>
<p><a href="/blog/what-parity-law-means-in-plain-words">Parity in plain words</a></p>`,
    ),
    articleSection(
      'ask',
      'What to ask your plan',
      `<p>Call the number on the back of the card. Write down the day and the name.</p>
<ul>
<li>Is this office in my network? Is this program?</li>
<li>Do you cover intensive outpatient treatment and group therapy for substance use?</li>
<li>Does the time of day matter? Is video covered?</li>
<li>Do I need a referral or an approval first? Who asks for it?</li>
<li>What is my share for each visit? How much of my deductible is left?</li>
<li>Is there a limit on visits?</li>
<li>Which medicines do you cover: buprenorphine, naltrexone, acamprosate?</li>
</ul>
<p><strong>Checked on November 21, 2026</strong> against public pages of TRICARE, VA, Georgia Medicaid, the U.S. Department of Labor and CMS. Rules change, and nothing here promises that a plan will pay.</p>`,
    ),
  ],
  seo: {
    metaTitle: 'Paying for Treatment | {name}',
    metaDescription:
      'TRICARE, VA, Georgia Medicaid, marketplace and employer plans, no insurance: who pays, evening sessions, and what to do if a plan says no.',
    keywords: [
      'does insurance cover rehab Georgia',
      'TRICARE addiction treatment',
      'VA community care substance use',
      'Georgia Medicaid rehab',
      'evening intensive outpatient',
    ],
  },
})
