import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CommandError } from '../../commandError.ts'
import type { HttpRequest, HttpResponse } from './message.ts'

export type LocalServer = Awaited<ReturnType<typeof startServer>>

interface ServerOptions {
  /** 0 picks a free port. */
  port?: number
  /** True if a proxy on this machine passes on requests, and adds the address of the viewer to `X-Forwarded-For`. */
  hasProxy?: boolean
  /** The largest size of a body, in bytes. */
  bodyLimit: number
  logError(error: unknown): void
}

/** Starts a server on loopback. An error is logged and becomes a 500. An undefined response breaks the connection. */
export async function startServer(
  respond: (request: HttpRequest) => Promise<HttpResponse | undefined>,
  { port = 0, hasProxy = false, bodyLimit, logError }: ServerOptions,
) {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await readRequest(incoming, bodyLimit)
    // Only the last address is from the proxy.
    const viewer = hasProxy && request.headers['x-forwarded-for']?.split(',').at(-1)?.trim()
    if (viewer) request.viewerAddress = viewer
    writeResponse(outgoing, await respond(request), request.method)
  }
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      logError(error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error; see the log.')
    })
  })
  return { address: await listen(server, port), close: () => close(server) }
}

async function readRequest(incoming: IncomingMessage, bodyLimit: number): Promise<HttpRequest> {
  const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return {
    method: incoming.method ?? 'GET',
    path: path.startsWith('/') ? path : '/',
    query,
    headers: Object.fromEntries(headers),
    ...(await readBody(incoming, bodyLimit)),
    viewerAddress: incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
  }
}

/** A body larger than the limit is replaced by an empty one, with `bodyTooLarge`. */
async function readBody(incoming: IncomingMessage, limit: number) {
  const chunks: Buffer[] = []
  let size = 0
  // A body that is too large is still read to its end, so that the client sees the response.
  for await (const chunk of incoming) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  const bodyTooLarge = size > limit
  return { body: Buffer.concat(bodyTooLarge ? [] : chunks), bodyTooLarge }
}

function writeResponse(outgoing: ServerResponse, response: HttpResponse | undefined, method: string): void {
  if (!response) return void outgoing.destroy()
  const { status, headers, body } = response
  const hasBody = status !== 204 && status !== 304
  outgoing.writeHead(status, { ...headers, ...(hasBody ? { 'content-length': body.length } : {}) })
  outgoing.end(hasBody && method !== 'HEAD' ? body : undefined)
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new CommandError(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another with PORT=8081 npm start.`
        : `The local system cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`,
    )
  }
  // Only a server on a pipe has another type of address.
  const { port: actualPort } = server.address() as AddressInfo
  return `http://127.0.0.1:${actualPort}`
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
