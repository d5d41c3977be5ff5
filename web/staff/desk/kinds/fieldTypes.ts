import type { FieldPath } from '#shared/documents/fieldPath.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'

export interface FormField {
  /** From the document, or from the element, the section or the entry of a list that has the field. */
  path: FieldPath
  label: string
  help?: string
  control: FieldControl
  required?: true
  /** The width and the height of the image are stored next to it. */
  hasSize?: true
  /** Of a choice: each value with its words. Without a choice, the first is shown. */
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
  /** What closes only when somebody closes it. */
  startsOpen?: true
  hasSeoPreview?: true
  fields: readonly FormField[]
}

export interface PartList {
  name: string
  singular: string
  fields: readonly FormField[]
  initial: object
  /** Without an entry, nothing is stored. */
  isOptional: boolean
}

export type SiteTab = 'hours' | 'phones' | 'offices' | 'insurers' | 'legal'

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
