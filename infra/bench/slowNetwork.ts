import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What Lighthouse calls slow 4G: milliseconds there and back, and bytes a second towards the visitor. */
const roundTrip = 150
const bytesPerSecond = (1.6 * 1024 * 1024) / 8
const packet = 1_460

/** A slow way to a server: whatever browser comes by it, for whatever it draws ahead, is slowed alike. */
export interface SlowProxy {
  address: string
  close(): Promise<void>
}

/** Opens a slow way to a server on this machine. */
export async function slowProxyTo(address: string): Promise<SlowProxy> {
  const { port } = new URL(address)
  const sockets = new Set<Socket>()
  const narrow = narrowWay()
  const server = createServer((visitor) => {
    const site = connect(Number(port), '127.0.0.1')
    for (const socket of [visitor, site]) {
      socket.setNoDelay()
      sockets.add(socket)
      // A browser drops connections whenever it likes.
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        for (const end of [visitor, site]) {
          sockets.delete(end)
          end.destroy()
        }
      })
    }
    visitor.on('data', (bytes) => later(() => site.write(bytes)))
    site.on('data', (bytes) => narrow(visitor, bytes))
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

/** Lets packets through at one speed for all; connections that wait take turns. */
function narrowWay(): (visitor: Socket, bytes: Buffer) => void {
  const waiting = new Map<Socket, Buffer[]>()
  let freeAt = 0
  let busy = false

  function pass(): void {
    const [next] = waiting
    busy = next !== undefined
    if (!next) return
    const [visitor, packets] = next
    const bytes = packets.shift()
    waiting.delete(visitor)
    if (packets.length > 0) waiting.set(visitor, packets)
    if (bytes) {
      // Timers come late; the speed is kept by the clock, not by counting them.
      freeAt = Math.max(freeAt, performance.now() - 20) + (bytes.length / bytesPerSecond) * 1_000
      later(() => visitor.write(bytes))
    }
    setTimeout(pass, Math.max(0, freeAt - performance.now()))
  }

  return (visitor, bytes) => {
    const packets = waiting.get(visitor) ?? []
    for (let at = 0; at < bytes.length; at += packet) packets.push(bytes.subarray(at, at + packet))
    waiting.set(visitor, packets)
    if (!busy) pass()
  }
}

function later(act: () => void): void {
  setTimeout(act, roundTrip / 2)
}
