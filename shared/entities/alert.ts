import * as z from 'zod/mini'
import { linkAddress } from '../html/linkAddress.ts'
import { id, lineOf, linkedPagePath, linkFields, timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

/** A banner above the pages, from its start to its end. */
export const Alert = z.object({
  id,
  message: lineOf(200),
  level: z.enum(['information', 'urgent']),
  startsAt: timestamp,
  endsAt: timestamp,
  linkText: z.optional(lineOf(60)),
  link: z.optional(
    z
      .string()
      .check(
        z.maxLength(300),
        z.refine((address) => linkAddress(address) === address, validationMessages.address),
      )
      .register(linkFields, { form: 'address' }),
  ),
  /** All pages by default. */
  pages: z.optional(z.array(linkedPagePath).check(z.minLength(1), z.maxLength(50))),
  /** Counts the publications, so that a visitor who dismissed an earlier version sees the new one. */
  version: z.optional(z.number()),
})
export type Alert = z.infer<typeof Alert>
