import { describe, expect, it } from 'vitest'
import { type Passage, passagesOf, shownTexts } from './passages.ts'
import { writersOf } from './writers.ts'

const html = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const numbered = (...changed: [line: number, text: string][]) =>
  html(...Array.from({ length: 9 }, (_, index) => new Map(changed).get(index) ?? `Line ${index} stays.`))

/** As shown: `-struck through-`, `+underlined+`. */
const shown = ({ before, words, after }: Passage) =>
  [
    before,
    words.map(({ text, isIn }) => ({ both: text, earlier: `-${text}-`, later: `+${text}+` })[isIn]).join(''),
    after,
  ]
    .filter((line) => line !== undefined)
    .join('\n')

describe('the passages of a change [14.26]', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a word',
      numbered(),
      numbered([4, 'Line 4 goes.']),
      ['Line 3 stays.\nLine 4 -stays-+goes+.\nLine 5 stays.'],
    ],
    ['at the start', numbered(), numbered([0, 'Line 0 goes.']), ['Line 0 -stays-+goes+.\nLine 1 stays.']],
    ['at the end', numbered(), numbered([8, 'Line 8 goes.']), ['Line 7 stays.\nLine 8 -stays-+goes+.']],
    [
      'two far from each other',
      numbered(),
      numbered([1, 'Line 1 goes.'], [7, 'Line 7 goes.']),
      [
        'Line 0 stays.\nLine 1 -stays-+goes+.\nLine 2 stays.',
        'Line 6 stays.\nLine 7 -stays-+goes+.\nLine 8 stays.',
      ],
    ],
    [
      'two neighbors',
      html('One is.', 'Two is.'),
      html('One was.', 'Two was.'),
      ['One -is-+was+.', 'Two -is-+was+.'],
    ],
    ['a new paragraph', html('One.', 'Two.'), html('One.', 'Between.', 'Two.'), ['One.\n+Between.+\nTwo.']],
    ['a removed paragraph', html('One.', 'Two.', 'Three.'), html('One.', 'Three.'), ['One.\n-Two.-\nThree.']],
    [
      'other words',
      html('Rest well.'),
      html('Call a friend at night.'),
      ['-Rest well.-\n+Call a friend at night.+'],
    ],
    ['bold alone', html('Rest well.'), html('Rest <strong>well</strong>.'), ['Rest well+ [bold]+.']],
    ['a first text', '', html('One.', 'Two.'), ['+One.\nTwo.+']],
    ['a whole field', 'A title', undefined as never, ['-A title-']],
    ['nothing', numbered(), numbered(), []],
  ])('%s', (_, earlier, later, expected) => expect(passagesOf(earlier, later).map(shown)).toEqual(expected))

  it('a long line beside a change, and what is long and unchanged within it, is shortened between words', () => {
    const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')
    const [one] = passagesOf(html(long, `${long} old end`), html(long, `${long} new end`))
    const text = shown(one as Passage)
    expect(text.length).toBeLessThan(450)
    expect(text).toMatch(/^… word\d+ [^\n]*word199\n… word\d+ [^\n]*word199 -old-\+new\+ end$/)
  })

  const rewritten = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? `same${index}` : `${word}${index}`))
  it('of thousands of rewritten words are the old text and the new text, not word by word', () => {
    const [old, own] = [rewritten(8000, 'old').join(' '), rewritten(8000, 'new').join(' ')]
    expect(passagesOf(html(old), html(own)).map(shown)).toEqual([`-${old}-\n+${own}+`])
    expect(passagesOf('', html(own)).map(shown)).toEqual([`+${own}+`])
  })

  it('of thousands of rewritten lines are compared line by line, or as a whole where their number changed', () => {
    const [old, own] = [rewritten(2000, 'old'), rewritten(2000, 'new')]
    const passages = passagesOf(html(...old), html(...own))
    expect(passages).toHaveLength(1000)
    expect(passages.slice(0, 2).map(shown)).toEqual(['-old0-\n+new0+\nsame1', 'same1\n-old2-\n+new2+\nsame3'])
    expect(passagesOf(html(...old), html(...own, 'last')).map(({ words }) => words)).toEqual([
      [
        { text: old.join('\n'), isIn: 'earlier' },
        { text: '\n', isIn: 'both' },
        { text: [...own, 'last'].join('\n'), isIn: 'later' },
      ],
    ])
  })

  it('are found on the page by the words that it shows', () => {
    const later = html('Rest <strong>well</strong> <a href="/x">tonight</a>.', 'Rest', 'Eat')
    expect(passagesOf(html('Rest.'), later).flatMap((one) => shownTexts(one, later))).toEqual([
      ...['Rest well tonight.', 'Rest', 'Eat'],
    ])
  })
})

describe('the writers of a passage', () => {
  const text = (by: string, ...lines: string[]) => ({ by, content: { content: html(...lines) } })
  const published = { content: { content: html('One.', 'Two.') } }
  const writers = (...texts: Parameters<typeof writersOf>[3][number][]) =>
    passagesOf(published.content.content, texts.at(-1)?.content.content).map((one) =>
      writersOf('post', ['content'], one, [published, ...texts]),
    )
  it.each<[string, ReturnType<typeof text>[], string[][]]>([
    ['each wrote one', [text('ana', 'Uno.', 'Two.'), text('ruth', 'Uno.', 'Dos.')], [['ana'], ['ruth']]],
    [
      'the second changed the same one',
      [text('ana', 'Uno.', 'Two.'), text('ruth', 'Ein.', 'Two.')],
      [['ruth']],
    ],
    ['the first removed one', [text('ana', 'Two.'), text('ruth', 'Two.', 'Dos.')], [['ana'], ['ruth']]],
    [
      'both wrote a new part',
      [text('ana', 'One.', 'A.', 'Two.'), text('ruth', 'One.', 'A.', 'B.', 'Two.')],
      [['ana', 'ruth']],
    ],
    ['a line that stood elsewhere', [text('ana', 'Two.', 'One.', 'Two.')], [[]]],
  ])('%s', (_, texts, expected) => expect(writers(...texts)).toEqual(expected))

  it('who publishes is not taken for the writer', () => {
    const version = { ...text('ruth', 'Uno.', 'Two.'), action: 'published' as const }
    expect(writers(version)).toEqual([[]])
    const authors = { content: [{ by: 'ana', at: '2026-01-01T00:00:00.000Z' }] }
    expect(writers({ ...version, authors })).toEqual([['ana']])
  })
})
