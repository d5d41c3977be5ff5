import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../data/queries.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { PostCards } from '../../ui/PostCards.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import styles from './BlogTeaser.module.css'

export function BlogTeaser() {
  const { data, isPending } = useQuery(queries.newestPosts())
  const posts = data?.posts ?? []
  if (!isPending && posts.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="teaser-heading">
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h2 id="teaser-heading">{messages.teaser.heading}</h2>
          <p>{messages.teaser.text}</p>
        </div>
        {isPending ? (
          <Skeletons count={limits.skeletons.few} shape="row" />
        ) : (
          <PostCards posts={posts} columns="row" more={messages.teaser.readMore} />
        )}
        <p className={styles.all}>
          <a href={pages.blog.path} className={buttonClass('quiet')}>
            {messages.teaser.all}
          </a>
        </p>
      </div>
    </section>
  )
}
