import { careCardsReviewer } from '#shared/content/careCards.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import type { Site } from '#shared/entities/site.ts'
import { streetLine } from '#shared/rules/site.ts'

export interface Facts {
  site: Site
  reviews: readonly { isSample?: boolean }[]
  treatments: readonly { sampleReview?: true | undefined }[]
  careCardsReviewer: string | undefined
}

/** Samples that a production deploy must not contain: a sentence each, which says what to do. */
export function productionProblems(facts: Facts = sampleFacts): string[] {
  return checks.flatMap((check) => check(facts))
}

const sampleFacts = { site, reviews: seed.reviews, treatments: seed.treatments, careCardsReviewer }

/** 555-01xx numbers are reserved for fiction. */
const isSamplePhone = (phone: string) => /\D555\D*01\d\d$/.test(phone)

const checks: ((facts: Facts) => string[])[] = [
  ({ site: { name } }) =>
    name === 'Foothills Recovery Center'
      ? [`The clinic's name is ${name}, a made-up one: write the real name into shared/content/site.ts.`]
      : [],
  ({ site: { offices } }) =>
    offices
      .filter(({ phone }) => isSamplePhone(phone))
      .map(
        ({ name, phone }) =>
          `The phone of the ${name} office is ${phone}, a sample number that nobody answers: write the real one into shared/content/site.ts.`,
      ),
  ({ site: { privacyOfficer } }) =>
    isSamplePhone(privacyOfficer.phone)
      ? [
          `The privacy officer's phone is ${privacyOfficer.phone}, a sample number that nobody answers: write the real one into shared/content/site.ts.`,
        ]
      : [],
  ({ site: { offices } }) =>
    offices
      .filter(({ street }) => /\b(sample|example|placeholder)\b/i.test(street))
      .map(
        (office) =>
          `The address of the ${office.name} office is ${streetLine(office)}, which is made up: write the real one into shared/content/site.ts.`,
      ),
  ({ site: { email } }) =>
    /\.example$/.test(email)
      ? [`The mail address ${email} is made up: write the real one into shared/content/site.ts.`]
      : [],
  ({ treatments }) => {
    const samples = treatments.filter(({ sampleReview }) => sampleReview).length
    return samples === 0
      ? []
      : [
          `${samples} of ${treatments.length} treatment pages come with reviews that are made up: set withSampleReviews in shared/content/seedReview.ts to false. A page then shows a review once a clinician has read it and recorded the review in the staff area.`,
        ]
  },
  ({ careCardsReviewer }) =>
    careCardsReviewer
      ? []
      : [
          'No clinician has reviewed the care cards for emergencies: have one read shared/content/careCards.ts, and write the name and credentials into careCardsReviewer there.',
        ],
  ({ site: { officeSampleNotice } }) =>
    officeSampleNotice
      ? [
          'Group times, parking, access and transit of the offices are samples: write the real ones into shared/content/site.ts, then make officeSampleNotice there empty.',
        ]
      : [],
  ({ reviews }) => {
    const samples = reviews.filter(({ isSample }) => isSample).length
    return samples === 0
      ? []
      : [
          `${samples} of ${reviews.length} reviews are samples that no patient wrote: empty the list in shared/content/reviews.ts, and write real ones in the staff area with the consent of their authors.`,
        ]
  },
]
