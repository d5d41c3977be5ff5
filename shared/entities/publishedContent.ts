import type { Content } from '../kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds } from '../kinds/kinds.ts'

/** What a site has published, each document by its id. */
export type AllContent = Record<DocumentKind, Map<string, Content>>

export const makeAllContent = (contentOf: (kind: DocumentKind) => Map<string, Content>): AllContent =>
  // Every kind is in it.
  Object.fromEntries(documentKinds.map((kind) => [kind, contentOf(kind)])) as AllContent

/** @throws if no document of the kind has the id, or the content has another one. */
export function requireId({ kind, id }: { kind: DocumentKind; id: string }, content: Content): void {
  const { idField: field = 'id', id: schema } = kinds[kind]
  schema.parse(id)
  if (field in content && content[field] !== id)
    throw new Error(`its ${field} is ${content[field]}, which is not ${id}`)
}
