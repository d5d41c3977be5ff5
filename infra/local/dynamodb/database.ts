import { Readable } from 'node:stream'
import { ClassicLevel } from 'classic-level'
import dynalite from 'dynalite'
import { CommandError } from '../../commandError.ts'
import type { HttpRequest, HttpResponse } from '../http/message.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

/** An embedded DynamoDB, which gets the requests of another server as if they were its own. */
export async function openDatabase(folder: string) {
  await requireReadableStore(folder)
  const engine = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  const running = new Set<Promise<unknown>>()
  return {
    respond: ({ method, path, headers, body }: HttpRequest) => {
      const { promise, resolve } = Promise.withResolvers<HttpResponse>()
      const responseHeaders: Record<string, string> = {}
      const outgoing = {
        statusCode: 200,
        setHeader: (name: string, value: unknown) => {
          responseHeaders[name.toLowerCase()] = String(value)
        },
        end: (text = '') =>
          resolve({ status: outgoing.statusCode, headers: responseHeaders, body: Buffer.from(text) }),
      }
      const incoming = Object.assign(Readable.from([body]), { method, url: path, headers })
      engine.emit('request', incoming, outgoing)
      running.add(promise)
      return promise.finally(() => running.delete(promise))
    },
    close: async () => {
      // It would end this process if it read from a closed store.
      await Promise.all(running)
      // A server that never listened closes with an error and leaves the store open, so it listens first.
      await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', () => engine.close(() => resolve())))
    },
  }
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
