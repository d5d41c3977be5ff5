import * as z from 'zod/mini'
import { timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

/** A page's path from the root, as it is in the address bar. */
const pagePath = z
  .string()
  .check(z.regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, validationMessages.redirectPath), z.maxLength(300))

/** The address of a page that has moved. */
export const Redirect = z.object({ from: pagePath, to: pagePath, by: z.string(), at: timestamp })
export type Redirect = z.infer<typeof Redirect>
