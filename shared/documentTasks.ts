/**
 * What staff have to do with documents. `review`: a clinician has not reviewed it within a year. `brokenLinks`: it leads
 * to an address without a page or redirect. `inForce`: visitors see the alert. `missed`: what was due could not be done.
 */
export const documentTasks = ['review', 'brokenLinks', 'sample', 'inForce', 'missed'] as const
export type DocumentTask = (typeof documentTasks)[number]
