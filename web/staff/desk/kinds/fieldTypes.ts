import type { FieldPath } from '#shared/documents/fieldPath.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'

export interface FormField {
  /** The path within the document, or within the element, section or list entry that has the field. */
  path: FieldPath
  label: string
  help?: string
  control: FieldControl
  required?: true
  /** The width and the height of the image are stored next to it. */
  hasSize?: true
  /** The values of a choice with their words. The first is shown by default. */
  options?: readonly (readonly [value: unknown, words: string])[]
  none?: string
  list?: PartList
}

export type FieldControl =
  | 'line'
  | 'phone'
  | 'dial'
  | 'link'
  | 'known'
  | 'date'
  | 'recordedBy'
  | 'text'
  | 'richText'
  | 'image'
  | 'keywords'
  | 'postAddress'
  | 'treatmentAddress'
  | 'treatmentPage'
  | 'treatmentPath'
  | 'parentPage'
  | 'choice'
  | 'sections'
  | 'list'
  | 'day'
  | 'time'
  | 'weekdays'
  | 'degrees'
  | 'number'
  | 'office'
  | 'clinicTime'
  | 'pages'
  | 'linkedFrom'

/** A group without a title is always open. */
export interface FieldGroup {
  title?: string
  /** The index of the office that the group is about, whose name is its title. */
  office?: number
  /** The field without which a document does not have the group. */
  onlyWith?: string
  isAside?: true
  tab?: SiteTab
  /** The group stays open until somebody closes it. */
  startsOpen?: true
  hasSeoPreview?: true
  fields: readonly FormField[]
}

export interface PartList {
  name: string
  singular: string
  fields: readonly FormField[]
  initial: object
  /** An empty list is not stored. */
  isOptional: boolean
}

export type SiteTab = 'hours' | 'phones' | 'offices' | 'insurers' | 'legal'

/** The staff area's view of a kind. The API's facts of the kind are in `shared/kinds/`. */
export interface DeskKind {
  groups: readonly FieldGroup[]
  /** The fields that publishing fills in where staff leave them open. */
  setByPublishing?: readonly string[]
  /** Reasons not to publish that the schema lacks. `today` is `YYYY-MM-DD`. */
  issues?(content: DraftContent, today: string): Issue[]
  previewPath(document: { id: string; content: DraftContent }, site: PreviewSite): string
  /** The API's response once the draft is published. Undefined if it does not have the document. */
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
  now: string
}

export interface PublicResponse {
  path: string
  query: URLSearchParams
  published: unknown
}

export interface ControlProps {
  attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    'aria-required': boolean | undefined
  }
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
}
