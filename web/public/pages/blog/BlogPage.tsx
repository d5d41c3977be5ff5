import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { blogPath } from '#shared/documents/paths.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { PostList } from './PostList.tsx'

const route = getRouteApi('/public/blog')

export function BlogPage() {
  const { name } = useSite()
  const { page = 1 } = route.useSearch()
  const { data: list } = useQuery(queries.posts(page))
  if (list && page > Math.max(1, list.pages)) return <NotFoundPage />
  return (
    <ContentScreen
      page={pages.blog}
      address={blogPath(page)}
      title={page > 1 ? `${pages.blog.title}, page ${page} | ${name}` : undefined}
      description={messages.blogDescription}
      after={<PostList page={page} />}
    />
  )
}
