import type { BlogPost } from '#shared/entities/blogPost.ts'
import { messages } from '#shared/messages.ts'
import { postPath } from '#shared/rules/paths.ts'
import { postPicture } from '#shared/rules/picture.ts'
import styles from './PostCard.module.css'
import { SitePicture } from './SitePicture.tsx'

type Post = Pick<BlogPost, 'id' | 'slug' | 'title' | 'category' | 'excerpt'>

/** A post in a grid: illustration, category, title, the first 150 characters and "Read More". */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className={styles.card}>
      <SitePicture picture={postPicture(post.slug)} lazy />
      <div className={styles.words}>
        <p className={styles.category}>{post.category}</p>
        <h3 className={styles.title}>{post.title}</h3>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <a className={styles.more} href={postPath(post)}>
          {messages.teaser.readMore}
          <span className="visually-hidden">: {post.title}</span>
        </a>
      </div>
    </article>
  )
}
