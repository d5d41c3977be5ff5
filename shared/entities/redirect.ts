import * as z from 'zod/mini'
import { timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

/** A page's path from the root, as it is in the address bar. */
const pagePath = z
  .string()
  .check(z.regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, validationMessages.redirectPath), z.maxLength(300))

/** The address of a page that has moved. `isManual`: staff entered it. */
export const Redirect = z.object({
  from: pagePath,
  to: pagePath,
  by: z.string(),
  at: timestamp,
  isManual: z.optional(z.boolean()),
})
export type Redirect = z.infer<typeof Redirect>

export const RedirectRequest = z.strictObject({ from: pagePath, to: pagePath })
export type RedirectRequest = z.infer<typeof RedirectRequest>

/** `isServed`: visitors are redirected, since the target is a page and the old address is none. */
export const ListedRedirect = z.extend(Redirect, { isServed: z.boolean() })
export type ListedRedirect = z.infer<typeof ListedRedirect>

export const RedirectQuery = z.object({ from: pagePath })
