import * as z from 'zod/mini'

const Named = z.array(z.object({ id: z.string(), slug: z.optional(z.string()) }))

/** Every GET address of the public API that has an answer, neighbours being answered by different functions. */
export async function readAddresses(site: string): Promise<string[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(site + path)).json()
  const [reviews, services, pages, faqs, posts] = await Promise.all([
    read('/api/reviews').then((answer) => Named.parse(answer)),
    read('/api/services').then((answer) => Named.parse(answer)),
    read('/api/service-pages').then((answer) => Named.parse(answer)),
    read('/api/faqs').then((answer) => z.object({ faqs: Named }).parse(answer).faqs),
    read('/api/blog/posts?page=1&perPage=100').then(
      (answer) => z.object({ posts: Named }).parse(answer).posts,
    ),
  ])
  const pagesOfPosts = Array.from({ length: Math.ceil(posts.length / 9) }, (_, index) => index + 1)
  return interleaved([
    ['/api/reviews', '/api/services', '/api/service-pages', '/api/faqs'],
    ['home', 'contact-us', 'blog', 'faq', 'reviews'].map((name) => `/api/pages/${name}`),
    ['what-we-treat', 'how-we-help'].map((category) => `/api/treatment-pages/${category}`),
    reviews.map(({ id }) => `/api/reviews/${encodeURIComponent(id)}`),
    services.map(({ id }) => `/api/services/${encodeURIComponent(id)}`),
    faqs.map(({ id }) => `/api/faqs/${encodeURIComponent(id)}`),
    pages.map(({ slug }) => `/api/treatment-pages/${slug}`),
    pages.map(({ id }) => `/api/faqs?servicePageId=${encodeURIComponent(id)}`),
    posts.map(({ slug }) => `/api/blog/posts/${slug}`),
    pagesOfPosts.map((page) => `/api/blog/posts?page=${page}&perPage=9`),
  ])
}

function interleaved(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
