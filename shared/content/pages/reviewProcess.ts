import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

export const reviewProcess = storedPage({
  title: 'How we review our pages',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'Who checks what you read here' }),
        element('description', {
          text: 'Pages about health can harm if they are wrong or old. You have a right to know who wrote them, and who checked.',
        }),
      ],
    },
    {
      name: 'status',
      elements: [element('section heading', { text: 'Where we are today' }), element('review status', {})],
    },
    articleSection(
      'process',
      'How a page is reviewed',
      `<p>This is the process that a clinic follows before such pages go public:</p>
<ol>
<li><strong>Written</strong> from current US guidance, in plain words that respect people.</li>
<li><strong>Read by a licensed clinician</strong> who treats the condition. A prescriber reads what is said about medicine.</li>
<li><strong>Read by a lawyer or benefits specialist</strong> where it is about rights, privacy or payment.</li>
<li><strong>Dated.</strong> A page carries the day of its last review, and the name of the reviewer once there is one.</li>
<li><strong>Read again</strong> at least once a year, and at once when guidance changes. Texts about the drug supply are read twice a year.</li>
</ol>`,
    ),
    articleSection(
      'urgent',
      'Advice for emergencies',
      '<p>The steps for <a href="/urgent-help">an emergency</a> are stored once and shown in the same words on every page. Each card says when it was last compared with public guidance. Phone numbers are compared with the pages of the organizations that run them.</p>',
    ),
    articleSection(
      'sources',
      'Where the facts come from',
      `<ul>
<li><a href="https://www.samhsa.gov">SAMHSA</a>, the federal agency for substance use and mental health</li>
<li><a href="https://nida.nih.gov">NIDA</a>, <a href="https://www.niaaa.nih.gov">NIAAA</a> and <a href="https://www.nimh.nih.gov">NIMH</a>, the national research institutes</li>
<li><a href="https://www.cdc.gov/overdose-prevention/">CDC</a>, for the drug supply and first aid</li>
<li><a href="https://www.asam.org/quality-care/clinical-guidelines">ASAM</a>, for treatment guidelines</li>
<li><a href="https://www.va.gov">VA</a>, <a href="https://www.tricare.mil">TRICARE</a> and the State of Georgia, for benefits and services</li>
</ul>`,
    ),
    articleSection(
      'mistakes',
      'Found a mistake?',
      '<p>Please tell us: <a href="/contact-us">contact us</a>, or write to <a href="mailto:{email}">{email}</a>. Nothing here replaces the advice of someone who knows you.</p>',
    ),
  ],
  seo: {
    metaTitle: 'How We Review Pages | {name}',
    metaDescription:
      'Who wrote and who checked the pages of this site, how often they are read again, which sources we use, and how to report a mistake.',
    keywords: ['medically reviewed', 'editorial policy addiction treatment'],
  },
})
