import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pathOf, postPath } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { queries } from '../data/queries.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { PostCard } from '../ui/PostCard.tsx'
import { ReviewCard } from '../ui/ReviewCard.tsx'
import { Skeletons } from '../ui/Skeletons.tsx'
import { ContentError } from './ContentError.tsx'
import styles from './tables.module.css'

interface RowsProps {
  items: string[] | undefined
}

/** Services as cards; those that are named come one by one. */
export function ServiceRows({ items }: RowsProps) {
  const all = useQuery({ ...queries.services(), enabled: !items })
  const named = useQueries({ queries: (items ?? []).map((id) => queries.service(id)) })
  const services = (items ? named : [all]).flatMap(({ data }) => data ?? [])
  return (
    <Rows reads={items ? named : [all]} found={services.length}>
      <ul role="list" className={styles.grid}>
        {services.map((service) => (
          <li key={service.id} className={styles.service}>
            <h3>{service.title}</h3>
            <p>{service.description}</p>
            <a href={pathOf(service)}>
              Learn more <span className="visually-hidden">about {service.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Rows>
  )
}

/** Questions that unfold. */
export function FaqRows({ items }: RowsProps) {
  const read = useQuery(queries.faqs())
  const faqs = chosen(read.data?.faqs, items)
  return (
    <Rows reads={[read]} found={faqs.length}>
      <Accordion faqs={faqs} name="content-faq" />
    </Rows>
  )
}

/** Reviews, and that they are samples. */
export function ReviewRows({ items }: RowsProps) {
  const read = useQuery(queries.reviews())
  const reviews = chosen(read.data, items)
  return (
    <Rows reads={[read]} found={reviews.length}>
      <ul role="list" className={styles.grid}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{site.sampleNotice}</p>
    </Rows>
  )
}

/** Posts as cards: the newest, or one by one those that are named. */
export function PostRows({ items }: RowsProps) {
  const newest = useQuery({ ...queries.posts(1), enabled: !items })
  const named = useQueries({ queries: (items ?? []).map((id) => queries.post(id)) })
  const posts = items ? named.flatMap(({ data }) => data ?? []) : (newest.data?.posts ?? [])
  return (
    <Rows reads={items ? named : [newest]} found={posts.length}>
      <ul role="list" className={styles.grid}>
        {posts.map((post) => (
          <li key={postPath(post)}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Rows>
  )
}

/** The state of what was read: on its way, failed, empty, or there. What did arrive stands beside what did not. */
function Rows({
  reads,
  found,
  children,
}: {
  reads: readonly Pick<UseQueryResult, 'isPending' | 'error'>[]
  found: number
  children: ReactNode
}) {
  if (reads.some(({ isPending }) => isPending)) return <Skeletons count={limits.skeletons.few} />
  const failures = new Set(reads.flatMap(({ error }) => (error ? [error.message] : [])))
  return (
    <>
      {[...failures].map((message) => (
        <ContentError key={message} message={message} />
      ))}
      {found > 0 && children}
      {found === 0 && failures.size === 0 && <p>{messages.content.empty}</p>}
    </>
  )
}

/** The entries that are asked for, in the order in which they are asked for; all where none is named. */
function chosen<Entry extends { id: string }>(
  entries: readonly Entry[] | null | undefined,
  items: string[] | undefined,
): readonly Entry[] {
  if (!items) return entries ?? []
  return items.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
}
