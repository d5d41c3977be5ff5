import type { FieldPath } from '../state/fieldPath.ts'

export interface FieldRow {
  path: FieldPath
  label: string
  help?: string
  control: FieldControl
  /** A document without it cannot be published. */
  required?: true
  /** The width and the height of the image are stored next to it. */
  hasSize?: true
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
  | 'stars'
  | 'sections'
  | 'list'
  | 'day'
  | 'time'
  | 'weekdays'
  | 'degrees'
  | 'tone'
  | 'icon'
  | 'yesNo'
  | 'number'
  | 'office'
  | 'careCard'
  | 'alertLevel'
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
  /** Details, which stand beside what is written. */
  isAside?: true
  /** Where a document has its groups on several tabs. */
  tab?: SiteTab
  /** What closes only when somebody closes it. */
  startsOpen?: true
  /** Shows what search engines and messengers make of the fields. */
  hasSeoPreview?: true
  fields: readonly FieldRow[]
}

/** A field of an element, a section or an entry of a list. */
export interface PartField<Name extends string = string> {
  name: Name
  label: string
  help?: string
  control: FieldControl
  required?: true
  hasSize?: true
  list?: PartList
}

/** A list of entries inside a part, such as the options of a dropdown. */
export interface PartList<Name extends string = string> {
  name: Name
  singular: string
  fields: readonly PartField[]
  initial: object
}

export type SiteTab = 'hours' | 'phones' | 'offices' | 'insurers' | 'legal'
