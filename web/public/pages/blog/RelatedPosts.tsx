import { useQuery } from '@tanstack/react-query'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { PostCards } from '../../../ui/PostCards.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import styles from './RelatedPosts.module.css'

export function RelatedPosts({ post }: { post: BlogPost }) {
  const { data, error, isPending, refetch } = useQuery(queries.relatedPosts(post.category))
  const posts = relatedPosts(post, data?.posts ?? [])
  if (!isPending && !error && posts.length === 0) return null
  return (
    <div className={styles.related}>
      <Section title="More on this" tone="deep">
        {isPending && <Skeletons count={limits.skeletons.few} />}
        {error && <PartFailure message={error.message} error={error} onRetry={refetch} />}
        {posts.length > 0 && <PostCards posts={posts} columns="row" />}
      </Section>
    </div>
  )
}

/** `posts` is the first page of the post's category. */
const relatedPosts = <Post extends { id: string }>(current: { id: string }, posts: readonly Post[]): Post[] =>
  posts.filter((post) => post.id !== current.id).slice(0, limits.relatedPosts)
