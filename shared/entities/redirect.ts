import * as z from 'zod/mini'
import { oldAddress, redirectTarget, timestamp } from './text.ts'

/** A redirect from the former address of a page. `isManual`: staff entered the redirect. */
export const Redirect = z.object({
  from: oldAddress,
  to: redirectTarget,
  by: z.string(),
  at: timestamp,
  isManual: z.optional(z.boolean()),
})
export type Redirect = z.infer<typeof Redirect>

export const RedirectRequest = z.strictObject({ from: oldAddress, to: redirectTarget })
export type RedirectRequest = z.infer<typeof RedirectRequest>

/**
 * `isServed`: visitors are redirected, because the target is a page and the old address is not. `isDamaged`: only the
 * old address can be read. Staff can delete the redirect.
 */
export const ListedRedirect = z.extend(Redirect, {
  isServed: z.boolean(),
  isDamaged: z.optional(z.literal(true)),
})

export const RedirectQuery = z.object({ from: oldAddress })

/** The path without query and fragment. */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*$/, '')
