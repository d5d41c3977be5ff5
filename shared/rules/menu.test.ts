import { describe, expect, it } from 'vitest'
import { treatments } from '../content/treatments.ts'
import { howWeHelpLinks } from '../treatmentLinks.ts'
import { menuGroups } from './menu.ts'

const listed = treatments.map(({ page }) => page)

describe('How We Help on a phone', () => {
  it('lists 8 pages beside the fixed ones', () => {
    const slugs = menuGroups(listed).howWeHelp.map(({ slug }) => slug)
    expect(slugs).toHaveLength(8)
    expect(slugs.filter((slug) => howWeHelpLinks.some((link) => link.slug === slug))).toEqual([])
  })
})

describe('a list of condition pages that is no array', () => {
  it.each([null, undefined, 'text', 7, { 0: listed[0], length: 1 }, { posts: listed }])(
    'gives no menu entries: %j',
    (value) => {
      expect(Object.values(menuGroups(value)).flat()).toEqual([])
    },
  )
})
