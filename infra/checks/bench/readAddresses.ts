import * as z from 'zod/mini'

const Named = z.array(z.object({ id: z.string(), slug: z.optional(z.string()) }))

/** Every GET address of the public API that has an answer, each question asked in many ways: about a thousand. */
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
  return [
    ...['home', 'contact-us', 'blog', 'faq', 'reviews'].map((name) => `/api/pages/${name}`),
    ...reviews.map(({ id }) => `/api/reviews/${encodeURIComponent(id)}`),
    ...services.map(({ id }) => `/api/services/${encodeURIComponent(id)}`),
    ...faqs.map(({ id }) => `/api/faqs/${encodeURIComponent(id)}`),
    ...pages.map(({ slug }) => `/api/treatment-pages/${slug}`),
    ...pages.map(({ id }) => `/api/faqs?servicePageId=${encodeURIComponent(id)}`),
    ...posts.flatMap(({ id, slug }) => [`/api/blog/posts/${id}`, `/api/blog/posts/${slug}`]),
    ...pagesOfPosts(posts.length),
  ]
}

function pagesOfPosts(total: number): string[] {
  return Array.from({ length: 99 }, (_, index) => index + 1).flatMap((perPage) =>
    Array.from(
      { length: Math.ceil(total / perPage) },
      (_, index) => `/api/blog/posts?page=${index + 1}&perPage=${perPage}`,
    ),
  )
}
