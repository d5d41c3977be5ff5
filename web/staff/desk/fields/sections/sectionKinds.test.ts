import { expect, it } from 'vitest'
import { sectionHint, sectionTitle } from './sectionKinds.ts'

const fixed = { insurance_section: 'Insurance' }

it('a part of a page is named by its heading, and one that the page knows has its heading as a hint', () => {
  const elements = [{ name: 'section title', values: { text: 'We take most insurance' } }]
  const own = { name: 'more', elements }
  expect([sectionTitle(own, fixed), sectionHint(own, sectionTitle(own, fixed))]).toEqual([
    'We take most insurance',
    undefined,
  ])
  const known = { name: 'insurance_section', elements }
  expect([sectionTitle(known, fixed), sectionHint(known, 'Insurance')]).toEqual([
    'Insurance',
    'We take most insurance',
  ])
  expect(sectionHint({ name: 'a', table: 'faqs' }, 'List')).toBe('List from a table')
})
