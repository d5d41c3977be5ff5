import { useQuery } from '@tanstack/react-query'
import { cardPostOf } from '#shared/documents/shownPosts.ts'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { PostCard } from '../../../ui/PostCard.tsx'
import { PostCards } from '../../../ui/PostCards.tsx'
import { EntryGrid } from './EntryGrid.tsx'
import { LoadState } from './LoadState.tsx'
import type { TableRowsProps } from './selectEntries.ts'

export const PostRows = ({ items }: TableRowsProps) =>
  items ? <EntryGrid ids={items} Entry={PostById} /> : <NewestPosts />

function NewestPosts() {
  const { data, error, isPending } = useQuery(queries.posts(1))
  const posts = data?.posts ?? []
  return (
    <LoadState
      isPending={isPending}
      error={error}
      isEmpty={posts.length === 0}
      skeletons={limits.skeletons.few}
    >
      <PostCards posts={posts} columns="fitting" />
    </LoadState>
  )
}

function PostById({ id }: { id: string }) {
  const { data, error, isPending } = useQuery(queries.post(id))
  return (
    <LoadState isPending={isPending} error={error} skeletons={1}>
      {data && <PostCard post={cardPostOf(data)} />}
    </LoadState>
  )
}
