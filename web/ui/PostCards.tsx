import type { CardPost } from '#shared/documents/shownPosts.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostCards.module.css'

/** A `row` is for three posts, which fill its width. */
export const PostCards = ({ posts, columns }: { posts: readonly CardPost[]; columns: 'fitting' | 'row' }) => (
  <ul role="list" className={styles[columns]}>
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} />
      </li>
    ))}
  </ul>
)
