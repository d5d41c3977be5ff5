import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { postIllustrations, postImage } from '../../ui/image.ts'
import { allArt } from './allArt.ts'
import { renderSocialCard, socialCards } from './socialCards.ts'

const slugs = seed.treatments.map(({ slug }) => slug)
const files = allArt(slugs)

describe('the SVG files', () => {
  it('include a hero and three illustrations of every treatment page and landing page', () => {
    for (const slug of ['what-we-treat', 'how-we-help', ...slugs])
      for (const part of ['hero', '1', '2', '3'])
        expect(files.has(`art/${slug}/${part}.svg`), slug).toBe(true)
  })

  it(`include ${postIllustrations} illustrations of posts, those of other pages, six insurers, three seals and the logo`, () => {
    const posts = Array.from({ length: postIllustrations }, (_, index) => `art/blog/${index}.svg`)
    const screens = ['home/hero', 'home/support', 'home/contact', 'not-found', 'default'].map(
      (name) => `art/${name}.svg`,
    )
    const insurers = [1, 2, 3, 4, 5, 6].map((number) => `art/marks/insurer-${number}.svg`)
    const seals = [1, 2, 3].map((number) => `art/marks/seal-${number}.svg`)
    const expected = [...posts, ...screens, ...insurers, ...seals, 'favicon.svg', 'art/logo.svg']
    expect(expected.filter((path) => !files.has(path))).toEqual([])
  })

  it('are different ones for the posts of a new site', () => {
    const shown = seed.posts.map((post) => postImage(post).src)
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('are well-formed, and define every id that they use once', () => {
    for (const [path, svg] of files) {
      const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
      expect(document.querySelector('parsererror'), path).toBeNull()
      expect(danglingIds(document, svg), path).toEqual([])
    }
  })

  it('differ from each other', () => {
    const images = [...files].filter(([path]) => path.startsWith('art/') && path !== 'art/logo.svg')
    expect(new Set(images.map(([, svg]) => svg)).size).toBe(images.length)
  })

  it('are the same when they are rendered again', () => {
    expect(allArt(slugs)).toEqual(files)
  })
})

describe('a social card', () => {
  it.each(Object.entries(socialCards))('is well-formed, with text as outlines: %s', (name, card) => {
    const svg = renderSocialCard(name, card)
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(document.querySelector('parsererror')).toBeNull()
    expect(danglingIds(document, svg)).toEqual([])
    expect(svg).not.toContain('<text')
  })
})

/** Ids that are used but not defined, or defined twice. */
function danglingIds(document: Document, svg: string): string[] {
  const defined = [...document.querySelectorAll('[id]')].map((element) => element.id)
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name = '']) => name)
  return [
    ...used.filter((name) => !defined.includes(name)),
    ...defined.filter((name, index) => defined.indexOf(name) !== index),
  ]
}
