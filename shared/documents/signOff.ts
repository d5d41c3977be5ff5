import type { Reviewer } from '../kinds/kind.ts'

const health = ['clinician'] as const
const law = ['lawyer'] as const
const healthAndLaw = ['clinician', 'lawyer'] as const

/** The professions that read a page before visitors may rely on it; the first answers for it. */
const readersOfPages: Readonly<Record<string, readonly Reviewer[]>> = {
  'after-an-overdose': health,
  'alcohol-with-pills': health,
  'already-on-buprenorphine': healthAndLaw,
  'for-families': healthAndLaw,
  pregnancy: healthAndLaw,
  /** The page shows care cards, which they read too. */
  'urgent-help': healthAndLaw,
  'your-first-visit': healthAndLaw,
  accessibility: law,
  'court-and-probation': law,
  'licensed-professionals': law,
  'notice-of-privacy-practices': law,
  'paying-for-treatment': law,
  es: ['translator', 'clinician', 'lawyer'],
}

export const readersOfPage = (id: string): readonly Reviewer[] => readersOfPages[id] ?? []

const markedPages: readonly string[] = ['notice-of-privacy-practices', 'es']

/** True if the page says at its top that nobody has signed it off, and a production deploy waits for it. */
export const isMarkedUntilSignedOff = (page: string): boolean => markedPages.includes(page)

/** True for a missing day, or one more than 12 months before `today`. Both are `YYYY-MM-DD`. */
export function isYearOld(day: string | undefined, today: string): boolean {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return day === undefined || day < lastYear
}
