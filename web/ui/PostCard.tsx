import { postPath } from '#shared/documents/paths.ts'
import type { CardPost } from '#shared/documents/shownPosts.ts'
import { CardLink, CardTitle, ImageCard } from './ImageCard.tsx'
import { postImage } from './image.ts'
import styles from './PostCard.module.css'

/** `more` is the text of a link below the excerpt. Without it, the title is the link. */
export function PostCard({ post, more }: { post: CardPost; more?: string | undefined }) {
  const path = postPath(post)
  return (
    <ImageCard image={{ ...postImage(post), alt: '' }}>
      {post.category && <p className={styles.category}>{post.category}</p>}
      <CardTitle href={more ? undefined : path} className={styles.title}>
        {post.title}
      </CardTitle>
      <p>{post.excerpt}</p>
      {more && (
        <CardLink href={path} about={`about ${post.title}`}>
          {more}
        </CardLink>
      )}
    </ImageCard>
  )
}
