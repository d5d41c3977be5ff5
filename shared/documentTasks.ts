import type { Reviewer } from './kinds/kind.ts'

/** The task of a profession is a document that it has not signed off within a year. */
export const reviewers = ['clinician', 'lawyer', 'translator'] as const satisfies Reviewer[]

/**
 * `brokenLinks`: a link leads to no page or redirect. `inForce`: a visible alert. `missed`: a failed schedule.
 * `approval`: a colleague has requested an approval, or has given it.
 */
const listedTasks = [
  ...reviewers,
  ...(['brokenLinks', 'sample', 'inForce', 'missed', 'approval', 'comments'] as const),
] as const

/** `damaged`: a part cannot be read, which only reading each document shows. */
export const documentTasks = [...listedTasks, 'damaged'] as const
export type DocumentTask = (typeof documentTasks)[number]

/** The states whose documents Today counts by their lists. */
export const countedStates = ['draft', 'changed', 'scheduled', ...listedTasks] as const
