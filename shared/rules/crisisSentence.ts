import { type CrisisLine, site } from '../site.ts'

/** What every page with a form or an error says: text, and the lines that it links. */
export const crisisSentence: readonly (string | CrisisLine)[] = [
  'In an emergency or after an overdose, call ',
  site.emergency,
  '. In a crisis, call or text ',
  site.lifeline,
  ' at any hour.',
]
