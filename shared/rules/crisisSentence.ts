import { type CrisisLine, site } from '../site.ts'

/** For every page with a form or an error: text, and the crisis lines to link. */
export const crisisSentence: readonly (string | CrisisLine)[] = [
  'In an emergency or after an overdose, call ',
  site.emergency,
  '. In a crisis, call or text ',
  site.lifeline,
  ' at any hour.',
]
