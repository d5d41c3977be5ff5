import * as z from 'zod/mini'
import { namedPath, singularNames } from '#shared/checks/namedPath.ts'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import { address } from '#shared/entities/pageContent.ts'
import { dialedNumber, time, usPhone } from '#shared/entities/site.ts'
import { html, imageAddress, slug, timestamp, treatmentPath } from '#shared/entities/text.ts'
import type { Kind } from '#shared/kinds/kind.ts'
import type { DeskKind, FieldControl, FieldGroup, FormField } from './fieldTypes.ts'

/** A field's label, or the words that its name and its schema lack. False: the form does not have it. */
export type FieldWords = string | false | (Partial<Omit<FormField, 'path' | 'options' | 'list'>> & ListWords)

interface ListWords {
  options?: readonly (string | number)[]
  entry?: Words
  /** A new entry's content. By default its required texts and lists are empty. */
  initial?: object
}

export type Words = Readonly<Record<string, FieldWords>>

export type GroupWords = Omit<FieldGroup, 'fields'> & { fields: Words }

/**
 * A kind of document before its fields are read from its schema: by their paths in it, in the order of the screen. The
 * schema decides whether a field is required, and its control. The words are not on the schema: that would send them with
 * every function, and fields share schemas.
 */
export interface KindForm extends Omit<DeskKind, 'groups'> {
  fields?: Words
  details?: Words
  groups?: readonly GroupWords[]
}

/** The fields that publishing fills in are not required. */
export function deskKindOf(
  { content }: Kind,
  { fields = {}, details = {}, groups = [], ...form }: KindForm,
): DeskKind {
  const all: GroupWords[] = [{ fields }, { isAside: true, fields: details }, ...groups]
  const fieldsOf = (words: Words) =>
    Object.entries(words).map(([name, own]) =>
      fieldOf(content, namedPath(name), own, form.setByPublishing?.includes(name)),
    )
  return {
    ...form,
    groups: all
      .map((group) => ({ ...group, fields: fieldsOf(group.fields) }))
      .filter((group) => group.fields.length > 0),
  }
}

/** All fields of a part, in the order of its schema. An image control writes the size of its image. */
export const partFieldsOf = (schema: z.ZodMiniObject, words: Words = {}): FormField[] =>
  Object.keys(schema.shape)
    .filter((name) => words[name] !== false && !['width', 'height'].includes(name))
    .map((name) => fieldOf(schema, [name], words[name] ?? (name === 'english' ? original : {})))

const linkHelp =
  'A page of this site, by its title or its address, a web address, a phone number or an email address.'

export const originalHelp = 'Visitors do not see it. The translator compares the Spanish with it.'

const original: FieldWords = { label: 'In English', help: originalHelp }

/** Required texts and lists are empty, and required choices have their first option. */
export const initialOf = (fields: readonly FormField[]): object =>
  Object.fromEntries(
    fields.flatMap(({ path: [name], control, required, list, options }) => {
      if (list || control === 'weekdays') return [[name, []]]
      return required && control !== 'number' ? [[name, options?.[0]?.[0] ?? '']] : []
    }),
  )

function fieldOf(schema: z.core.$ZodType, path: FieldPath, words: FieldWords, isOptional = false): FormField {
  const name = String(path.at(-1))
  const given = typeof words === 'string' ? { label: words } : words || {}
  const { options: names, entry, initial, ...own }: Exclude<FieldWords, string | false> = given
  const field = path.reduce(partOf, schema)
  const stored = withoutDefault(field)
  const element = stored instanceof z.ZodMiniArray ? stored.def.element : undefined
  const options = names?.map(optionOf) ?? optionsOf(stored)
  const fields = element instanceof z.ZodMiniObject ? partFieldsOf(element, entry) : undefined
  const list = fields && {
    name,
    singular: singularOf(name),
    fields,
    initial: initial ?? initialOf(fields),
    isOptional: field instanceof z.ZodMiniOptional,
  }
  const known = options ? 'choice' : (controlsByName[name] ?? controlOf(stored))
  const { control = list ? 'list' : known } = own
  return {
    path,
    label: control === 'link' ? 'Link' : labelOf(name),
    ...(control === 'link' && { help: linkHelp }),
    control,
    ...(isRequired(field) && !isOptional && !list && { required: true }),
    ...(options && { options }),
    ...own,
    ...(list && { list }),
  }
}

/** Labels by name, where the name is no word of a sentence. */
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
  zip: 'ZIP',
}

export const labelOf = (name: string): string => labelsByName[name] ?? capitalized(wordsIn(name))

/** The word `crisis line` for an entry of `crisisLines`. */
export const singularOf = (list: string): string => singularNames[list] ?? wordsIn(list).replace(/s$/, '')

const wordsIn = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** @throws if the schema has no such field. */
function partOf(schema: z.core.$ZodType, step: string | number): z.core.$ZodType {
  const whole = withoutDefault(schema)
  const shape = whole instanceof z.ZodMiniObject ? whole.shape : {}
  const { items = [], rest } = whole instanceof z.ZodMiniTuple ? whole.def : {}
  const part = shape[step] ?? items[Number(step)] ?? rest
  if (!part) throw new Error(`The schema has no field ${step}`)
  return part
}

const isRequired = (field: z.core.$ZodType) =>
  !(field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault)

const withoutDefault = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional ||
  field instanceof z.ZodMiniDefault ||
  field instanceof z.ZodMiniNullable
    ? withoutDefault(field.def.innerType)
    : field

function optionsOf(field: z.core.$ZodType): FormField['options'] {
  if (field instanceof z.ZodMiniBoolean)
    return [
      [true, 'Yes'],
      [false, 'No'],
    ]
  return field instanceof z.ZodMiniEnum ? Object.values(field.def.entries).map(optionOf) : undefined
}

const optionOf = (value: string | number) => [value, capitalized(String(value).replaceAll('-', ' '))] as const

const controlsByName: Readonly<Record<string, FieldControl>> = { description: 'text', office: 'office' }

/** A schema with further checks has the control of the one that it was made from. */
const controls = z
  .registry<{ control: FieldControl }>()
  .add(html, { control: 'richText' })
  .add(slug, { control: 'postAddress' })
  .add(treatmentPath, { control: 'treatmentAddress' })
  .add(imageAddress, { control: 'image' })
  .add(usPhone, { control: 'phone' })
  .add(dialedNumber, { control: 'dial' })
  .add(address, { control: 'link' })
  .add(time, { control: 'time' })
  .add(timestamp, { control: 'clinicTime' })

/** Longer texts have several lines. */
const longestLine = 500

function controlOf(field: z.core.$ZodType): FieldControl {
  const known = controls.get(field)?.control
  if (known) return known
  if (field instanceof z.ZodMiniNumber) return isInteger(field) ? 'number' : 'degrees'
  if (field instanceof z.ZodMiniISODate) return 'day'
  if (field instanceof z.ZodMiniArray)
    return field.def.element instanceof z.ZodMiniEnum ? 'weekdays' : 'keywords'
  if (!(field instanceof z.ZodMiniString)) return 'line'
  const most =
    field.def.checks?.map(({ _zod }) => ('maximum' in _zod.def ? Number(_zod.def.maximum) : 0)) ?? []
  return Math.max(0, ...most) > longestLine ? 'text' : 'line'
}

const isInteger = ({ def }: z.ZodMiniNumber) =>
  def.checks?.some(({ _zod }) => _zod.def.check === 'number_format')
