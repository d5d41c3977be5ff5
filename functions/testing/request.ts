import type { EndpointKey } from '#shared/api/endpoints.ts'
import { partsOf } from '#shared/api/endpoints.ts'
import { handlers } from '../handlers.ts'
import type { ApiResponse } from '../http/event.ts'
import { requestEvent } from '../http/requestEvent.ts'

/** What is asked of an endpoint beside its path. */
export interface TestRequest {
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  /** `name=value` each. */
  cookies?: string[]
  /** Sent as JSON with its content type. */
  json?: unknown
  /** Sent as they are, as API Gateway passes on what is no text. */
  bytes?: Buffer
  method?: string
}

/** An answer with its JSON read. */
export interface TestResponse extends ApiResponse {
  json: unknown
}

/** Asks an endpoint's handler as API Gateway would. */
export async function request(key: EndpointKey, asked: TestRequest = {}): Promise<TestResponse> {
  const { method, path } = partsOf(key)
  const { json, bytes, headers = {}, ...rest } = asked
  const event = requestEvent({
    method,
    routeKey: key,
    path: path.replace(/\{(\w+)\+?\}/g, (_, name) => encodeURI(asked.params?.[name] ?? '')),
    headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(bytes ? { body: bytes.toString('base64'), isBase64Encoded: true } : {}),
    ...rest,
  })
  const answer = await handlers[key](event)
  return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined }
}
