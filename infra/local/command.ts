import { once } from 'node:events'
import { CommandError, outliveReaders, terminalMessage } from '../commandError.ts'

interface Running {
  address: string
  /** Sentences about failures that do not stop the server. */
  problems?: readonly string[]
  /** A sentence to print after the address. */
  note?(): Promise<string | undefined>
  stop(): Promise<void>
}

/** Starts a server, prints its address, and stops it at Ctrl-C. Exits with code 1 if the start fails. */
export async function runUntilInterrupted(start: () => Promise<Running>): Promise<void> {
  outliveReaders()
  try {
    const { address, problems = [], note, stop } = await start()
    const interruption = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    // `once` handles only the first SIGTERM. Each parent process may send another, which must not end this process.
    process.on('SIGTERM', () => {})
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    process.stdout.write(`${address}\n`)
    try {
      const text = await note?.()
      if (text) process.stdout.write(`${text}\n`)
      await interruption
    } finally {
      await stop()
    }
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${terminalMessage(error)}\n`)
    process.exit(1)
  }
}

/** The public address of a site behind a proxy, which ends https. Undefined without one. */
export function originFrom(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  const url = URL.parse(value)
  if (url?.protocol === 'https:' && url.href === `${url.origin}/`) return url.origin
  throw new CommandError(`ORIGIN is ${value}, which is not an address such as https://www.example.org.`)
}

export function portFrom(value: string | undefined, defaultPort: number): number {
  if (value === undefined || value === '') return defaultPort
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new CommandError(`PORT is ${value}, which is not a port number.`)
}
