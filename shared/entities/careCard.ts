import * as z from 'zod/mini'

/** What a care card is about: one row each in `shared/content/careCards.ts`. */
export const CareCardName = z.enum([
  'overdose',
  'alcohol-poisoning',
  'stimulant-emergency',
  'withdrawal',
  'suicide-risk',
  'psychosis',
  'child-poisoning',
  'partner-violence',
  'veterans',
  'gambling',
])
export type CareCardName = z.infer<typeof CareCardName>
