import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { html } from '#shared/entities/text.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { deskKinds } from './deskKinds.ts'
import { deskKindOf } from './fieldsOf.ts'

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

it.each(documentKinds)(
  'the kind %s has the editor of rich texts for its texts with HTML, and only there',
  (kind) => {
    const rich = formOf(kind).filter(({ control }) => control === 'richText')
    expect(rich.map(({ path }) => path.join('.')).toSorted()).toEqual(
      Object.keys(kinds[kind].html).toSorted(),
    )
  },
)

it('a text with HTML that has a further check keeps the editor of rich texts', () => {
  const content = z.object({ answer: html.check(z.maxLength(10_000)) })
  const { groups } = deskKindOf(
    { ...kinds.faq, content },
    { ...deskKinds.faq, groups: [], fields: { answer: {} } },
  )
  expect(groups.flatMap(({ fields }) => fields.map(({ control }) => control))).toEqual(['richText'])
})
