import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { Page } from '#shared/entities/page.ts'
import type { ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { blogPath, pathOf, postPath } from '#shared/rules/paths.ts'

/** A page of the site: its address from the root, and the moment its content last changed, where that is known. */
export interface PublicAddress {
  path: string
  lastModified?: string | undefined
}

/**
 * Every address that has a page, as it becomes known: the pages that stand fast, those of treatments, posts, and the
 * blog's own pages when all posts have been listed. (Routes.)
 */
export async function* publicAddresses(
  readUrl: RenderContext['readUrl'],
): AsyncGenerator<PublicAddress, void> {
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
  yield* await Promise.all([
    stored('/', 'home'),
    stored('/contact-us', 'contact-us'),
    landing('what-we-treat'),
    landing('how-we-help'),
    stored('/faq', 'faq'),
    stored('/reviews', 'reviews'),
  ])
  yield { path: '/forms' }
  yield { path: '/privacy-policy' }
  yield { path: '/sitemap' }
  for (const page of await read<ServicePage[]>('/api/service-pages'))
    yield { path: pathOf(page), lastModified: page.updatedAt }

  let posts = 0
  let newest: string | undefined
  for await (const post of allPosts((page) => read(listOfPosts(page)))) {
    newest ??= changeOf(post)
    posts += 1
    yield { path: postPath(post), lastModified: changeOf(post) }
  }
  yield { path: '/blog', lastModified: newest }
  for (let number = 2; number <= Math.ceil(posts / limits.blogPageSize); number += 1)
    yield { path: blogPath(number), lastModified: newest }
}

const listOfPosts = (page: number) => `/api/blog/posts?page=${page}&perPage=${limits.blogPageSizeMax}`
const changeOf = (post: BlogPost) => post.updatedAt ?? post.createdAt

/** List by list, the next one on its way while one is being drawn. All at once would ask too much of the table. */
async function* allPosts(list: (number: number) => Promise<BlogPostList>): AsyncGenerator<BlogPost, void> {
  let coming: Promise<BlogPostList> | undefined = list(1)
  for (let number = 2; coming; number += 1) {
    const { posts, pages }: BlogPostList = await coming
    coming = number <= pages ? list(number) : undefined
    // Whoever waits for it comes later than its failure might.
    coming?.catch(() => undefined)
    yield* posts
  }
}
