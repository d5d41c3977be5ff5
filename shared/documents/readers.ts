import type { Reviewer } from '../kinds/kind.ts'
import { legalDocuments } from '../region/ours.ts'

type Readers = readonly Reviewer[]

/** Documents whose readers differ from those of their kind. A lawyer reads every document that names a law. */
const readings: readonly { readers: Readers; documents: readonly string[] }[] = [
  {
    readers: ['clinician', 'lawyer'],
    documents: [
      'treatment/how-we-help.drug-and-alcohol-assessment',
      'treatment/how-we-help.group-therapy',
      'treatment/how-we-help.individual-therapy',
      'treatment/how-we-help.intensive-outpatient-treatment',
      'treatment/how-we-help.medication-assisted-treatment',
      'treatment/how-we-help.medication-assisted-treatment.buprenorphine',
      'treatment/how-we-help.sober-living',
      'treatment/how-we-help.telehealth-treatment',
      'treatment/what-we-treat.kratom-addiction',
      'treatment/what-we-treat.marijuana-addiction',
      'treatment/what-we-treat.prescription-drug-addiction.gabapentin-addiction',
      'treatment/what-we-treat.prescription-drug-addiction.ritalin-addiction',
      ...legalDocuments,
      'post/post-2026-01-13-what-to-bring-to-your-first-appointment',
      'post/post-2026-03-05-is-buprenorphine-trading-one-drug-for-another',
      'post/post-2026-07-07-treatment-when-you-live-an-hour-from-anywhere',
      'post/post-2026-10-08-grandparents-raising-grandchildren',
      'faq/faq-age',
      'faq/faq-committed',
      'faq/faq-family-involved',
      'faq/faq-free-naloxone',
      'faq/faq-keep-working',
      'faq/faq-limits-of-confidentiality',
      'faq/faq-violent-child',
      'faq/how-we-help.drug-and-alcohol-assessment.2',
      'faq/how-we-help.family-programs.2',
      'faq/how-we-help.telehealth-treatment.1',
      'faq/what-we-treat.heroin-addiction.4',
    ],
  },
  {
    readers: ['lawyer'],
    documents: [
      'post/post-2026-02-17-what-parity-law-means-in-plain-words',
      'post/post-2026-03-24-telling-your-employer-and-taking-leave',
      'faq/faq-cost',
      'faq/faq-employer-sees-claims',
      'faq/faq-employer-told',
      'faq/faq-insurance-accepted',
      'faq/faq-is-it-confidential',
      'faq/faq-medicare',
      'faq/faq-no-insurance',
      'faq/faq-prior-authorization',
      'faq/faq-referral-needed',
      'faq/faq-see-my-records',
    ],
  },
  {
    readers: [],
    documents: [
      'faq/faq-careers',
      'faq/faq-children-at-visits',
      'faq/faq-pets',
      'faq/faq-run-into-someone',
      'faq/faq-where-are-you',
    ],
  },
]

/** The different readers, by kind and id, such as `faq/faq-cost`. */
export const otherReaders: ReadonlyMap<string, Readers> = new Map(
  readings.flatMap(({ readers, documents }) => documents.map((name) => [name, readers] as const)),
)
