import * as z from 'zod/mini'
import { NoticeAddress } from './account.ts'
import { lineOf, mailAddress, timestamp } from './text.ts'

/**
 * The clinician whom the clinic has named. From `since` on, an approval by a link that was sent to the clinician's address
 * counts for every member. Without `since`, the naming waits for a second member.
 */
export const Clinician = z.object({
  name: z.string(),
  by: z.string(),
  at: timestamp,
  confirmedBy: z.optional(z.string()),
  since: z.optional(timestamp),
  ...NoticeAddress.shape,
})
export type Clinician = z.infer<typeof Clinician>

/** Null if the clinic has named nobody. */
export const NamedClinician = z.object({ clinician: z.nullable(Clinician) })

/** `at` is that of the naming which the member has read. */
export const ClinicianAction = z.strictObject({
  action: z.enum(['name', 'confirm', 'remove']),
  /** Nobody confirms a name that looks like another one, because it turns the direction of writing. */
  name: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\P{Bidi_C}*$/u, 'hides characters')),
      lineOf(100).check(z.minLength(2)),
    ),
  ),
  address: z.optional(mailAddress),
  at: z.optional(timestamp),
})
export type ClinicianAction = z.infer<typeof ClinicianAction>
