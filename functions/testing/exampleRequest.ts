import type { EndpointKey } from '#shared/api/endpoints.ts'
import type { TestRequest } from './request.ts'

const day = 24 * 60 * 60 * 1_000
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

export const exampleDocument = { kind: 'faq', id: 'z-first' } as const

/** What the queries have that must not be empty. */
const queries: Partial<Record<EndpointKey, string>> = {
  'GET /api/admin/audit': `from=${inDays(-1)}&to=${inDays(1)}`,
  'GET /api/admin/documents': 'perPage=1000',
}

/** A request for something that the content of the tests has. */
export const exampleRequest = (key: EndpointKey): Pick<TestRequest, 'params' | 'query'> => ({
  params: {
    ...exampleDocument,
    ...(key.includes('/reviews/') && { id: 'r-z' }),
    ...(key.includes('/services/') && { id: 's-z' }),
    name: 'home',
    category: 'how-we-help',
    path: 'group-therapy',
    slugOrId: 'slug-of-3',
    number: '1',
  },
  query: queries[key] ?? '',
})
