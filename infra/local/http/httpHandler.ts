import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpRequest, HttpResponse } from './message.ts'
import { type LocalServer, readBody, startServer } from './server.ts'

type Respond = (request: HttpRequest) => Promise<HttpResponse>

/** Bytes. API Gateway accepts no larger body. */
const gatewayLimit = 10 * 1024 * 1024
/** More than anybody uploads to S3. */
const serviceLimit = 64 * 1024 * 1024

export const startService = (
  respond: Respond,
  options: { logError(error: unknown): void },
): Promise<LocalServer> => startServer(httpHandler(respond, serviceLimit), options)

export function httpHandler(respond: Respond, bodyLimit = gatewayLimit) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming, bodyLimit)
    writeResponse(outgoing, await respond(request), request.method)
  }
}

async function readRequest(incoming: IncomingMessage, bodyLimit: number): Promise<HttpRequest> {
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
