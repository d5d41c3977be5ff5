import { createContext, Script } from 'node:vm'
import * as z from 'zod/mini'
import type { EdgeValue } from '../../edge/edgeEvent.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from './http.ts'

const Value = z.object({
  value: z.string(),
  multiValue: z.optional(z.array(z.object({ value: z.string() }))),
})
const Returned = z.union([
  z.object({
    statusCode: z.number(),
    headers: z._default(z.record(z.string(), Value), {}),
    body: z.optional(z.union([z.string(), z.object({ data: z.string() })])),
  }),
  z.object({
    uri: z.string(),
    querystring: z.record(z.string(), Value),
    headers: z.record(z.string(), Value),
    cookies: z.record(z.string(), Value),
  }),
])

/** What a viewer-request function makes of a request: another request, or an answer at once. */
export type EdgeFunction = (ask: EdgeHttpRequest) => { ask: EdgeHttpRequest } | { answer: EdgeHttpResponse }

/** Milliseconds until an edge function counts as one that never ends: a busy machine may keep one waiting for 100. */
const patience = 2_000

/** A CloudFront function from its source, in a context that has the language and nothing else, as at the edge. */
export function edgeFunction(name: string, source: string): EdgeFunction {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
  new Script(source, { filename: `${name}.js` }).runInContext(context)
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))')
  return (ask) => {
    context.event = JSON.stringify(eventOf(ask))
    const returned = z.parse(Returned, JSON.parse(String(call.runInContext(context, { timeout: patience }))))
    if ('statusCode' in returned) return { answer: answerOf(returned) }
    const { cookie: _, ...headers } = Object.fromEntries(
      Object.entries(returned.headers).map(([header, { value }]) => [header, value]),
    )
    const cookies = pairs(returned.cookies).join('; ')
    return {
      ask: {
        ...ask,
        path: returned.uri,
        query: pairs(returned.querystring).join('&'),
        headers: cookies === '' ? headers : { ...headers, cookie: cookies },
      },
    }
  }
}

function eventOf(ask: EdgeHttpRequest): object {
  const { cookie, ...headers } = ask.headers
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: ask.viewerAddress },
    request: {
      method: ask.method,
      uri: ask.path,
      querystring: valuesOf(ask.query.split('&')),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      cookies: valuesOf((cookie ?? '').split(/;\s*/)),
    },
  }
}

function valuesOf(parts: readonly string[]): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = Object.create(null)
  for (const part of parts) {
    if (part === '') continue
    const [name = '', value = ''] = part.split(/=(.*)/s)
    const before = values[name]
    if (before) before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }]
    else values[name] = { value }
  }
  return values
}

function pairs(values: Record<string, EdgeValue>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    (value.multiValue ?? [value]).map((each) => (each.value === '' ? name : `${name}=${each.value}`)),
  )
}

function answerOf(returned: Extract<z.infer<typeof Returned>, { statusCode: number }>): EdgeHttpResponse {
  const body = typeof returned.body === 'object' ? returned.body.data : (returned.body ?? '')
  return {
    status: returned.statusCode,
    headers: Object.fromEntries(Object.entries(returned.headers).map(([name, { value }]) => [name, value])),
    body: Buffer.from(body),
  }
}
