import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/site.ts'

/** For every page with a form or an error: text, and the crisis lines to link. */
export const crisisSentence: readonly (string | CrisisLine)[] = [
  'In an emergency or after an overdose, ',
  emergency,
  '. In a crisis, ',
  lifeline,
  ' at any hour.',
]
