import { brotliCompressSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

/** One request of a page, as it travelled. Bytes. */
export interface Transferred {
  url: string
  /** As browsers call it: Document, Script, Stylesheet, Image, Font, Fetch … */
  type: string
  /** The body as compressed. */
  body: number
  /** Body and headers. */
  whole: number
}

/** Writes down every request of a page from now on. */
export async function recordRequests(protocol: CDPSession): Promise<() => Transferred[]> {
  const begun = new Map<string, { url: string; type: string; body: number }>()
  const ended: Transferred[] = []
  const kept = new Set<string>()
  protocol.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  protocol.on('Network.responseReceived', ({ requestId, response, type }) => {
    // What the browser has already does not travel again.
    if (kept.has(requestId) || response.fromDiskCache) return
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    begun.set(requestId, { url: response.url, type, body: Number(length?.[1] ?? 0) })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId)
    if (request) ended.push({ ...request, whole: encodedDataLength })
  })
  await protocol.send('Network.enable')
  return () => ended.splice(0)
}

/** Kilobytes of the bodies. */
export const bodies = (requests: readonly Transferred[]): number =>
  requests.reduce((sum, { body }) => sum + body, 0) / 1000

/** Kilobytes of the bodies, were each compressed as well as brotli can. The edge compresses on the way, and so less. */
export async function bestBodies(requests: readonly Transferred[]): Promise<number> {
  const sizes = requests.map(async ({ url }) => {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer())
    return brotliCompressSync(body).length / 1000
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The scripts but those of the moving map, which comes when its place nears the viewport. */
export const scripts = (requests: readonly Transferred[]): Transferred[] =>
  requests.filter(({ type, url }) => type === 'Script' && !/leaflet|movingmap/i.test(url))
