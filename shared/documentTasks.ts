import type { Reviewer } from './kinds/kind.ts'

/** The task of a profession is a document that it has not signed off within a year. */
export const reviewers = ['clinician', 'lawyer', 'translator'] as const satisfies Reviewer[]

/**
 * `brokenLinks`: a link leads to no page or redirect. `inForce`: a visible alert. `missed`: a failed schedule.
 * `approval`: a colleague has requested an approval, or has given it.
 */
export const documentTasks = [
  ...reviewers,
  ...(['brokenLinks', 'sample', 'inForce', 'missed', 'approval', 'comments'] as const),
] as const
export type DocumentTask = (typeof documentTasks)[number]

/** The states whose documents Today counts. */
export const countedStates = ['draft', 'changed', 'scheduled', ...documentTasks] as const
