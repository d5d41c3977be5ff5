import type { ServerResponse } from 'node:http'

/** A fault in what the table's reads return, without an error, while its writes succeed. */
export type ReadFault = 'empty' | 'emptyIndexes' | 'laggingIndexes'

interface ReadRequest {
  action: string
  isIndexed: boolean
  body: Buffer
}

/** Milliseconds by which lagging indexes are behind the table. */
const lag = 2_000

/** Returns the response that the table has to send to, or undefined if this has responded. */
type ReadFaults = (
  fault: ReadFault,
  request: ReadRequest,
  response: ServerResponse,
) => ServerResponse | undefined

export function readFaults(now: () => number = Date.now): ReadFaults {
  const seenByQuery = new Map<string, SeenResponse[]>()
  return (fault, { action, isIndexed, body }, response) => {
    const empty = emptyResponses[action]
    if (empty === undefined || (fault !== 'empty' && !isIndexed)) return response
    if (fault === 'laggingIndexes') {
      const query = body.toString()
      const seen = seenByQuery.get(query) ?? []
      seenByQuery.set(query, seen)
      return delayed(response, seen, now)
    }
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify(empty))
    return undefined
  }
}

const emptyResponses: Record<string, object> = {
  'dynamodb:GetItem': {},
  'dynamodb:BatchGetItem': { Responses: {}, UnprocessedKeys: {} },
  'dynamodb:Query': { Items: [], Count: 0, ScannedCount: 0 },
}

interface SeenResponse {
  at: number
  body: unknown
  headers: Record<string, number | string | string[]>
}

/** Sends what the same query returned when it was last sent, at least `lag` ago. */
function delayed(response: ServerResponse, seen: SeenResponse[], now: () => number): ServerResponse {
  const end = response.end.bind(response)
  const replaced = (body?: unknown) => {
    const headers = Object.fromEntries(
      ['content-length', 'x-amz-crc32'].map((name) => [name, response.getHeader(name) ?? '']),
    )
    seen.push({ at: now(), body, headers })
    while (seen[1] && seen[1].at <= now() - lag) seen.shift()
    const shown = seen[0]
    for (const [name, value] of Object.entries(shown?.headers ?? {})) response.setHeader(name, value)
    return end(shown?.body)
  }
  // The table ends a response with its body as the only argument.
  response.end = replaced as ServerResponse['end']
  return response
}
