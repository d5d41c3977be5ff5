import { useQueries, useQuery } from '@tanstack/react-query'
import { postPath } from '#shared/documents/paths.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { remainingPages } from './remainingPages.ts'

export function AllPosts({ className }: { className: string | undefined }) {
  const { data: first, error, isPending, refetch } = useQuery(queries.allPosts())
  const rest = useQueries({
    queries: remainingPages(first?.pages ?? 0).map((number) => queries.allPosts(number)),
  })
  const lists = [first, ...rest.map(({ data }) => data)]
  const posts = lists.flatMap((list) => list?.posts ?? [])
  const failed = error ?? rest.find((page) => page.error)?.error
  if (isPending) return <p role="status">{messages.loading}</p>
  return (
    <>
      {failed && (
        <PartFailure
          message={failed.message}
          error={failed}
          onRetry={() => Promise.all([refetch(), ...rest.map((page) => page.refetch())])}
        />
      )}
      {posts.length > 0 && (
        <ul className={className}>
          <LinkItems links={posts.map((post) => ({ path: postPath(post), title: post.title }))} />
        </ul>
      )}
      {!failed && posts.length === 0 && <p>{messages.noPosts}</p>}
    </>
  )
}
