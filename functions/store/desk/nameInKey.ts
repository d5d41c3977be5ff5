import { DocumentKind } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Item } from '../store.ts'
import type { DocumentName } from './documentFacts.ts'

/** The document of a sort key that ends with `<kind>#<id>`. Undefined if the key names no possible document. */
export function nameInKey(item: Item): DocumentName | undefined {
  const [id, kindName] = String(item[table.sortKey]).split('#').reverse()
  const kind = DocumentKind.safeParse(kindName).data
  return kind && documentOf(kind, id)
}

/** Undefined if no document of the kind can have the id. */
export const documentOf = (kind: DocumentKind, id: unknown): DocumentName | undefined =>
  kinds[kind].id.safeParse(id).success ? { kind, id: String(id) } : undefined
