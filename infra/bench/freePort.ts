import { createServer } from 'node:http'
import { closed, listening } from '../local/emulator.ts'

/** A port on which nobody listens just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listening(server, 0))
  await closed(server)
  return Number(port)
}
