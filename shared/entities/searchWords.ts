import * as z from 'zod/mini'
import { line } from './text.ts'

/** Words or phrases in lower case, as visitors type them. Accents and small typing errors do not matter. */
const typedWords = z.array(line.check(z.toLowerCase(), z.maxLength(60))).check(z.minLength(1))

/** Words that visitors type and pages lack: brands, street names, Spanish, services not offered here. */
export const SearchWords = z.strictObject({
  typed: typedWords,
  /** The words to search for instead, one to four. */
  means: z.optional(line.check(z.maxLength(80))),
  /** The first result: a page, a section of a page, or an FAQ. */
  page: z.optional(line.check(z.startsWith('/'))),
  /** The notice above the results if the clinic does not offer the service. */
  says: z.optional(line.check(z.maxLength(160))),
})
export type SearchWords = z.infer<typeof SearchWords>
