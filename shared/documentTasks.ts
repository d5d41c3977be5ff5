import type { Reviewer } from './kinds/kind.ts'

/** Who has not signed off a document within a year. */
export const reviewers = ['clinician', 'lawyer', 'translator'] as const satisfies Reviewer[]

/**
 * What staff have to do with documents. `brokenLinks`: it leads to an address without a page or redirect. `inForce`:
 * visitors see the alert. `missed`: what was due could not be done.
 */
export const documentTasks = [...reviewers, 'brokenLinks', 'sample', 'inForce', 'missed'] as const
export type DocumentTask = (typeof documentTasks)[number]
