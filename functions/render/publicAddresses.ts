import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { Page } from '#shared/entities/page.ts'
import type { ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import type { RenderDoor } from '#shared/rendering.ts'
import { blogPath, pathOf, postPath } from '#shared/rules/paths.ts'

/** A page of the site: its address from the root, and the moment its content last changed, where that is known. */
export interface PublicAddress {
  path: string
  lastModified?: string | undefined
}

/** Every address that has a page, in the order of the site's own map. (Routes.) */
export async function publicAddresses(readUrl: RenderDoor['readUrl']): Promise<PublicAddress[]> {
  // The handlers checked these answers against their schemas a moment ago.
  const read = async <Answer>(url: string) => (await readUrl(url)) as Answer
  const stored = async (path: string, name: string): Promise<PublicAddress> => ({
    path,
    lastModified: (await read<Page | null>(`/api/pages/${name}`))?.updatedAt,
  })
  const landing = async (category: string): Promise<PublicAddress> => ({
    path: `/${category}`,
    lastModified: (await read<TreatmentPage | null>(`/api/treatment-pages/${category}`))?.updatedAt,
  })
  const [posts, servicePages] = await Promise.all([
    allPosts((page) => read<BlogPostList>(`/api/blog/posts?page=${page}&perPage=${limits.blogPageSizeMax}`)),
    read<ServicePage[]>('/api/service-pages'),
  ])
  const blogPages = Array.from(
    { length: Math.ceil(posts.length / limits.blogPageSize) },
    (_, index) => index + 1,
  )
  const newest = posts[0] && changeOf(posts[0])
  return [
    ...(await Promise.all([
      stored('/', 'home'),
      stored('/contact-us', 'contact-us'),
      landing('what-we-treat'),
      landing('how-we-help'),
      stored('/faq', 'faq'),
      stored('/reviews', 'reviews'),
    ])),
    { path: '/forms' },
    { path: '/privacy-policy' },
    { path: '/sitemap' },
    ...servicePages.map((page) => ({ path: pathOf(page), lastModified: page.updatedAt })),
    { path: '/blog', lastModified: newest },
    ...blogPages.slice(1).map((number) => ({ path: blogPath(number), lastModified: newest })),
    ...posts.map((post) => ({ path: postPath(post), lastModified: changeOf(post) })),
  ]
}

const changeOf = (post: BlogPost) => post.updatedAt ?? post.createdAt

async function allPosts(page: (number: number) => Promise<BlogPostList>): Promise<BlogPost[]> {
  const first = await page(1)
  const numbers = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2)
  const rest = await Promise.all(numbers.map(page))
  return [first, ...rest].flatMap(({ posts }) => posts)
}
