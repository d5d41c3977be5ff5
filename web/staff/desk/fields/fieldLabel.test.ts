import { expect, it } from 'vitest'
import { documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { documentIssues } from '../editor/documentIssues.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import { elementForms, sectionFields } from '../kinds/elementForms.ts'
import { fieldLabel, problemSentence } from './fieldLabel.ts'

it.each([
  [['content', 1, 'elements', 0, 'values', 'text'], 'Sections, section 2, element 1, Text'],
  [
    ['content', 0, 'elements', 2, 'values', 'links', 1, 'url'],
    'Sections, section 1, element 3, link 2, Link',
  ],
  [
    ['content', 0, 'elements', 0, 'values', 'options', 0, 'label'],
    'Sections, section 1, element 1, option 1, Option',
  ],
  [['content', 0, 'locations', 1, 'zip'], 'Sections, section 1, office 2, ZIP'],
])('the label of %j names each list by one of its entries', (path, label) => {
  expect(fieldLabel('page', path)).toBe(label)
})

it('the label of an entry of the site names it as the editor does', () => {
  expect(fieldLabel('site', ['crisisLines', 1, 'dial'])).toMatch(/crisis line 2, Number to dial$/)
})

it('the label of a field of an office has the name of the office, once it has one', () => {
  const content = { offices: [{ name: 'Atlanta' }, { name: 'Alpharetta' }, { name: '' }] }
  const label = (office: number) => fieldLabel('site', ['offices', office, 'phone'], content)
  expect([label(1), label(2)]).toEqual(['Alpharetta, Phone', 'Office 3, Phone'])
  expect(fieldLabel('site', ['offices'], content)).toBe('The offices')
})

it('the sizes of an image are named after it', () => {
  expect(fieldLabel('post', ['image1Sources'])).toBe('Cover image, sizes')
})

/** Names of fields that are no words of a sentence. */
const fieldName = /[a-z][A-Z]|[a-z]\d|\b(?:html|src|alt|url|uri|cta\w*|json)\b|undefined|Invalid input/

it.each(documentKinds)(
  'a problem of a document of the kind %s is said in words, not field names [18.5]',
  (kind) => {
    const wrong = Object.fromEntries(
      Object.keys(kinds[kind].content.shape).map((name) => [name, [{ no: 1 }]]),
    )
    const issues = [{}, wrong].flatMap((content) => documentIssues(kind, content))
    expect(issues.length).toBeGreaterThan(3)
    for (const issue of issues) expect(problemSentence(kind, issue)).not.toMatch(fieldName)

    const rows = deskKinds[kind].groups.flatMap(({ fields }) => fields)
    const inLists = rows.flatMap(({ path, list }) =>
      (list?.fields ?? []).map((field) => [...path, 0, ...field.path]),
    )
    for (const path of [...rows.map(({ path }) => path), ...inLists])
      expect(fieldLabel(kind, path)).not.toMatch(fieldName)
  },
)

it('a problem inside a section of a page is said in words', () => {
  const paths = [
    ...Object.values(elementForms)
      .flatMap(({ fields }) => fields)
      .flatMap(({ path, list }) =>
        [path, ...(list?.fields ?? []).map((field) => [...path, 0, ...field.path])].map((inside) => [
          ...['content', 0, 'elements', 0, 'values'],
          ...inside,
        ]),
      ),
    ...sectionFields.locations
      .flatMap(({ list }) => list?.fields ?? [])
      .map(({ path }) => ['content', 0, 'locations', 0, ...path]),
  ]
  for (const path of paths) expect(fieldLabel('page', path)).not.toMatch(fieldName)
})
