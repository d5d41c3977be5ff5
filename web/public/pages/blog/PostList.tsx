import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { PostCards } from '../../../ui/PostCards.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import styles from './PostList.module.css'

export function PostList({ page }: { page: number }) {
  const heading = useFocusOnNewPage(page)
  const { data, error, isPending, refetch } = useQuery(queries.posts(page))
  const { posts = [], pages = 0 } = data ?? {}
  return (
    <section className={styles.list} aria-labelledby="posts-heading">
      <h2 id="posts-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {page > 1 ? 'Older articles' : 'Latest articles'}
        {pages > 1 && (
          <span className={styles.pageNumber}>
            Page {page} of {pages}
          </span>
        )}
      </h2>
      {isPending && <Skeletons count={limits.skeletons.many} />}
      {error && <PartFailure error={error} onRetry={refetch} />}
      {!isPending && !error && posts.length === 0 && <p>{messages.noPosts}</p>}
      {posts.length > 0 && <PostCards posts={posts} columns="fitting" />}
      <Pagination current={page} pages={pages} />
    </section>
  )
}

/** Focuses the heading of a new page of posts, so keyboard and screen reader users continue there. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
