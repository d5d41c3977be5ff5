import { DocumentKind } from '#shared/entities/documents.ts'
import { isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { badRequest, notFound } from '../problem.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'

/** @throws {Problem} 404 for a kind or an id that no document can have. */
export function documentName(params: { kind: string; id: string }): DocumentName {
  const kind = documentKind(params)
  if (!kinds[kind].id.safeParse(params.id).success) throw notFound(kind, params.id)
  return { kind, id: params.id }
}

/** @throws {Problem} 404 */
export function documentKind(params: { kind: string }): DocumentKind {
  const kind = DocumentKind.safeParse(params.kind)
  if (!kind.success) throw notFound('Kind', params.kind)
  return kind.data
}

/** @throws {Problem} 404, or 400 for a kind whose documents have no order. */
export function orderedKind(params: { kind: string }): DocumentKind {
  const kind = documentKind(params)
  if (!isOrdered(kind)) throw badRequest('kind', 'has no order')
  return kind
}
