// @vitest-environment node
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { knownStates, readRegion } from '#shared/region/readRegion.ts'
import { postImage } from './image.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'web/files')
const files = globSync('**/*.{svg,png,jpg,webp,ico}', { cwd: folder })
  .map((path) => `/${path}`)
  .toSorted()

/** What content and code name, written out or made of a slug or a category. */
const sources = globSync(['shared/**/*.{ts,yaml}', 'web/**/*.{html,ts,tsx}'], {
  cwd: root,
  exclude: ['**/*.test.*', '**/testing/**'],
}).map((path) => readFileSync(join(root, path), 'utf8'))
const written = sources.flatMap((text) => text.match(/\/art\/[\w/-]+\.\w+|\/[\w-]*icon[\w-]*\.\w+/g) ?? [])
const posts = Array.from({ length: 2_000 }, (_, number) => postImage({ slug: `${number}`, title: '' }).src)
const cards = TreatmentCategory.options.map((category) => `/art/social/${category}.jpg`)

/** Marks of sample insurers and seals: new sites show none, but the facts of sites that exist name them. */
const stored = files.filter((file) => file.startsWith('/art/marks/'))

/** The outline of the map of a clinic in that state. */
const maps = knownStates().flatMap((state) => readRegion(state).mapOutline ?? [])

/** Browsers and readers of feeds request it without a link. */
const byDefault = '/favicon.ico'

describe('the images of the site', () => {
  it('are the files that content and code name, and no others', () => {
    expect(files).toEqual(
      [...new Set([...written, ...posts, ...cards, ...stored, ...maps, byDefault])].toSorted(),
    )
  })
  it.each(files)('%s is small: an SVG 16 KB, another 150 KB', (file) => {
    const { size } = statSync(join(folder, file))
    expect(size).toBeLessThan((file.endsWith('.svg') ? 16 : 150) * 1024)
  })
})

describe('the images of a new site', () => {
  it.each(seed.landings)('differ on a landing page: $slug', ({ heroImage, image1, image2, image3 }) => {
    expect(new Set([heroImage, image1, image2, image3]).size).toBe(4)
  })
  it('differ on pages with the same parent', () => {
    const siblings = Map.groupBy(seed.treatments, ({ category, parentId }) => `${category} ${parentId}`)
    for (const pages of siblings.values())
      expect(new Set(pages.map(({ image1 }) => image1)).size).toBe(pages.length)
  })
  it('differ on posts that share a page of the blog', () => {
    const shown = seed.posts.map((post) => postImage(post).src)
    for (const at of shown.keys()) {
      const neighbors = shown.slice(at, at + 9)
      expect(new Set(neighbors).size).toBe(neighbors.length)
    }
  })
})
