import type { TypedReader } from '#shared/api/typedReader.ts'
import { blogPath, pathOf, postPath } from '#shared/documents/paths.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import { pages, singlePages } from '#shared/pages.ts'

export interface PublicAddress {
  path: string
  lastModified?: string | undefined
}

/** Every address that has a page, as it becomes known. (Routes.) */
export async function* publicAddresses(read: TypedReader<null>): AsyncGenerator<PublicAddress, void> {
  const singles = singlePages().filter(({ path }) => path !== pages.blog.path)
  yield* await Promise.all(singles.map((page) => singleAddress(read, page)))
  for (const page of (await read('GET /api/service-pages')) ?? [])
    yield { path: pathOf(page), lastModified: page.updatedAt }

  let posts = 0
  let newest: string | undefined
  for await (const post of allPosts(read)) {
    const lastModified = post.updatedAt ?? post.createdAt
    newest ??= lastModified
    posts += 1
    yield { path: postPath(post), lastModified }
  }
  yield { path: pages.blog.path, lastModified: newest }
  for (let page = 2; page <= Math.ceil(posts / limits.blogPageSize); page += 1)
    yield { path: blogPath(page), lastModified: newest }
}

type SinglePage = ReturnType<typeof singlePages>[number]

async function singleAddress(
  read: TypedReader<null>,
  { path, content, category }: SinglePage,
): Promise<PublicAddress> {
  const page = content
    ? await read('GET /api/pages/{name}', { params: { name: content } })
    : category && (await read('GET /api/treatment-pages/{category}', { params: { category } }))
  return { path, lastModified: page?.updatedAt }
}

/** Reads the next list while pages of the one before are rendered. All lists at once would overload the table. */
async function* allPosts(read: TypedReader<null>): AsyncGenerator<BlogPost, void> {
  const readList = async (page: number): Promise<BlogPostList> => {
    const list = await read('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } })
    return list ?? { posts: [], total: 0, pages: 0 }
  }
  let page = 1
  let next: Promise<BlogPostList> | undefined = readList(page)
  while (next) {
    const list: BlogPostList = await next
    page += 1
    next = page <= list.pages ? readList(page) : undefined
    // It may reject before it is awaited, which must not end the process.
    next?.catch(() => undefined)
    yield* list.posts
  }
}
