import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { ClassicLevel } from 'classic-level'
import dynalite from 'dynalite'
import { CommandError } from '../../commandError.ts'

/** An embedded DynamoDB, which handles requests whose body is already read. */
interface Database {
  handle(request: IncomingMessage, body: Buffer, response: ServerResponse): void
  close(): Promise<void>
}

export async function openDatabase(folder: string): Promise<Database> {
  await requireReadableStore(folder)
  const engine = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  const running = new Set<Promise<void>>()
  return {
    handle: (request, body, response) => {
      const { method, url, headers } = request
      const ended = endOf(response).then(() => void running.delete(ended))
      running.add(ended)
      engine.emit('request', Object.assign(Readable.from([body]), { method, url, headers }), response)
    },
    close: async () => {
      // It would end this process if it read from a closed store.
      await Promise.all(running)
      // A server that never listened closes with an error and leaves the store open, so it listens first.
      await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', () => engine.close(() => resolve())))
    },
  }
}

/** Resolves once dynalite has ended the response, even if the client has gone before. */
function endOf(response: ServerResponse): Promise<void> {
  const end = response.end.bind(response)
  return new Promise((resolve) =>
    Object.assign(response, {
      end: (body?: string) => {
        resolve()
        return end(body)
      },
    }),
  )
}

/** dynalite opens its store at the first request, and ends the process if it cannot. */
async function requireReadableStore(folder: string): Promise<void> {
  const store = new ClassicLevel(folder)
  try {
    await store.open()
  } catch (error) {
    if (isFull(error)) throw error
    throw new CommandError(
      `The table in ${folder} is damaged. Put a copy of the folder in its place, or start with npm start -- --fresh, which deletes all local data.`,
    )
  } finally {
    await store.close()
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && /no space left/i.test(String(error.cause ?? error))
}
