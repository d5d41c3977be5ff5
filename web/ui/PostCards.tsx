import type { CardPost } from '#shared/documents/shownPosts.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostCards.module.css'

/** `three` columns leave no row of three posts half empty. */
export const PostCards = ({
  posts,
  columns,
}: {
  posts: readonly CardPost[]
  columns: 'fitting' | 'three'
}) => (
  <ul role="list" className={`${styles.cards} ${styles[columns]}`}>
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} />
      </li>
    ))}
  </ul>
)
