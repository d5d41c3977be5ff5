/**
 * What staff have to do with documents. `review`: a clinician has not reviewed it within a year. `brokenLinks`: it leads
 * to an address without a page or redirect. `inForce`: visitors see the alert.
 */
export const documentTasks = ['review', 'brokenLinks', 'sample', 'inForce'] as const
export type DocumentTask = (typeof documentTasks)[number]
