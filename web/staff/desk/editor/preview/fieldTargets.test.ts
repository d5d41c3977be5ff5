import { describe, expect, it } from 'vitest'
import { pathOfTarget, targetOf } from './fieldTargets.ts'

const content = {
  title: 'Sleep',
  slug: 'sleep',
  image1: '/media/a.webp',
  text1: '<p>Rest well &amp; long.</p><ul><li>Call <a href="tel:988">988</a></li></ul>',
  seo: { metaTitle: 'Sleep | Clinic' },
  content: [
    { name: 'Hero', elements: [{ name: 'card', values: { title: 'Rest well', image: '/art/b.svg' } }] },
  ],
}

describe('the field behind a click in the preview', () => {
  it.each([
    ['a paragraph', { texts: ['Rest well & long.'] }, ['text1']],
    ['a list entry with a link', { texts: ['Call 988'] }, ['text1']],
    ['a heading', { texts: ['Sleep'] }, ['title']],
    ['words of an element', { texts: ['Rest well'] }, ['content', 0, 'elements', 0, 'values', 'title']],
    ['an image', { texts: [], image: '/art/b.svg' }, ['content', 0, 'elements', 0, 'values', 'image']],
  ])('is found for %s', (_, target, path) => {
    expect(pathOfTarget(content, target)).toEqual(path)
  })

  it('does not exist for words of the site itself, or for the name of a section', () => {
    expect(pathOfTarget(content, { texts: ['Our offices'] })).toBeUndefined()
    expect(pathOfTarget(content, { texts: ['Hero'] })).toBeUndefined()
    expect(pathOfTarget(content, { texts: [] })).toBeUndefined()
  })
})

it('a field is shown by its words, block by block, or by its image', () => {
  expect(targetOf(content, ['text1'])).toEqual({ texts: ['Rest well & long.', 'Call 988'] })
  expect(targetOf(content, ['image1'])).toEqual({ texts: [], image: '/media/a.webp' })
  expect(targetOf(content, ['missing'])).toEqual({ texts: [] })
})
