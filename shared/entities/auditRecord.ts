import * as z from 'zod/mini'

/** An action of a person on a document or a call request, without the content of either. */
export const AuditRecord = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  action: z.string(),
  /** `<kind>/<id>` */
  subject: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** `title` is the document's current title, or its title when it was deleted. */
export const AuditEntry = z.extend(AuditRecord, {
  title: z.optional(z.string()),
  isDeleted: z.optional(z.boolean()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `people` and `actions` come from all records of the period, including those that the filter excludes. */
export const AuditLog = z.object({
  records: z.array(AuditEntry),
  people: z.array(z.string()),
  actions: z.array(z.string()),
  /** False if the period has more records than one response. The response then has the newest. */
  isComplete: z.boolean(),
})
export type AuditLog = z.infer<typeof AuditLog>
