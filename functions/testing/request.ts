import { type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import type { StageVariables } from '#shared/api/stageVariables.ts'
import type { ApiHandler, ApiResponse } from '../http/event.ts'
import { requestEvent } from './requestEvent.ts'

export interface TestRequest {
  /** URL-encoded. */
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  /** `name=value` each. */
  cookies?: string[]
  /** Sent as JSON with its content type. */
  json?: unknown
  /** Sent as Base64, as API Gateway does with binary bodies. */
  bytes?: Buffer
  method?: string
  stageVariables?: StageVariables
}

export interface TestResponse extends ApiResponse {
  json: unknown
}

/** By name. Each import, of a module that is loaded too, sends a message to the main process of the tests. */
const imports = new Map<string, Promise<{ handler: ApiHandler }>>()

function handlerModule(name: string): Promise<{ handler: ApiHandler }> {
  const imported =
    imports.get(name) ?? import(/* @vite-ignore */ new URL(`../${name}.ts`, import.meta.url).href)
  imports.set(name, imported)
  return imported
}

/** Sends a request to an endpoint's handler as API Gateway would. */
export async function request(key: EndpointKey, options: TestRequest = {}): Promise<TestResponse> {
  const { method, path } = partsOf(key)
  const { json, bytes, headers = {}, ...rest } = options
  const event = requestEvent({
    method,
    routeKey: key,
    path: path.replace(/\{(\w+)\+?\}/g, (_, name) => encodeURI(options.params?.[name] ?? '')),
    headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(bytes ? { body: bytes.toString('base64'), isBase64Encoded: true } : {}),
    ...rest,
  })
  const { handler } = await handlerModule(endpoints[key].handler)
  const response = await handler(event)
  return { ...response, json: response.body ? JSON.parse(response.body) : undefined }
}
