import { dayAfter } from '../hours/localDay.ts'
import type { Reviewer } from '../kinds/kind.ts'

const health = ['clinician'] as const
const law = ['lawyer'] as const
const healthAndLaw = ['clinician', 'lawyer'] as const

/** The professions that read a page before visitors may rely on it. The first one answers for the page. */
const readersOfPages: Readonly<Record<string, readonly Reviewer[]>> = {
  'after-an-overdose': health,
  'alcohol-with-pills': health,
  'already-on-buprenorphine': healthAndLaw,
  'for-families': healthAndLaw,
  'check-yourself': healthAndLaw,
  'for-teenagers': healthAndLaw,
  'medicines-compared': health,
  pregnancy: healthAndLaw,
  'stopping-safely': health,
  /** The same professions read the care cards, which this page shows. */
  'urgent-help': healthAndLaw,
  'your-first-visit': healthAndLaw,
  accessibility: law,
  'court-and-probation': law,
  'licensed-professionals': law,
  'notice-of-privacy-practices': law,
  'paying-for-treatment': law,
  'your-rights': law,
  'what-to-say': healthAndLaw,
  'to-print': health,
  es: ['translator', 'clinician', 'lawyer'],
  'es-guia': ['translator', 'clinician', 'lawyer'],
}

export const readersOfPage = (id: string): readonly Reviewer[] => readersOfPages[id] ?? []

const markedPages: readonly string[] = ['notice-of-privacy-practices', 'es', 'es-guia', 'your-rights']

/** True if the page shows a notice until it is signed off, and a production deploy requires the sign-off. */
export const isMarkedUntilSignedOff = (page: string): boolean => markedPages.includes(page)

/** The days before the end of a statement from which somebody has to read its text again. */
const daysOfNotice = 30

/** True if a statement of a text ends within 30 days from `today`, or has ended. Both are `YYYY-MM-DD`. */
export const endsSoon = (validUntil: string | undefined, today: string): boolean =>
  validUntil !== undefined && validUntil <= dayAfter(today, daysOfNotice)

/** True if `day` is missing or more than 12 months before `today`. Both are `YYYY-MM-DD`. */
export function isYearOld(day: string | undefined, today: string): boolean {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return day === undefined || day < lastYear
}
