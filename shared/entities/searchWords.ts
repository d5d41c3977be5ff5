import * as z from 'zod/mini'
import { line } from './text.ts'

/** Words or phrases in lower case, as visitors type them. Accents and small typing errors do not matter. */
const typedWords = z.array(line.check(z.toLowerCase(), z.maxLength(60))).check(z.minLength(1))

/** What visitors type and pages do not say: brands, street names, Spanish words, services that the clinic lacks. */
export const SearchWords = z.strictObject({
  typed: typedWords,
  /** What is searched for: one to four words. */
  means: z.optional(line.check(z.maxLength(80))),
  /** The page, the part of a page or the question that comes first. */
  page: z.optional(line.check(z.startsWith('/'))),
  /** What visitors read above the results, if the clinic does not have what they look for. */
  says: z.optional(line.check(z.maxLength(160))),
})
export type SearchWords = z.infer<typeof SearchWords>
