import { describe, expect, it } from 'vitest'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { introductionOf } from './introduction.ts'

const heading = { name: 'main heading', values: { text: 'Start anywhere' } }
const first = (...elements: object[]) => [
  { name: 'introduction', elements },
  { type: 'locations', title: 'Visit us' },
]
const sectionsOf = (rest: ReturnType<typeof introductionOf>['rest']) =>
  rest.kind === 'sections' ? rest.sections.map(({ kind }) => kind) : rest.kind

describe('the introduction of a page', () => {
  it('is the first section if it has a main heading', () => {
    const { heading: shown, rest } = introductionOf(parsePageContent(first(heading)))
    expect(shown).toBe('Start anywhere')
    expect(sectionsOf(rest)).toEqual(['locations'])
  })
  it('leaves elements that the header does not show below it', () => {
    const { rest } = introductionOf(
      parsePageContent(first(heading, { name: 'card', values: { title: 'C' } })),
    )
    expect(sectionsOf(rest)).toEqual(['elements', 'locations'])
  })
  it('is empty for any other content', () => {
    for (const content of [
      null,
      '{',
      { table: 'faqs' },
      first({ name: 'subtitle', values: { text: 'S' } }),
    ]) {
      const read = parsePageContent(content)
      expect(introductionOf(read)).toEqual({ buttons: [], rest: read })
    }
  })
})
