import { withParentId } from '#shared/documents/parentId.ts'
import { requireId, storedSchemas } from '#shared/entities/publishedContent.ts'
import { keys } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { normalizedContent } from './normalizedContent.ts'
import type { Item } from './store.ts'

/** @throws if the content is not valid, or its id differs from `id`. */
export function itemOf({ kind, id }: DocumentName, content: Content): Item {
  // The list of the kind stores the order, so the documents do not.
  const { order, ...parsed } = storedSchemas[kind].parse(withParentId(content)) as Content // An object's schema.
  requireId({ kind, id }, parsed)
  return { ...normalizedContent(kind, parsed), ...keys.document(kind, id) }
}
