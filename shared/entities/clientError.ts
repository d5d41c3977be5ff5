import * as z from 'zod/mini'
import { validationMessages } from './validationMessages.ts'

/** An error in a visitor's browser. A query could hold personal data, so the path has none. */
export const ClientError = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
  path: z.string().check(z.maxLength(300), z.regex(/^\/[^?#]*$/, validationMessages.pagePath)),
})
