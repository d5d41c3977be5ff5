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
      { path: ['content'], current: '<p>B</p>', own: '<p>mine</p>', kept: 'own', canBeBoth: true },
    ])
    expect(chosenContent(texts, ['own'])).toEqual(text('A', 'mine', 'theirs'))
    const apart = {
      base: text('A', 'B', 'C', 'D'),
      own: text('mine', 'B', 'C', 'D'),
      current: text('A', 'B', 'C', 'theirs'),
    }
    expect(choicesOf(apart)).toEqual([
      { path: ['content'], current: '<p>A</p>', own: '<p>mine</p>', kept: 'own', canBeBoth: true },
    ])
    expect(chosenContent(apart, ['own'])).toEqual(text('mine', 'B', 'C', 'theirs'))
    expect(chosenContent(apart, ['draft'])).toEqual(apart.current)
  })

  it('is a paragraph that was added or removed here', () => {
    const texts = { base, own: text('new', 'A', 'C'), current: base }
    expect(choicesOf(texts).map(({ kept }) => kept)).toEqual(['own', 'own'])
    expect(chosenContent(texts, ['own', 'draft'])).toEqual(text('new', 'A', 'B', 'C'))
    expect(chosenContent(texts, ['draft', 'own'])).toEqual(text('A', 'C'))
  })

  it('is an entry of a list [14.19]', () => {
    const [one, two, mine, theirs] = ['one', 'two', 'mine', 'theirs'].map((name) => ({ name }))
    const texts = {
      base: { insurers: [one, two] },
      own: { insurers: [one, two, mine] },
      current: { insurers: [theirs, one, two] },
    }
    expect(choicesOf(texts)).toEqual([
      { path: ['insurers'], current: [], own: [mine], kept: 'own', canBeBoth: false },
    ])
    expect(chosenContent(texts, ['own'])).toEqual({ insurers: [theirs, one, two, mine] })
  })

  it('is a line that was changed here and there, where the draft stays unless somebody chooses', () => {
    const texts = { base: { title: 'A' }, own: { title: 'Mine' }, current: { title: 'Theirs' } }
    expect(choicesOf(texts)).toEqual([
      { path: ['title'], current: 'Theirs', own: 'Mine', kept: 'draft', canBeBoth: false },
    ])
    expect(chosenContent(texts, ['own'])).toEqual({ title: 'Mine' })
  })

  it.each([
    ['<p>I slept</p>', '<p>I slept well</p>', 'own'],
    ['<p>I slept</p>', '<p>Last night I slept, at last.</p>', 'own'],
    ['<p>I slept toni</p>', '<p>I slept tonight</p>', 'own'],
    ['<p>I slept well</p>', '<p>I slept</p>', 'draft'],
    ['<p>We slept</p>', '<p>I slept well</p>', 'draft'],
  ])('that was %s in the draft and %s here is at first the %s one [14.14]', (current, own, kept) => {
    const [choice] = choicesOf({ base: text('A'), own: { content: own }, current: { content: current } })
    expect(choice?.kept).toBe(kept)
  })

  it('of paragraphs, both can be kept, the one of the draft first [14.14]', () => {
    const texts = { base: text('A'), own: text('mine'), current: text('theirs') }
    expect(choicesOf(texts)).toEqual([
      { path: ['content'], current: '<p>theirs</p>', own: '<p>mine</p>', kept: 'draft', canBeBoth: true },
    ])
    expect(chosenContent(texts, ['both'])).toEqual(text('theirs', 'mine'))
  })

  it('is nothing that only the other one has changed', () => {
    expect(choicesOf({ base, own: base, current: text('A', 'theirs', 'C') })).toEqual([])
    const texts = { base: { a: 1, b: 1 }, own: { a: 2, b: 1 }, current: { a: 1, b: 2 } }
    expect(choicesOf(texts)).toEqual([{ path: ['a'], current: 1, own: 2, kept: 'own', canBeBoth: false }])
  })
})
