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
  /** Can be empty in a draft or on a new site, but should not stay so: the label does not call the field optional. */
  isExpected?: true
  /** The width and the height of the image are stored next to its address. */
  hasSize?: true
  /** The values of a choice with their labels. A required choice begins with the first value. */
  options?: readonly (readonly [value: unknown, words: string])[]
  none?: string
  list?: PartList
}

export type FieldControl =
  | 'title'
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
  | 'week'
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
  /** The index of the group's office, whose name is the title of the group. */
  office?: number
  /** A document has the group only if the document has this field. */
  onlyWith?: string
  isAside?: true
  tab?: SiteTab
  /** The group is open until the member closes it. */
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

/** How the staff area edits and previews a kind. What the API needs of the kind is in `shared/kinds/`. */
export interface DeskKind {
  groups: readonly FieldGroup[]
  /** Fields that publishing fills in if they are empty. */
  setByPublishing?: readonly string[]
  /** Issues that stop publishing and that the schema cannot find. */
  issues?(content: DraftContent): Issue[]
  previewPath(document: { id: string; content: DraftContent }, site: PreviewSite): string
  /** The API's response once the draft is published. Undefined if the response does not contain the document. */
  withDraft(response: PublicResponse, draft: PreviewDraft): unknown
  /** The image of shared links to the document's page. By default the image of the site. */
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
