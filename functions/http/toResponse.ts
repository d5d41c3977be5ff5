import type { Endpoint, EndpointKey } from '#shared/api/endpoints.ts'
import type { ResultOf } from '#shared/api/typedReader.ts'
import type { ApiResponse } from './event.ts'

export class WithCookies<Data> {
  readonly data: Data
  readonly cookies: string[]

  constructor(data: Data, ...cookies: string[]) {
    this.data = data
    this.cookies = cookies
  }
}

export type HandlerResult<Key extends EndpointKey> = ResultOf<Key> | WithCookies<ResultOf<Key>>

export function toResponse(row: Endpoint, result: unknown): ApiResponse {
  if (result instanceof WithCookies) return { ...toResponse(row, result.data), cookies: result.cookies }
  const { data, error } = row.returns.safeParse(result)
  if (error)
    throw new Error(`${row.handler} returns something other than its endpoint declares`, { cause: error })
  return data === null
    ? { statusCode: 204, headers: {}, body: '' }
    : {
        statusCode: row.status ?? 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }
}
