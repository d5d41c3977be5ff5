import type { QueryClient } from '@tanstack/react-query'
import type { TableName } from '#shared/entities/pageContent.ts'
import { type ReadSection, readPageContent } from '#shared/rules/pageContent.ts'
import { queries } from '../data/queries.ts'

type Table = Extract<ReadSection, { kind: 'table' }>

/** Reads ahead what the table references of a page's content will show. */
export async function prefetchTables(client: QueryClient, stored: unknown): Promise<void> {
  const content = readPageContent(stored)
  if (content.kind !== 'sections') return
  await Promise.all(
    content.sections.filter((section): section is Table => section.kind === 'table').map(prefetchTable),
  )

  function prefetchTable({ table, items }: Table): Promise<unknown> | undefined {
    const ask: Record<TableName, () => Promise<unknown>> = {
      services: () =>
        items
          ? Promise.all(items.map((id) => client.prefetchQuery(queries.service(id))))
          : client.prefetchQuery(queries.services()),
      faqs: () => client.prefetchQuery(queries.faqs()),
      reviews: () => client.prefetchQuery(queries.reviews()),
      posts: () =>
        items
          ? Promise.all(items.map((id) => client.prefetchQuery(queries.post(id))))
          : client.prefetchQuery(queries.posts(1)),
    }
    // A table that the site does not have says so when it is drawn.
    return Object.hasOwn(ask, table) ? ask[table as TableName]() : undefined
  }
}
