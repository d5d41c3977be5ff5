import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BadLine {
  /** The address of the proxy. */
  server: string
  /** How many requests of staff got each outcome. */
  counts: { answered: number; lost: number; refused: number }
  close: () => void
}

/** Of the requests of staff. */
const lostAnswers = 0.1
const refusals = 0.05

/** A proxy that refuses some requests of staff, and loses the answers to others, which the server carries out. */
export async function startBadLine(chance: () => number): Promise<BadLine> {
  const counts: BadLine['counts'] = { answered: 0, lost: 0, refused: 0 }
  const fate = (url: string): keyof BadLine['counts'] => {
    if (!new URL(url).pathname.startsWith('/api/admin/')) return 'answered'
    const at = chance()
    const kind = at < lostAnswers ? 'lost' : at < lostAnswers + refusals ? 'refused' : 'answered'
    counts[kind] += 1
    return kind
  }
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const kind = fate(url)
    // Browsers repeat by themselves what a connection that they use again has lost.
    outgoing.setHeader('connection', 'close')
    if (kind === 'refused') return void incoming.resume().on('end', () => outgoing.writeHead(503).end())
    const forwarded = request(url, { method, headers }, (answer) => {
      if (kind === 'lost') return void answer.resume().on('end', () => outgoing.destroy())
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo // It listens on a port.
  return {
    server: `http://127.0.0.1:${port}`,
    counts,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
