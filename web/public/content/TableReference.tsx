import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
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
import { keyed } from './keyed.ts'
import styles from './TableReference.module.css'

interface Items {
  items: string[] | undefined
}

/** (Entities: "a reference {table, items}". Error catalogue: "Unsupported table: {name}".) */
export function TableReference({
  table,
  title,
  items,
}: Items & { table: string; title: string | undefined }) {
  if (!isTable(table))
    return (
      <Section title={title}>
        <ContentError message={messages.content.unsupportedTable(table)} />
        <p>{messages.content.unsupportedTableType}</p>
      </Section>
    )
  const { heading, Rows } = tables[table]
  if (table === 'faqs')
    return (
      <Section>
        <div className={styles.aside}>
          <h2>{title ?? heading}</h2>
          <Rows items={items} />
        </div>
      </Section>
    )
  return (
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

export function tableQueries(table: string, items: Items['items']): Pick<UseQueryOptions, 'queryKey'>[] {
  if (table === 'faqs') return [queries.faqs()]
  if (table === 'reviews') return [queries.reviews()]
  if (table === 'services') return items?.map(queries.service) ?? [queries.services()]
  return table === 'posts' ? (items?.map(queries.post) ?? [queries.posts(1)]) : []
}

function ServiceRows({ items }: Items) {
  const cardOf = (service: Service) => <ServiceCard key={service.id} service={service} />
  if (items) return <RowsById ids={items} query={queries.service} show={cardOf} />
  return <Read query={queries.services()}>{(services) => <Grid cards={services?.map(cardOf)} />}</Read>
}

const ServiceCard = ({ service }: { service: Service }) => (
  <article className={styles.service}>
    <h3>
      <a href={pathOf(service)}>{service.title}</a>
    </h3>
    <p>{service.description}</p>
  </article>
)

function FaqRows({ items }: Items) {
  return (
    <Read query={queries.faqs()}>
      {(list) => {
        const faqs = selectEntries(list?.faqs, items)
        return faqs.length > 0 ? <Accordion faqs={faqs} name="content-faq" /> : <Empty />
      }}
    </Read>
  )
}

function ReviewRows({ items }: Items) {
  const { sampleNotice } = useSite()
  return (
    <Read query={queries.reviews()}>
      {(list) => {
        const reviews = selectEntries(list, items)
        return (
          <>
            <Grid cards={reviews.map((review) => <ReviewCard key={review.id} review={review} />)} />
            {sampleNotice && reviews.some(({ isSample }) => isSample) && (
              <p className={styles.notice}>{sampleNotice}</p>
            )}
          </>
        )
      }}
    </Read>
  )
}

function PostRows({ items }: Items) {
  if (items)
    return <RowsById ids={items} query={queries.post} show={(post) => <PostCard post={cardPostOf(post)} />} />
  return (
    <Read query={queries.posts(1)}>
      {(list) => (list?.posts.length ? <PostCards posts={list.posts} columns="fitting" /> : <Empty />)}
    </Read>
  )
}

const selectEntries = <Entry extends { id: string }>(
  entries: readonly Entry[] | null = [],
  items: string[] | undefined,
): readonly Entry[] =>
  items ? items.flatMap((id) => entries?.find((entry) => entry.id === id) ?? []) : (entries ?? [])

interface RowsByIdProps<Entry> {
  ids: readonly string[]
  query: (id: string) => UseQueryOptions<Entry | null>
  show: (entry: Entry) => ReactElement
}

/** Reads each entry by its id, so that one failure does not hide the other entries. */
const RowsById = <Entry,>({ ids, query, show }: RowsByIdProps<Entry>) => (
  <Grid
    cards={keyed(ids).map(({ key, entry: id }) => (
      <Read key={key} query={query(id)} skeletons={1}>
        {(entry) => entry && show(entry)}
      </Read>
    ))}
  />
)

function Grid({ cards = [] }: { cards: readonly ReactElement[] | undefined }) {
  if (cards.length === 0) return <Empty />
  return (
    <ul role="list" className={styles.grid}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

interface ReadProps<Result> {
  query: UseQueryOptions<Result | null>
  skeletons?: number
  children: (result: Result | null) => ReactNode
}

/** (Error catalogue: "in red".) */
function Read<Result>({ query, skeletons = limits.skeletons.few, children }: ReadProps<Result>) {
  const { data = null, isPending, error } = useQuery(query)
  if (isPending) return <Skeletons count={skeletons} />
  if (!error) return children(data)
  return <ContentError message={error.message} />
}

const ContentError = ({ message }: { message: string }) => (
  <p role="alert" className={styles.error}>
    {messages.content.error(message)}
  </p>
)

const Empty = () => <p>{messages.content.empty}</p>
