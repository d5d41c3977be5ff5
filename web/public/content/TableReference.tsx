import { type UseQueryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import { cardPostOf } from '#shared/documents/shownPosts.ts'
import type { TableName } from '#shared/entities/pageContent.ts'
import type { Service } from '#shared/entities/service.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../data/queries.ts'
import { useSite } from '../../data/useSite.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { PostCard } from '../../ui/PostCard.tsx'
import { PostCards } from '../../ui/PostCards.tsx'
import { ReviewCard } from '../../ui/ReviewCard.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { ContentError } from './ContentError.tsx'
import { keyed } from './keyed.ts'
import styles from './TableReference.module.css'

interface Items {
  items: string[] | undefined
}

interface TableProps extends Items {
  table: string
  title: string | undefined
}

/** (Entities: "a reference {table, items}". Error catalogue: "Unsupported table: {name}".) */
export function TableReference({ table, title, items }: TableProps) {
  if (!isTable(table))
    return (
      <Section title={title}>
        <ContentError message={messages.content.unsupportedTable(table)} />
        <p>{messages.content.unsupportedTableType}</p>
      </Section>
    )
  const { heading, Rows } = tables[table]
  return table === 'faqs' ? (
    <Section>
      <div className={styles.aside}>
        <h2>{title ?? heading}</h2>
        <Rows items={items} />
      </div>
    </Section>
  ) : (
    <Section title={title ?? heading}>
      <Rows items={items} />
    </Section>
  )
}

const tables: Record<TableName, { heading: string; Rows: ComponentType<Items> }> = {
  services: { heading: 'Our services', Rows: ServiceRows },
  faqs: { heading: 'Common questions', Rows: FaqRows },
  reviews: { heading: 'Reviews', Rows: ReviewRows },
  posts: { heading: 'From our blog', Rows: PostRows },
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)

/** What the rows of a table read. */
export function tableQueries(table: string, items: Items['items']): Pick<UseQueryOptions, 'queryKey'>[] {
  if (table === 'faqs') return [queries.faqs()]
  if (table === 'reviews') return [queries.reviews()]
  if (table === 'services') return items?.map(queries.service) ?? [queries.services()]
  return table === 'posts' ? (items?.map(queries.post) ?? [queries.posts(1)]) : []
}

function ServiceRows({ items }: Items) {
  const query = useQuery({ ...queries.services(), enabled: !items })
  if (items)
    return (
      <RowsById queries={items.map(queries.service)} show={(service) => <ServiceCard service={service} />} />
    )
  const services = query.data ?? []
  return (
    <LoadState query={query} isEmpty={services.length === 0}>
      <Grid cards={services.map((service) => <ServiceCard key={service.id} service={service} />)} />
    </LoadState>
  )
}

const ServiceCard = ({ service }: { service: Service }) => (
  <article className={styles.service}>
    <h3>{service.title}</h3>
    <p>{service.description}</p>
    <a href={pathOf(service)}>
      Learn more <span className="visually-hidden">about {service.title}</span>
    </a>
  </article>
)

function FaqRows({ items }: Items) {
  const query = useQuery(queries.faqs())
  const faqs = selectEntries(query.data?.faqs, items)
  return (
    <LoadState query={query} isEmpty={faqs.length === 0}>
      <Accordion faqs={faqs} name="content-faq" />
    </LoadState>
  )
}

function ReviewRows({ items }: Items) {
  const { sampleNotice } = useSite()
  const query = useQuery(queries.reviews())
  const reviews = selectEntries(query.data, items)
  return (
    <LoadState query={query} isEmpty={reviews.length === 0}>
      <Grid cards={reviews.map((review) => <ReviewCard key={review.id} review={review} />)} />
      {sampleNotice && reviews.some(({ isSample }) => isSample) && (
        <p className={styles.notice}>{sampleNotice}</p>
      )}
    </LoadState>
  )
}

function PostRows({ items }: Items) {
  const query = useQuery({ ...queries.posts(1), enabled: !items })
  if (items)
    return (
      <RowsById queries={items.map(queries.post)} show={(post) => <PostCard post={cardPostOf(post)} />} />
    )
  const posts = query.data?.posts ?? []
  return (
    <LoadState query={query} isEmpty={posts.length === 0}>
      <PostCards posts={posts} columns="fitting" />
    </LoadState>
  )
}

const selectEntries = <Entry extends { id: string }>(
  entries: readonly Entry[] | null = [],
  items: string[] | undefined,
): readonly Entry[] =>
  items ? items.flatMap((id) => entries?.find((entry) => entry.id === id) ?? []) : (entries ?? [])

interface RowsByIdProps<Entry> {
  queries: UseQueryOptions<Entry | null>[]
  show: (entry: Entry) => ReactNode
}

/** Entries that are each read by their id, so that one failure leaves the others. */
function RowsById<Entry>({ queries, show }: RowsByIdProps<Entry>) {
  const reads = useQueries({ queries })
  if (reads.length === 0) return <p>{messages.content.empty}</p>
  const cards = keyed(reads).map(({ key, entry: query }) => (
    <LoadState key={key} query={query} skeletons={1}>
      {query.data && show(query.data)}
    </LoadState>
  ))
  return <Grid cards={cards} />
}

const Grid = ({ cards }: { cards: readonly ReactElement[] }) => (
  <ul role="list" className={styles.grid}>
    {cards.map((card) => (
      <li key={card.key}>{card}</li>
    ))}
  </ul>
)

function LoadState({
  query: { isPending, error },
  isEmpty = false,
  skeletons = limits.skeletons.few,
  children,
}: {
  query: Pick<UseQueryResult, 'isPending' | 'error'>
  isEmpty?: boolean
  skeletons?: number
  children: ReactNode
}) {
  if (isPending) return <Skeletons count={skeletons} />
  if (error) return <ContentError message={error.message} />
  return isEmpty ? <p>{messages.content.empty}</p> : children
}
