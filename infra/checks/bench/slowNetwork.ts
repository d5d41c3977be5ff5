import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** What Lighthouse calls slow 4G: milliseconds there and back, and bytes a second towards the visitor. */
const roundTrip = 150
const bytesPerSecond = (1.6 * 1024 * 1024) / 8

/** A slow way to a server: whatever browser comes by it, for whatever it draws ahead, is slowed alike. */
export interface SlowWay {
  address: string
  close(): Promise<void>
}

/** Opens a slow way to a server on this machine. All connections share its speed. */
export async function slowWayTo(address: string): Promise<SlowWay> {
  const { port } = new URL(address)
  const sockets = new Set<Socket>()
  let freeAt = 0
  /** Milliseconds until so many bytes have come through, after all that is underway. */
  const waitFor = (bytes: number) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1_000
    return freeAt - now
  }
  const server = createServer((visitor) => {
    const site = connect(Number(port), '127.0.0.1')
    visitor.setNoDelay()
    site.setNoDelay()
    for (const socket of [visitor, site]) {
      sockets.add(socket)
      // A browser drops connections whenever it likes.
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        sockets.delete(socket)
        visitor.destroy()
        site.destroy()
      })
    }
    visitor.on('data', (bytes) => later(roundTrip / 2, () => site.write(bytes)))
    site.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += 1_460) {
        const part = bytes.subarray(at, at + 1_460)
        later(roundTrip / 2 + waitFor(part.length), () => visitor.write(part))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has such an address.
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://localhost:${own}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function later(milliseconds: number, act: () => void): void {
  setTimeout(act, milliseconds)
}
