import { element, storedPage } from './storedPage.ts'

/** An object with title and sections. The screen lists the questions. */
export const faq = storedPage({
  title: 'Frequently Asked Questions',
  content: {
    title: 'Frequently Asked Questions',
    sections: [
      {
        name: 'introduction',
        elements: [
          element('main heading', { text: 'Straight answers before you decide anything' }),
          element('description', {
            text: 'What it costs, who finds out, what the first visit is like, what to do when someone you love says no. These are the questions that come up again and again, and every one of them is welcome.',
          }),
        ],
      },
    ],
  },
  seo: {
    metaTitle: 'Questions About Treatment | {name}',
    metaDescription:
      'Answers about cost and insurance, the first visit, medication, privacy, family and safety at our outpatient treatment offices in Georgia.',
    keywords: [
      'addiction treatment questions',
      'does insurance cover rehab in Georgia',
      'outpatient treatment FAQ',
      'is addiction treatment confidential',
    ],
  },
})
