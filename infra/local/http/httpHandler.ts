import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpRequest, HttpResponse } from './message.ts'
import { readBody } from './server.ts'

/** API Gateway accepts no larger body. */
const bodyLimit = 10 * 1024 * 1024

export function httpHandler(respond: (request: HttpRequest) => Promise<HttpResponse>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    writeResponse(outgoing, await respond(request), request.method)
  }
}

async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
  const body = await readBody(incoming, bodyLimit)
  return {
    method: incoming.method ?? 'GET',
    path: path.startsWith('/') ? path : '/',
    query,
    headers: joinedHeaders(incoming),
    body: body ?? Buffer.alloc(0),
    bodyTooLarge: body === undefined,
    viewerAddress: incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
  }
}

function joinedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

function writeResponse(
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
  method: string,
): void {
  const hasBody = status !== 204 && status !== 304
  outgoing.writeHead(status, { ...headers, ...(hasBody ? { 'content-length': body.length } : {}) })
  outgoing.end(hasBody && method !== 'HEAD' ? body : undefined)
}
