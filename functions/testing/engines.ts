import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import dynalite from 'dynalite'

/** An embedded DynamoDB, in memory and on the loopback. */
export interface Engine {
  endpoint: string
  stop(): Promise<void>
}

/** In this process. */
export async function startDynalite(): Promise<Engine> {
  const server = dynalite({ createTableMs: 0 })
  const port = await listen(server)
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => close(server) }
}

/** Undefined if dynoxide is not installed. */
export function dynoxideBinary(): string | undefined {
  const binary = join(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide')
  return existsSync(binary) ? binary : undefined
}

/** In a process that cannot outlive this one. */
export async function startDynoxide(binary: string): Promise<Engine> {
  const port = await freePort()
  // The shell waits for a pipe that closes with this process, however it ends, and then stops its child.
  const script = '"$0" serve --port "$1" 2>&1 & child=$!; read -r _; kill $child; wait $child'
  const shell = spawn('sh', ['-c', script, binary, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(shell.stdout, 'data')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      shell.stdin.end()
      await once(shell, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await close(server)
  return port
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has such an address.
  return (server.address() as AddressInfo).port
}

const close = (server: Server) =>
  new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
