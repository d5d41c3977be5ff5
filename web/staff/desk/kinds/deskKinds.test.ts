import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  address,
  EmbedSection,
  elementSchemas,
  LocationsSection,
  TableSection,
} from '#shared/entities/pageContent.ts'
import { dialedNumber, OfficeException, time, usPhone } from '#shared/entities/site.ts'
import { html, imageAddress, slug, timestamp, treatmentPath } from '#shared/entities/text.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import { holidays } from '#shared/region/ours.ts'
import { deskKinds } from './deskKinds.ts'
import { elementForms, elementNames, sectionFields } from './elementForms.ts'
import type { FieldControl, FormField } from './fieldTypes.ts'
import { exceptionFields } from './site.ts'

/** Uploads write the widths of an image, and sign-offs the rest. */
const notInForms = ['image1Sources', 'lastReviewed', 'reviewedBy', 'sampleReview']

/** Fields that publishing, a consent, or the place of a page decides. */
const notInForm: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  post: ['createdAt'],
  review: ['isSample'],
  treatment: ['category'],
  landing: ['slug', 'category', 'parentId', 'linkedFrom'],
}

const formOf = (kind: DocumentKind) => deskKinds[kind].groups.flatMap(({ fields }) => fields)

it.each(documentKinds)('the form of the kind %s has every field of its schema that staff write', (kind) => {
  const listed = [...formOf(kind).map(({ path: [name] }) => name), ...notInForms, ...(notInForm[kind] ?? [])]
  const missing = Object.keys(kinds[kind].content.shape).filter((name) => !listed.includes(name))
  expect(missing, `List them in web/staff/desk/kinds/${kind}.ts`).toEqual([])
})

it('the exceptions of an office name the holidays of the state, on which pages call an office open without an entry', () => {
  const helps = formOf('site').flatMap(({ path, help }) => (path.includes('exceptions') ? [help] : []))
  expect(helps).toHaveLength(limits.offices)
  for (const help of helps) for (const holiday of holidays) expect(help).toContain(holiday)
})

it.each(documentKinds)(
  'the kind %s has the editor of rich texts for its texts with HTML, and only there',
  (kind) => {
    const rich = formOf(kind).filter(({ control }) => control === 'richText')
    expect(rich.map(({ path }) => path.join('.')).toSorted()).toEqual(
      Object.keys(kinds[kind].html).toSorted(),
    )
  },
)

const imageSize = ['width', 'height']

it.each(documentKinds)(
  'the form of the kind %s has the controls, choices and lists of its schema',
  (kind) => {
    for (const field of formOf(kind)) {
      const schema = field.path.reduce<z.core.$ZodType>(partOf, kinds[kind].content)
      expectFieldOf(schema, field, deskKinds[kind].setByPublishing)
    }
  },
)

it.each(elementNames)('the form of the element %s has every field of its schema, in its order', (name) => {
  // Pages of earlier versions have insurers of their own.
  const others = name === 'insurance logos' ? ['logos'] : imageSize
  expectFieldsOf(elementSchemas[name], elementForms[name].fields, others)
})

it.each([
  ['embed', EmbedSection],
  ['locations', LocationsSection],
  ['table', TableSection],
] as const)('the form of a section with %s has every field of its schema, in its order', (name, schema) => {
  expectFieldsOf(schema, sectionFields[name], ['name', 'type', 'table', 'items'])
})

it('the form of an exception of all offices has every field of its schema, in its order', () => {
  expectFieldsOf(OfficeException, exceptionFields)
})

function expectFieldsOf(
  schema: z.core.$ZodType,
  fields: readonly FormField[],
  others: readonly string[] = [],
): void {
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {}
  const names = Object.keys(shape).filter((name) => !others.includes(name))
  expect(fields.map(({ path }) => path.join('.'))).toEqual(names)
  for (const field of fields) expectFieldOf(partOf(schema, field.path[0] ?? ''), field)
}

function expectFieldOf(schema: z.core.$ZodType, field: FormField, setByPublishing: readonly string[] = []) {
  const name = field.path.join('.')
  const stored = inner(schema)
  expect(controlsOf(stored), `the control of ${name}`).toContain(field.control)
  if (stored instanceof z.ZodMiniEnum)
    expect(field.options?.map(([value]) => value) ?? stored.options).toEqual(stored.options)
  if (field.list && stored instanceof z.ZodMiniArray) {
    expectFieldsOf(stored.def.element, field.list.fields)
    expect(field.list.isOptional, `whether ${name} is optional`).toBe(schema instanceof z.ZodMiniOptional)
  } else if (isRequired(schema) && !setByPublishing.includes(name))
    expect(field.required, `whether ${name} is required`).toBe(true)
}

/** A schema with further checks has the controls of the one that it was made from. */
const controls = z
  .registry<{ controls: readonly FieldControl[] }>()
  .add(html, { controls: ['richText'] })
  .add(slug, { controls: ['postAddress'] })
  .add(treatmentPath, { controls: ['treatmentAddress', 'treatmentPath'] })
  .add(imageAddress, { controls: ['image'] })
  .add(usPhone, { controls: ['phone'] })
  .add(dialedNumber, { controls: ['dial'] })
  .add(address, { controls: ['link', 'line'] })
  .add(time, { controls: ['time'] })
  .add(timestamp, { controls: ['clinicTime'] })

/** The controls that may edit a value. */
function controlsOf(stored: z.core.$ZodType): readonly FieldControl[] {
  const known = controls.get(stored)?.controls
  if (known) return known
  if (stored instanceof z.ZodMiniNumber) return [isInteger(stored) ? 'number' : 'degrees', 'choice']
  if (stored instanceof z.ZodMiniBoolean || stored instanceof z.ZodMiniEnum) return ['choice']
  if (stored instanceof z.ZodMiniISODate) return ['day', 'date']
  if (stored instanceof z.ZodMiniArray) {
    if (stored.def.element instanceof z.ZodMiniObject) return ['list', 'week']
    return stored.def.element instanceof z.ZodMiniEnum ? ['weekdays', 'linkedFrom'] : ['keywords', 'pages']
  }
  if (stored instanceof z.ZodMiniUnknown) return ['sections']
  return [
    'title',
    'line',
    'choice',
    'text',
    'dial',
    'known',
    'link',
    'office',
    'parentPage',
    'phone',
    'recordedBy',
    'treatmentPage',
  ]
}

function partOf(schema: z.core.$ZodType, step: string | number): z.core.$ZodType {
  const whole = inner(schema)
  const shape = whole instanceof z.ZodMiniObject ? whole.shape : {}
  const { items = [], rest } = whole instanceof z.ZodMiniTuple ? whole.def : {}
  const part = shape[step] ?? items[Number(step)] ?? rest
  if (!part) throw new Error(`The schema has no field ${step}`)
  return part
}

const isRequired = (schema: z.core.$ZodType) =>
  !(schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional ||
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniNullable
    ? inner(schema.def.innerType)
    : schema

const isInteger = (schema: z.ZodMiniNumber) =>
  schema instanceof z.ZodMiniNumberFormat ||
  schema.def.checks?.some(({ _zod }) => _zod.def.check === 'number_format')
