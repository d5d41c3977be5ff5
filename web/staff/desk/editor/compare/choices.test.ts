import { describe, expect, it } from 'vitest'
import { choicesOf, chosenContent, textBlocks } from './choices.ts'

const list = '<ul><li>One<ul><li>Two</li></ul></li></ul>'
const text = (...paragraphs: string[]) => ({ content: paragraphs.map((words) => `<p>${words}</p>`).join('') })

it('a text is divided at its outermost elements', () => {
  expect(textBlocks(`<p>A<br>a<img src="/a"></p>\n${list}<p>D`)).toEqual([
    '<p>A<br>a<img src="/a"></p>',
    `\n${list}`,
    '<p>D',
  ])
})

describe('of two texts, a choice', () => {
  const base = text('A', 'B', 'C')

  it('is each paragraph that was changed here, which stays unless the other one has changed it too [14.19]', () => {
    const texts = { base, own: text('A', 'mine', 'C'), current: text('A', 'B', 'theirs') }
    expect(choicesOf(texts)).toEqual([
      { path: ['content'], current: '<p>B</p>', own: '<p>mine</p>', isOwn: true },
    ])
    expect(chosenContent(texts, [true])).toEqual(text('A', 'mine', 'theirs'))
    const apart = {
      base: text('A', 'B', 'C', 'D'),
      own: text('mine', 'B', 'C', 'D'),
      current: text('A', 'B', 'C', 'theirs'),
    }
    expect(choicesOf(apart)).toEqual([
      { path: ['content'], current: '<p>A</p>', own: '<p>mine</p>', isOwn: true },
    ])
    expect(chosenContent(apart, [true])).toEqual(text('mine', 'B', 'C', 'theirs'))
    expect(chosenContent(apart, [false])).toEqual(apart.current)
  })

  it('is a paragraph that was added or removed here', () => {
    const texts = { base, own: text('new', 'A', 'C'), current: base }
    expect(choicesOf(texts).map(({ isOwn }) => isOwn)).toEqual([true, true])
    expect(chosenContent(texts, [true, false])).toEqual(text('new', 'A', 'B', 'C'))
    expect(chosenContent(texts, [false, true])).toEqual(text('A', 'C'))
  })

  it('is an entry of a list [14.19]', () => {
    const [one, two, mine, theirs] = ['one', 'two', 'mine', 'theirs'].map((name) => ({ name }))
    const texts = {
      base: { insurers: [one, two] },
      own: { insurers: [one, two, mine] },
      current: { insurers: [theirs, one, two] },
    }
    expect(choicesOf(texts)).toEqual([{ path: ['insurers'], current: [], own: [mine], isOwn: true }])
    expect(chosenContent(texts, [true])).toEqual({ insurers: [theirs, one, two, mine] })
  })

  it('is a line that was changed here and there, where the draft stays unless somebody chooses', () => {
    const texts = { base: { title: 'A' }, own: { title: 'Mine' }, current: { title: 'Theirs' } }
    expect(choicesOf(texts)).toEqual([{ path: ['title'], current: 'Theirs', own: 'Mine', isOwn: false }])
    expect(chosenContent(texts, [true])).toEqual({ title: 'Mine' })
  })

  it('is nothing that only the other one has changed', () => {
    expect(choicesOf({ base, own: base, current: text('A', 'theirs', 'C') })).toEqual([])
    const texts = { base: { a: 1, b: 1 }, own: { a: 2, b: 1 }, current: { a: 1, b: 2 } }
    expect(choicesOf(texts)).toEqual([{ path: ['a'], current: 1, own: 2, isOwn: true }])
  })
})
