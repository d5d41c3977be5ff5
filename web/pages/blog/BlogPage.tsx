import { getRouteApi } from '@tanstack/react-router'
import { messages } from '#shared/messages.ts'
import { blogPath } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { queries } from '../../data/queries.ts'
import { PostList } from './PostList.tsx'

const route = getRouteApi('/public/blog')

/** The blog: page header, stored content and a page of posts, which the address numbers from two on. */
export function BlogPage() {
  const { page = 1 } = route.useSearch()
  return (
    <ContentScreen
      question={queries.blogPage()}
      path="/blog"
      address={blogPath(page)}
      title={page > 1 ? `Our Blog, page ${page} | ${site.name}` : undefined}
      notFound={messages.blogPageNotFound}
      description={messages.blogDescription}
      last={<PostList page={page} />}
    />
  )
}
