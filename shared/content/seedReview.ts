import type { TreatmentPage } from '../entities/treatmentPage.ts'

/**
 * Whether the treatment pages of a new site show reviews that are made up, marked as samples. Without them a page shows
 * no review until a clinician records one in the staff area.
 */
const withSampleReviews = true as boolean

/** The review that a treatment page comes with. `day` is `YYYY-MM-DD`. */
export const seedReview = (
  day: string,
): Pick<TreatmentPage, 'lastReviewed' | 'reviewedBy' | 'sampleReview'> =>
  withSampleReviews ? { lastReviewed: day, reviewedBy: 'Foothills Clinical Team', sampleReview: true } : {}
