import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { isRecord } from '#shared/documents/pageContent.ts'

type ListKey = { [Key in ReadKey]: ResultOf<Key> extends readonly unknown[] ? Key : never }[ReadKey]

/** The endpoints whose response is a list. The compiler asks for each of them, and for no other. */
const lists: Record<ListKey, true> = {
  'GET /api/reviews': true,
  'GET /api/service-pages': true,
  'GET /api/services': true,
  'GET /api/team-members': true,
  'GET /api/alerts': true,
  'GET /api/admin/page-feedback': true,
  'GET /api/admin/call-requests': true,
  'GET /api/admin/suspected-calls': true,
  'GET /api/admin/suspected-calls/{suspicion}': true,
  'GET /api/admin/members': true,
  'GET /api/admin/service-pages': true,
  'GET /api/admin/redirects': true,
}

/** A proxy or another release may respond with something else, which must fail as a read does and not in a screen. */
export const hasExpectedShape = (key: ReadKey, data: unknown): boolean =>
  key in lists ? Array.isArray(data) && data.every(isRecord) : isRecord(data)
