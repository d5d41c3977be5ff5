import * as z from 'zod/mini'
import { validationMessages } from './validationMessages.ts'

/** An error in a visitor's browser. `path` has no query, because a query could contain personal data. */
export const ClientError = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
  path: z.string().check(z.maxLength(300), z.regex(/^\/[^?#]*$/, validationMessages.pagePath)),
})
