import { expect, it } from 'vitest'
import { fieldLabel } from './fieldLabel.ts'

it.each([
  [['content', 1, 'elements', 0, 'values', 'text'], 'Sections, section 2, element 1, text'],
  [['content', 0, 'elements', 2, 'values', 'links', 1, 'url'], 'Sections, section 1, element 3, link 2, url'],
  [
    ['content', 0, 'elements', 0, 'values', 'options', 0, 'label'],
    'Sections, section 1, element 1, option 1, label',
  ],
  [['content', 0, 'locations', 1, 'zip'], 'Sections, section 1, office 2, zip'],
])('the label of %j names each list by one of its entries', (path, label) => {
  expect(fieldLabel('page', path)).toBe(label)
})

it('the label of an entry of the site names it as the editor does', () => {
  expect(fieldLabel('site', ['crisisLines', 1, 'number'])).toMatch(/crisis line 2, number$/)
})
