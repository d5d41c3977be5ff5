import * as z from 'zod/mini'

/** What a care card is about: one row each in `shared/content/careCards.ts`. */
export const CareCardName = z.enum([
  'overdose',
  'withdrawal',
  'suicide-risk',
  'child-poisoning',
  'partner-violence',
  'veterans',
  'gambling',
])
export type CareCardName = z.infer<typeof CareCardName>
