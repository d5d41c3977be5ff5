import type { FetchQueryOptions } from '@tanstack/react-query'
import type { TableName } from '#shared/entities/pageContent.ts'
import { queries } from '../../../data/queries.ts'
import { lazyComponent } from '../../../ui/lazyComponent.ts'

const ServiceRows = lazyComponent(() => import('./ServiceRows.tsx'), 'ServiceRows')
const FaqRows = lazyComponent(() => import('./FaqRows.tsx'), 'FaqRows')
const ReviewRows = lazyComponent(() => import('./ReviewRows.tsx'), 'ReviewRows')
const PostRows = lazyComponent(() => import('./PostRows.tsx'), 'PostRows')

interface Table {
  heading: string
  Rows: typeof ServiceRows
  all: () => AnyQuery
  /** Of a table whose entries are each read by their id. */
  one?: (id: string) => AnyQuery
}

type AnyQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>

export const tables: Record<TableName, Table> = {
  services: { heading: 'Our services', Rows: ServiceRows, all: queries.services, one: queries.service },
  faqs: { heading: 'Common questions', Rows: FaqRows, all: queries.faqs },
  reviews: { heading: 'Reviews', Rows: ReviewRows, all: queries.reviews },
  posts: { heading: 'From our blog', Rows: PostRows, all: () => queries.posts(1), one: queries.post },
}

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
