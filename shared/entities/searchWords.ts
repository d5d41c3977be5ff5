import * as z from 'zod/mini'
import { line } from './text.ts'

/** Words or phrases in lower case, as visitors type them. Accents and small typing errors do not matter. */
const typedWords = z.array(line.check(z.toLowerCase(), z.maxLength(60))).check(z.minLength(1))

/** Words that no page uses, with those that pages use instead: brands, street names, Spanish words. */
export const SearchSynonym = z.strictObject({
  typed: typedWords,
  /** What is searched for: one to four words. */
  means: line.check(z.maxLength(80)),
})
export type SearchSynonym = z.infer<typeof SearchSynonym>
