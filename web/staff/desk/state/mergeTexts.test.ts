import { describe, expect, it } from 'vitest'
import { mergeTexts, textBlocks } from './merge.ts'

const list = '<ul><li>One<ul><li>Two</li></ul></li></ul>'
const base = `<p>A</p><h2>B</h2>${list}<p>D</p>`

it('a text is divided at its outermost elements', () => {
  expect(textBlocks(`<p>A<br>a<img src="/a"></p>\n${list}<p>D`)).toEqual([
    '<p>A<br>a<img src="/a"></p>',
    `\n${list}`,
    '<p>D',
  ])
})

describe('two changes of one text', () => {
  it.each([
    ['of different paragraphs', '<p>X</p><h2>B</h2>', '<p>Y</p>', `<p>X</p><h2>B</h2>${list}<p>Y</p>`],
    ['around one of somebody else', '<p>X</p><h2>B</h2>', '<p>D</p>', `<p>X</p><h2>B</h2>${list}<p>D</p>`],
    [
      'of which one adds a paragraph',
      '<p>A</p><p>new</p><h2>B</h2>',
      '<p>Y</p>',
      `<p>A</p><p>new</p><h2>B</h2>${list}<p>Y</p>`,
    ],
    ['of which one removes a paragraph', '<h2>B</h2>', '<p>Y</p>', `<h2>B</h2>${list}<p>Y</p>`],
  ])('%s are both kept, in either order', (_, start, end, merged) => {
    const mine = `${start}${list}<p>D</p>`
    const theirs = `<p>A</p><h2>B</h2>${list}${end}`
    expect(mergeTexts(base, mine, theirs)).toBe(merged)
    expect(mergeTexts(base, theirs, mine)).toBe(merged)
  })

  it.each([
    ['of the same paragraph', base.replace('A', 'X'), base.replace('A', 'Y')],
    ['that both add one at the end', `${base}<p>X</p>`, `${base}<p>Y</p>`],
    [
      'that both add one at the same place',
      base.replace('<h2>', '<p>X</p><h2>'),
      base.replace('<h2>', '<p>Y</p><h2>'),
    ],
    ['of which one removes what the other changes', base.replace('<p>A</p>', ''), base.replace('A', 'Y')],
  ])('%s are decided by a person', (_, mine, theirs) => {
    expect(mergeTexts(base, mine, theirs)).toBeUndefined()
    expect(mergeTexts(base, theirs, mine)).toBeUndefined()
  })
})

it('a line that is not made of paragraphs is decided by a person', () => {
  expect(mergeTexts('Sleep', 'Rest', 'Nap')).toBeUndefined()
})
