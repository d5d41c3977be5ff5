import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { isRecord } from '#shared/documents/pageContent.ts'

type ListKey = { [Key in ReadKey]: ResultOf<Key> extends readonly unknown[] ? Key : never }[ReadKey]

/** The endpoints whose response is a list. The type requires exactly these. */
const lists: Record<ListKey, true> = {
  'GET /api/reviews': true,
  'GET /api/service-pages': true,
  'GET /api/services': true,
  'GET /api/team-members': true,
  'GET /api/alerts': true,
  'GET /api/admin/page-feedback': true,
  'GET /api/admin/call-requests': true,
  'GET /api/admin/members': true,
  'GET /api/admin/service-pages': true,
  'GET /api/admin/redirects': true,
}

/** Other responses, of a proxy or another release, must be failed reads and not cause errors in a screen. */
export const hasExpectedShape = (key: ReadKey, data: unknown): boolean =>
  key in lists ? Array.isArray(data) && data.every(isRecord) : isRecord(data)
