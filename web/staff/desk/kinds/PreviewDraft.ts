import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'

export interface PreviewDraft {
  kind: DocumentKind
  id: string
  content: DraftContent
  /** When the document was published first. */
  now: string
}

/** A response of the API to a public page. */
export interface PublicResponse {
  path: string
  query: URLSearchParams
  published: unknown
}
