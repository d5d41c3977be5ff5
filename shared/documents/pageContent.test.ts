import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { elementSchemas } from '../entities/pageContent.ts'
import { parsePageContent } from './pageContent.ts'

const section = (name: string, field: string, text: string) => ({
  name: 's',
  elements: [{ name, values: { [field]: text } }],
})

it('headings of one text have ids of their own, whatever their element and section [2.103]', () => {
  const content = parsePageContent([
    section('section heading', 'text', 'What to do'),
    section('section title', 'text', 'What to do'),
    section('translated text', 'heading', 'Qué hacer'),
    section('description', 'text', 'What to do'),
    section('section heading', 'text', 'What to do?'),
  ])
  const sections = content.kind === 'sections' ? content.sections : []
  const anchors = sections.flatMap((one) =>
    one.kind === 'elements' ? one.elements.map(({ anchor }) => anchor) : [],
  )
  expect(anchors).toEqual([
    'section-what-to-do',
    'section-what-to-do-2',
    'section-que-hacer',
    undefined,
    'section-what-to-do-3',
  ])
})

/** Values as the schema has them, and of every other type. */
const valuesOf = (schema: z.core.$ZodType): readonly [right: unknown, wrong: readonly unknown[]] => {
  if (schema instanceof z.ZodMiniOptional) return valuesOf(schema.def.innerType)
  if (schema instanceof z.ZodMiniNumber) return [7, ['7', true, {}, []]]
  if (schema instanceof z.ZodMiniBoolean) return [false, ['false', 7, {}, []]]
  if (schema instanceof z.ZodMiniArray) {
    const fields = fieldsOf(schema.def.element)
    return [[fields.right], ['text', 7, {}, fields.right]]
  }
  return ['/text', ['', ' ', 7, true, {}, ['/text']]]
}

function fieldsOf(schema: z.core.$ZodType) {
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('An element has fields.')
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, ...valuesOf(field)] as const)
  return { fields, right: Object.fromEntries(fields.map(([name, right]) => [name, right])) }
}

function parsedValues(name: string, values: unknown) {
  const content = parsePageContent([{ name: 's', elements: [{ name, values }] }])
  const [section] = content.kind === 'sections' ? content.sections : []
  return section?.kind === 'elements' ? section.elements[0]?.values : undefined
}

it.each(Object.entries(elementSchemas))(
  '%s keeps each field of its schema, and no value of another type',
  (name, schema) => {
    const { fields, right } = fieldsOf(schema)
    expect(parsedValues(name, right), 'Give the field its parser in shared/documents/pageContent.ts').toEqual(
      right,
    )
    for (const [field, , wrong] of fields)
      for (const value of wrong) {
        const { [field]: _, ...others } = right
        expect(
          parsedValues(name, { ...right, [field]: value }),
          `${field}: ${JSON.stringify(value)}`,
        ).toEqual(others)
      }
  },
)

it('an entry of a list keeps the fields that are of their type, and what is no entry is left out', () => {
  const links = [null, 'a', { label: 7, url: '/faq' }, { label: 'Blog', url: '/blog' }]
  expect(parsedValues('link list', { links })).toEqual({
    links: [{ url: '/faq' }, { label: 'Blog', url: '/blog' }],
  })
})

it.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'javascript:alert(1)'])(
  'an image at %s, which is not on this website, is left out',
  (src) => {
    expect(parsedValues('section image', { src, alt: 'A room' })).toEqual({ alt: 'A room' })
    expect(parsedValues('card', { title: 'Care', image: src })).toEqual({ title: 'Care' })
    expect(parsedValues('insurance logos', { logos: [{ name: 'A', src }] })).toEqual({
      logos: [{ name: 'A' }],
    })
  },
)
