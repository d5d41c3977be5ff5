import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import type { FieldGroup } from './fieldTypes.ts'

/** How the staff area shows documents of a kind. What the API knows of the kind is in `shared/kinds/`. */
export interface DeskKind {
  groups: readonly FieldGroup[]
  /** The fields that publishing fills in where staff leave them open. */
  setByPublishing?: readonly string[]
  /** Why it cannot be published besides its schema. `today` is `YYYY-MM-DD`. */
  issues?(content: DraftContent, today: string): Issue[]
  previewPath(document: { id: string; content: DraftContent }, site: PreviewSite): string
  /** A response of the API as it will be once the draft is published. Undefined if it does not have the document. */
  withDraft(response: PublicResponse, draft: PreviewDraft): unknown
  /** The image beside shared links, where the page has one of its own. */
  shareImage?(content: DraftContent): { url: string; alt: string }
}

interface PreviewSite {
  treatmentPages?: readonly ServicePage[]
  site?: Pick<Site, 'offices'> | null
}

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
