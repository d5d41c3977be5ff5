import { createContext, Script } from 'node:vm'
import type { EdgeRequest, EdgeResponse, EdgeValue } from '../../edge/edgeEvent.ts'
import type { HttpRequest, HttpResponse } from '../http/message.ts'

/** Runs a CloudFront function in a context that has the language and nothing else, as at the edge. */
export function viewerFunctions(name: string, source: string) {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
  new Script(source, { filename: `${name}.js` }).runInContext(context)
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))')
  const run = (event: object) => {
    context.event = JSON.stringify(event)
    return JSON.parse(String(call.runInContext(context))) // The edge functions' types guarantee the result.
  }
  return {
    atRequest: (request: HttpRequest): { request: HttpRequest } | { response: HttpResponse } => {
      const returned: EdgeRequest | EdgeResponse = run(toEvent(request))
      if (!('statusCode' in returned)) return { request: { ...request, ...toRequest(returned) } }
      const headers = firstValues(returned.headers)
      return { response: { status: returned.statusCode, headers, body: Buffer.alloc(0) } }
    },
    atResponse: (response: HttpResponse, request: HttpRequest): HttpResponse => {
      const { statusCode, headers }: EdgeResponse = run(toResponseEvent(response, request))
      return { ...response, status: statusCode, headers: firstValues(headers) }
    },
  }
}

const toResponseEvent = ({ status, headers }: HttpResponse, request: HttpRequest) => ({
  ...toEvent(request),
  context: { eventType: 'viewer-response' },
  response: { statusCode: status, statusDescription: '', headers: edgeHeaders(headers) },
})

const edgeHeaders = (headers: HttpResponse['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]))

/** No edge function reads cookies, which stay among the headers. */
function toEvent(request: HttpRequest) {
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: request.viewerAddress },
    request: {
      method: request.method,
      uri: request.path,
      querystring: toValues(request.query.split('&')),
      headers: edgeHeaders(request.headers),
      cookies: {},
    },
  }
}

function toValues(pairs: readonly string[]): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = Object.create(null)
  for (const pair of pairs) {
    if (pair === '') continue
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const first = values[name]
    if (first) first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), { value }]
    else values[name] = { value }
  }
  return values
}

function toRequest({ uri, querystring, headers }: EdgeRequest) {
  const query = Object.entries(querystring).flatMap(([name, first]) =>
    (first.multiValue ?? [first]).map(({ value }) => (value === '' ? name : `${name}=${value}`)),
  )
  return { path: uri, query: query.join('&'), headers: firstValues(headers) }
}

function firstValues(values: Record<string, EdgeValue>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))
}
