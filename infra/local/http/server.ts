import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CommandError } from '../../commandError.ts'

export interface LocalServer {
  address: string
  close(): Promise<void>
}

/** Port 0 is a free one. */
interface ServerOptions {
  port?: number
  logError(error: unknown): void
}

/** Starts a server on loopback. An unexpected error is logged and becomes a 500. */
export async function startServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { port = 0, logError }: ServerOptions,
): Promise<LocalServer> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      logError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error; see the log.')
    })
  })
  return { address: await listen(server, port), close: () => close(server) }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(listenError(port, error))
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail)
      // Only a server on a pipe has another type of address.
      const { port: actualPort } = server.address() as AddressInfo
      resolve(`http://127.0.0.1:${actualPort}`)
    })
  })
}

function listenError(port: number, { code, message }: NodeJS.ErrnoException): CommandError {
  return new CommandError(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use; choose another with PORT=8081 npm start.`
      : `The local system cannot listen on port ${port}: ${message}`,
  )
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** The body of a request; undefined if it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // Even a body that is too large is read to its end, so that the client sees the response.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : undefined
}
