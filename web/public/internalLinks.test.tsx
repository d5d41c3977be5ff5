// @vitest-environment node
import { expect, it } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { seed } from '#shared/content/seed.ts'
import { fixedPages, pathOf, postPath } from '#shared/documents/paths.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const { treatments, posts, pages, landings, faqs, reviews, services, teamMembers, site } = seed
const [treatment] = treatments
const nested = treatments.find(({ parentId }) => parentId)
const [post] = posts

const paths = [
  ...fixedPages(site).map(({ path }) => path),
  ...[treatment, nested].flatMap((page) => (page ? pathOf(page) : [])),
  ...(post ? [postPath(post)] : []),
]
const known = new Set([
  ...fixedPages(site).map(({ path }) => path),
  ...treatments.map(pathOf),
  ...posts.map(postPath),
])

it.each(paths)('%s links only to pages of the table', async (path) => {
  const hrefs = Array.from(
    (await renderRoute(path, responseTo)).matchAll(/ href="(\/[^"?#]*)/g),
    ([, href = '']) => href,
  )
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => !known.has(href) && !isFile(href))).toEqual([])
})

/** Forms, icons and the like. */
const isFile = (href: string) => /\.\w+$/.test(href)

const responses = new Map<string, unknown>([
  [urlOf('GET /api/site', {}), site],
  ...Object.entries(pages).map(
    ([name, page]) => [urlOf('GET /api/pages/{name}', { params: { name } }), page] as const,
  ),
  ...landings.map(
    (page) =>
      [urlOf('GET /api/treatment-pages/{category}', { params: { category: page.category } }), page] as const,
  ),
  ...treatments.map((page) => [`/api/treatment-pages/${page.slug}`, page] as const),
  ...posts.map(
    (post) => [urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: post.slug } }), post] as const,
  ),
  ...services.map(
    (service) => [urlOf('GET /api/services/{id}', { params: { id: service.id } }), service] as const,
  ),
  [urlOf('GET /api/services'), services],
  [urlOf('GET /api/reviews'), reviews],
  [urlOf('GET /api/team-members'), teamMembers],
  [urlOf('GET /api/service-pages'), treatments],
])

const responseTo = (url: string): unknown => responses.get(url) ?? listOf(url)

const listOf = (url: string) =>
  url.startsWith(urlOf('GET /api/faqs'))
    ? { faqs, total: faqs.length, pages: 1, categories: [] }
    : { posts, total: posts.length, pages: 1 }
