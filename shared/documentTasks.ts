import type { Reviewer } from './kinds/kind.ts'

/** Professions, as tasks: documents without their sign-off within a year. */
export const reviewers = ['clinician', 'lawyer', 'translator'] as const satisfies Reviewer[]

/**
 * `brokenLinks`: a link without page or redirect. `inForce`: a visible alert. `missed`: a failed schedule.
 * `approval`: one that a colleague asks for, or has given.
 */
export const documentTasks = [
  ...reviewers,
  ...(['brokenLinks', 'sample', 'inForce', 'missed', 'approval', 'comments'] as const),
] as const
export type DocumentTask = (typeof documentTasks)[number]

/** The states whose documents Today counts. */
export const countedStates = ['draft', 'changed', 'scheduled', ...documentTasks] as const
