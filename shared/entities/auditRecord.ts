import * as z from 'zod/mini'

/** Who did what to which document, or to which call request. It holds nothing of their content. */
export const AuditRecord = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The username of the staff member. */
  by: z.string(),
  action: z.string(),
  /** `<kind>/<id>` */
  subject: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>
