import type { Issue } from '../entities/problem.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import type { Content } from '../kinds/kind.ts'

const { consent: says } = validationMessages

/** A real person's review needs a recorded consent and the rating that this person gave (16 CFR 465). */
export function reviewIssues({ isSample, consent, rating }: Content): Issue[] {
  if (consent === undefined)
    return isSample === true ? [] : [{ path: ['consent', 'date'], message: says.missing }]
  return rating === undefined ? [{ path: ['rating'], message: says.rating }] : []
}
