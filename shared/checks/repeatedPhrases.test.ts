import { describe, expect, it } from 'vitest'
import { checkContent } from './checkContent.ts'
import { phrasesOfOthers, repeatedPhrases } from './repeatedPhrases.ts'

const worn = 'It is never too late to take a first step.'
const page = (text: string) => [text.toLowerCase()]
const pages = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => page(text(index)))
/** In a new page, which is none of the others. */
const found = (others: string[][], html: string) =>
  checkContent(
    'faq',
    { question: 'When?', answer: html },
    { phrases: phrasesOfOthers(repeatedPhrases(others), []) },
  )
    .filter(({ rule }) => rule === 'repeatedPhrase')
    .map((finding) => finding.found)

describe('a phrase of seven words', () => {
  it('is found where it stands on three other pages already, once for all of its words [2.67]', () => {
    const others = pages(3, (index) => `Page ${index}. ${worn}`)
    expect(found(others, `<p>Call us.</p><p>${worn}</p>`)).toEqual([worn.slice(0, -1)])
    expect(found(others, '<p>It is never too late.</p>')).toEqual([])
  })

  it('may stand on three pages, of which one is the page itself', () => {
    const repeated = repeatedPhrases(pages(3, (index) => `Page ${index}. ${worn}`))
    expect(phrasesOfOthers(repeated, page(`Page 0. ${worn}`)).size).toBe(0)
    expect(phrasesOfOthers(repeated, page('Something else.')).size).toBeGreaterThan(0)
  })

  it('counts once for a page that repeats it', () => {
    expect(repeatedPhrases(pages(2, (index) => `Page ${index}. ${worn} ${worn}`))).toEqual([])
  })

  it('is fine in a paragraph that is the same on purpose, and where it is about danger', () => {
    expect(repeatedPhrases(pages(5, () => worn))).toEqual([])
    expect(
      repeatedPhrases(pages(5, (index) => `Page ${index}. For suicide please call or text 988 right now.`)),
    ).toEqual([])
  })
})
