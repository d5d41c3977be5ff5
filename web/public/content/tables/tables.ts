import type { QueryClient } from '@tanstack/react-query'
import type { TableName } from '#shared/entities/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { lazyComponent } from '../../../ui/lazyComponent.ts'

const ServiceRows = lazyComponent(() => import('./ServiceRows.tsx'), 'ServiceRows')
const FaqRows = lazyComponent(() => import('./FaqRows.tsx'), 'FaqRows')
const ReviewRows = lazyComponent(() => import('./ReviewRows.tsx'), 'ReviewRows')
const PostRows = lazyComponent(() => import('./PostRows.tsx'), 'PostRows')

interface Table {
  heading: string
  Rows: typeof ServiceRows
  prefetch: (client: QueryClient, items: string[] | undefined) => Promise<unknown>
}

const tables: Record<TableName, Table> = {
  services: {
    heading: 'Our services',
    Rows: ServiceRows,
    prefetch: (client, items) =>
      items
        ? Promise.all(items.map((id) => client.prefetchQuery(queries.service(id))))
        : client.prefetchQuery(queries.services()),
  },
  faqs: {
    heading: 'Common questions',
    Rows: FaqRows,
    prefetch: (client) => client.prefetchQuery(queries.faqs()),
  },
  reviews: {
    heading: 'Reviews',
    Rows: ReviewRows,
    prefetch: (client) => client.prefetchQuery(queries.reviews()),
  },
  posts: {
    heading: 'From our blog',
    Rows: PostRows,
    prefetch: (client, items) =>
      items
        ? Promise.all(items.map((id) => client.prefetchQuery(queries.post(id))))
        : client.prefetchQuery(queries.posts(1)),
  },
}

/** (Error catalogue: "Unsupported table: {name}" thrown.) */
export function tableNamed(name: string): Table {
  if (!isTable(name)) throw new Error(messages.content.unsupportedTable(name))
  return tables[name]
}

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
