import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bodyOf } from '../emulator.ts'
import type { Edge } from './edge.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from './http.ts'

/** The most that API Gateway takes as a body. */
const bodyLimit = 10 * 1024 * 1024

/** The door that browsers come in by: the edge over plain HTTP. */
export function edgeServer(edge: Edge, report: (error: unknown) => void): Server {
  return createServer((request, response) => {
    serve(edge, request, response).catch((error: unknown) => {
      report(error)
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
      response.end('The local system failed to answer; see the log.')
    })
  })
}

async function serve(edge: Edge, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request, bodyLimit)
  const ask = { ...requestOf(request, body ?? Buffer.alloc(0)), tooLarge: body === undefined }
  send(await edge.answer(ask), ask, response)
}

/** A request off the wire. */
export function requestOf(request: IncomingMessage, body: Buffer): EdgeHttpRequest {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s)
  return {
    method: request.method ?? 'GET',
    path: path.startsWith('/') ? path : '/',
    query,
    headers: plainHeaders(request),
    body,
    viewerAddress: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
  }
}

/** An answer onto the wire. */
export function send(answer: EdgeHttpResponse, ask: EdgeHttpRequest, response: ServerResponse): void {
  const empty = answer.status === 204 || answer.status === 304
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(empty ? {} : { 'content-length': answer.body.length }),
  })
  response.end(ask.method === 'HEAD' || empty ? undefined : answer.body)
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}
