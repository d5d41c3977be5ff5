import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service of the cloud that stands on a random loopback port. */
export interface Emulator {
  address: string
  close(): Promise<void>
}

/** Opens a door. What a request throws is answered as a 500 and written to the log. */
export async function startEmulator(
  answer: (...request: Parameters<RequestListener>) => Promise<void>,
  report: (error: unknown) => void,
): Promise<Emulator> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return { address: await listening(server, 0), close: () => closed(server) }
}

/** The address of a server that listens on loopback from now on. */
export function listening(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      // A server that listens on a port has an AddressInfo; the other types are those of pipes.
      const { port: chosen } = server.address() as AddressInfo
      resolve(`http://127.0.0.1:${chosen}`)
    })
  })
}

/** Ends a server and every connection to it. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** The whole body of a request; undefined where it is larger than `limit` bytes. */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= limit) parts.push(part)
  }
  return size <= limit ? Buffer.concat(parts) : undefined
}
