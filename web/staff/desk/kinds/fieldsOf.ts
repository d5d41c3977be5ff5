import { namedPath, singularNames } from '#shared/checks/namedPath.ts'
import type { DeskKind, FieldControl, FieldGroup, FormField, PartList } from './fieldTypes.ts'

/** A field of a form. If the field is a list, `entry` has the fields of each entry. */
export interface Field extends Omit<FormField, 'path' | 'list'> {
  entry?: Fields
  /** A new entry's content. By default its required texts and lists are empty. */
  initial?: object
  /** An empty list is not stored. */
  isOptional?: true
}

/** Fields in the order of the screen, by their paths in the document, element, section or entry. */
export type Fields = Readonly<Record<string, Field>>

export const required = (control: FieldControl, label: string, help?: string): Field => ({
  ...optional(control, label, help),
  required: true,
})

export const expected: typeof required = (...field) => ({ ...optional(...field), isExpected: true })

export const optional = (control: FieldControl, label: string, help?: string): Field => ({
  control,
  label,
  ...(help && { help }),
})

export type GroupOfFields = Omit<FieldGroup, 'fields'> & { fields: Fields }

/** Labels and help are not in the schema, because every function loads the schema. A test compares both. */
export interface KindForm extends Omit<DeskKind, 'groups'> {
  fields?: Fields
  details?: Fields
  groups?: readonly GroupOfFields[]
}

export function deskKindOf({ fields = {}, details = {}, groups = [], ...form }: KindForm): DeskKind {
  const all: GroupOfFields[] = [{ fields }, { isAside: true, fields: details }, ...groups]
  return {
    ...form,
    groups: all
      .map((group) => ({ ...group, fields: fieldsOf(group.fields) }))
      .filter((group) => group.fields.length > 0),
  }
}

export const fieldsOf = (fields: Fields): FormField[] =>
  Object.entries(fields).map(([name, { entry, initial, isOptional = false, ...field }]) => {
    const path = namedPath(name)
    return { path, ...field, ...(entry && { list: listOf(String(path.at(-1)), entry, isOptional, initial) }) }
  })

function listOf(name: string, entry: Fields, isOptional: boolean, initial?: object): PartList {
  const fields = fieldsOf(entry)
  return { name, singular: singularOf(name), fields, initial: initial ?? initialOf(fields), isOptional }
}

/** Content in which required texts and lists are empty, and required choices have their first option. */
export const initialOf = (fields: readonly FormField[]): object =>
  Object.fromEntries(
    fields.flatMap(({ path: [name], control, required, list, options }) => {
      if (list || control === 'weekdays') return [[name, []]]
      return required && control !== 'number' ? [[name, options?.[0]?.[0] ?? '']] : []
    }),
  )

/** Labels of fields whose names do not read as words. */
const labelsByName: Readonly<Record<string, string>> = {
  alt: 'Image in words',
  ctaText: 'Link text',
  ctaUrl: 'Link',
  html: 'Text',
  iconName: 'Icon',
  placeholder: 'Example',
  src: 'Image',
  table: 'List',
  url: 'Web address',
}

export const labelOf = (name: string): string => labelsByName[name] ?? capitalized(wordsIn(name))

/** The word `crisis line` for an entry of `crisisLines`. */
export const singularOf = (list: string): string => singularNames[list] ?? wordsIn(list).replace(/s$/, '')

const wordsIn = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
