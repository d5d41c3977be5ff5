import * as z from 'zod/mini'
import type { Content } from '../kinds/kind.ts'
import { type DocumentKind, documentKinds, isOrdered, kinds } from '../kinds/kinds.ts'
import { Issue } from './problem.ts'

export type AllContent = Record<DocumentKind, Map<string, Content>>

export const makeAllContent = (contentOf: (kind: DocumentKind) => Map<string, Content>): AllContent =>
  // Every kind is in it.
  Object.fromEntries(documentKinds.map((kind) => [kind, contentOf(kind)])) as AllContent

/** Set when staff publish a document in the staff area. */
export const publication = {
  version: z.optional(z.number()),
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  scheduledBy: z.optional(z.string()),
  endIssues: z.optional(z.array(Issue)),
  approved: z.optional(z.boolean()),
  replacesApproved: z.optional(z.boolean()),
}
/** Only files of a content folder have a position. In the table, one item has the order of a kind's documents. */
const position = { order: z.optional(z.number().check(z.int(), z.minimum(0))) }

export const storedSchemas = Object.fromEntries(
  documentKinds.map((kind) => {
    const { shape } = kinds[kind].document
    // The first `shape` sets the order of the fields. The second one replaces metadata of the same name.
    const stored: z.ZodMiniObject = z.object({
      ...shape,
      ...publication,
      ...(isOrdered(kind) && position),
      ...shape,
    })
    return [kind, stored]
  }),
) as Readonly<Record<DocumentKind, z.ZodMiniObject>> // Every kind is in it.

/** @throws if the kind does not allow the id, or if the content has a different id. */
export function requireId({ kind, id }: { kind: DocumentKind; id: string }, content: Content): void {
  const { idField: field = 'id', id: schema } = kinds[kind]
  schema.parse(id)
  if (field in content && content[field] !== id)
    throw new Error(`its ${field} is ${content[field]}, which is not ${id}`)
}
