import { postPath } from '#shared/documents/paths.ts'
import type { CardPost } from '#shared/documents/shownPosts.ts'
import { messages } from '#shared/messages.ts'
import { CardLink, ImageCard } from './ImageCard.tsx'
import { postImage } from './image.ts'
import styles from './PostCard.module.css'

export function PostCard({ post }: { post: CardPost }) {
  return (
    <ImageCard image={{ ...postImage(post), alt: '' }}>
      {post.category && <p className={styles.category}>{post.category}</p>}
      <h3 className={styles.title}>{post.title}</h3>
      <p>{post.excerpt}</p>
      <CardLink href={postPath(post)} about={`about ${post.title}`}>
        {messages.teaser.readMore}
      </CardLink>
    </ImageCard>
  )
}
