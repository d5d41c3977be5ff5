import { useQuery } from '@tanstack/react-query'
import { cardPostOf } from '#shared/documents/shownPosts.ts'
import { queries } from '../../../data/queries.ts'
import { PostCard } from '../../../ui/PostCard.tsx'
import { PostCards } from '../../../ui/PostCards.tsx'
import { EntryGrid } from './EntryGrid.tsx'
import { LoadState } from './LoadState.tsx'
import type { TableRowsProps } from './selectEntries.ts'

export const PostRows = ({ items }: TableRowsProps) =>
  items ? <EntryGrid ids={items} Entry={PostById} /> : <NewestPosts />

function NewestPosts() {
  const query = useQuery(queries.posts(1))
  const posts = query.data?.posts ?? []
  return (
    <LoadState query={query} isEmpty={posts.length === 0}>
      <PostCards posts={posts} columns="fitting" />
    </LoadState>
  )
}

function PostById({ id }: { id: string }) {
  const query = useQuery(queries.post(id))
  return (
    <LoadState query={query} skeletons={1}>
      {query.data && <PostCard post={cardPostOf(query.data)} />}
    </LoadState>
  )
}
