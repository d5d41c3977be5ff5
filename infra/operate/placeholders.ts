import { streetLine } from '#shared/clinic/offices.ts'
import { sampleNames } from '#shared/clinic/sampleNames.ts'
import { reviewerOfPage } from '#shared/documents/clinicalReview.ts'
import type { Site } from '#shared/entities/site.ts'
import type { Reviewer } from '#shared/kinds/kind.ts'

export interface Facts {
  site: Site
  reviews: readonly { isSample?: boolean }[]
  treatments: readonly { sampleReview?: true | undefined }[]
  pages: Readonly<Record<string, { title: string; sampleReview?: true | undefined }>>
  careCardsReviewer: string | undefined
}

/** Made up, like all facts of a new site. */
export const sampleName = 'Foothills Recovery Center'

/** Samples that a production deploy must not contain: a sentence each, which says what to do. */
export function productionProblems(facts: Facts): string[] {
  return checks.flatMap((check) => check(facts))
}

/** Before the first deploy nobody can log in. */
const where = 'in the staff area under Site, or before the first deploy into shared/content/site/site.yaml'

/** 555-01xx numbers are reserved for fiction. */
const isSamplePhone = (phone: string) => /\D555\D*01\d\d$/.test(phone)

const reviewers: Readonly<Record<Reviewer, string>> = {
  clinician: 'a clinician',
  lawyer: 'the clinic’s lawyer',
  translator: 'a qualified translator',
}

const checks: ((facts: Facts) => string[])[] = [
  ({ site: { name } }) =>
    name === sampleName ? [`The clinic's name is ${name}, a made-up one: write the real name ${where}.`] : [],
  ({ site: { offices } }) =>
    offices
      .filter(({ phone }) => isSamplePhone(phone))
      .map(
        ({ name, phone }) =>
          `The phone of the ${name} office is ${phone}, a sample number that nobody answers: write the real one ${where}.`,
      ),
  ({ site: { privacyOfficer } }) =>
    isSamplePhone(privacyOfficer.phone)
      ? [
          `The privacy officer's phone is ${privacyOfficer.phone}, a sample number that nobody answers: write the real one ${where}.`,
        ]
      : [],
  ({ site: { offices } }) =>
    offices
      .filter(({ street }) => /\b(sample|example|placeholder)\b/i.test(street))
      .map(
        (office) =>
          `The address of the ${office.name} office is ${streetLine(office)}, which is made up: write the real one ${where}.`,
      ),
  ({ site: { email } }) =>
    /\.example$/.test(email) ? [`The mail address ${email} is made up: write the real one ${where}.`] : [],
  ({ treatments }) => {
    const samples = treatments.filter(({ sampleReview }) => sampleReview).length
    return samples === 0
      ? []
      : [
          `${samples} of ${treatments.length} treatment pages come with reviews that are made up: have a clinician read each page and record the review in the staff area. Before the first deploy, delete the lines lastReviewed, reviewedBy and sampleReview from the files in shared/content/treatment and shared/content/landing.`,
        ]
  },
  ({ pages }) =>
    Object.entries(pages)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([id, { title, sampleReview }]) =>
        sampleReview
          ? [
              `The page “${title}” is a sample: have ${reviewers[reviewerOfPage(id) ?? 'lawyer']} read it, and record the sign-off in the staff area. Before the first deploy, write the name and the day into shared/content/page/${id}.yaml as reviewedBy and lastReviewed, and remove sampleReview.`,
            ]
          : [],
      ),
  ({ careCardsReviewer }) =>
    careCardsReviewer
      ? []
      : [
          'No clinician has reviewed the care cards for emergencies: have one read shared/content/careCards.ts, and write the name and credentials into careCardsReviewer there.',
        ],
  ({ site: { officeSampleNotice } }) =>
    officeSampleNotice
      ? [
          `Group times, parking, access and transit of the offices are samples: write the real ones ${where}, then empty the notice of sample hours.`,
        ]
      : [],
  ({ site: { nextVisit, selfPay } }) =>
    [nextVisit, selfPay].some((sentence) => sentence.startsWith('Sample'))
      ? [
          `When a first visit is possible, and what treatment costs without insurance, are samples: write the real sentences ${where}, or empty them.`,
        ]
      : [],
  ({ site }) => {
    const samples = sampleNames(site)
    return samples.length === 0
      ? []
      : [
          `${samples.length} insurers, accreditations and licenses are samples (${samples.join(', ')}): write the real ones ${where}, or remove them.`,
        ]
  },
  ({ reviews }) => {
    const samples = reviews.filter(({ isSample }) => isSample).length
    return samples === 0
      ? []
      : [
          `${samples} of ${reviews.length} reviews are samples that no patient wrote: delete them in the staff area, and write real ones with the consent of their authors. Before the first deploy, delete the files in shared/content/review.`,
        ]
  },
]
