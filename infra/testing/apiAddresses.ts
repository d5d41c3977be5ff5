import * as z from 'zod/mini'
import { limits } from '#shared/limits.ts'

const Named = z.array(z.object({ id: z.string(), slug: z.optional(z.string()) }))

/** Every public GET address of the API that exists; neighbors belong to different functions. */
export async function apiAddresses(site: string): Promise<string[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(site + path)).json()
  const [reviews, services, pages, { faqs }, { posts }] = await Promise.all([
    read('/api/reviews').then((body) => Named.parse(body)),
    read('/api/services').then((body) => Named.parse(body)),
    read('/api/service-pages').then((body) => Named.parse(body)),
    read('/api/faqs').then((body) => z.object({ faqs: Named }).parse(body)),
    read('/api/blog/posts?page=1&perPage=100').then((body) => z.object({ posts: Named }).parse(body)),
  ])
  const pageCount = Math.ceil(posts.length / limits.blogPageSize)
  return interleaved([
    ['/api/reviews', '/api/services', '/api/service-pages', '/api/team-members', '/api/faqs'],
    ['home', 'contact-us', 'blog', 'faq', 'reviews'].map((name) => `/api/pages/${name}`),
    ['what-we-treat', 'how-we-help'].map((category) => `/api/treatment-pages/${category}`),
    reviews.map(({ id }) => `/api/reviews/${encodeURIComponent(id)}`),
    services.map(({ id }) => `/api/services/${encodeURIComponent(id)}`),
    faqs.map(({ id }) => `/api/faqs/${encodeURIComponent(id)}`),
    pages.map(({ slug }) => `/api/treatment-pages/${slug}`),
    pages.map(({ id }) => `/api/faqs?servicePageId=${encodeURIComponent(id)}`),
    posts.map(({ slug }) => `/api/blog/posts/${slug}`),
    Array.from({ length: pageCount }, (_, at) => `/api/blog/posts?page=${at + 1}&perPage=9`),
  ])
}

function interleaved(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
