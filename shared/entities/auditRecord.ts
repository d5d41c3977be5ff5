import * as z from 'zod/mini'

/** An action of a person on a document or a call request. It has nothing of their content. */
export const AuditRecord = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  action: z.string(),
  /** `<kind>/<id>` */
  subject: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** A record with the document's present title, or the one it had when it was deleted. */
export const AuditEntry = z.extend(AuditRecord, {
  title: z.optional(z.string()),
  isDeleted: z.optional(z.boolean()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `people` and `actions` are those of all records of the time, also of those that the filter leaves out. */
export const AuditLog = z.object({
  records: z.array(AuditEntry),
  people: z.array(z.string()),
  actions: z.array(z.string()),
  /** False if there are more records than one response has. The newest are there. */
  isComplete: z.boolean(),
})
export type AuditLog = z.infer<typeof AuditLog>
