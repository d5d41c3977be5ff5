import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Lighthouse's slow 4G: the round trip in milliseconds, and bytes per second to the visitor. */
const roundTrip = 150
const bytesPerSecond = (1.6 * 1024 * 1024) / 8

/** A slow network to a port of this machine. Unlike a browser's own throttling, it also slows prerendered pages. */
export function slowProxy(port: number) {
  let freeAt = 0
  async function* late(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await delay(roundTrip)
      yield chunk
    }
  }
  async function* slowly(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      // All connections share the bandwidth.
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1_000
      await delay(freeAt - performance.now())
      yield chunk
    }
  }
  return createServer((visitor) => {
    const site = connect(port, '127.0.0.1')
    // Browsers may drop a connection at any time, which is not a failure.
    pipeline(visitor, late, site, slowly, visitor).catch(() => undefined)
  })
}
