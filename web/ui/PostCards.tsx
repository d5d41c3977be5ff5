import type { CardPost } from '#shared/documents/shownPosts.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostCards.module.css'

interface PostCardsProps {
  posts: readonly CardPost[]
  /** A `row` is for three posts, which fill its width. */
  columns: 'fitting' | 'row'
  more?: string
}

export const PostCards = ({ posts, columns, more }: PostCardsProps) => (
  <ul role="list" className={styles[columns]}>
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} more={more} />
      </li>
    ))}
  </ul>
)
