import { type CrisisLine, site } from '../site.ts'

/** For every page with a form or an error: text, and the crisis lines to link. */
export const crisisSentence: readonly (string | CrisisLine)[] = [
  'In an emergency or after an overdose, ',
  site.emergency,
  '. In a crisis, ',
  site.lifeline,
  ' at any hour.',
]
