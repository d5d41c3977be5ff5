import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import dynalite from 'dynalite'

/** The embedded DynamoDB: answers requests whose body has been read already. */
export interface Database {
  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void
  close(): Promise<void>
}

/** Opens dynalite over a folder, whose writes survive the process that made them. */
export function openDatabase(folder: string): Database {
  const engine = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  return {
    answer: (request, body, response) => {
      // The engine reads its request as a stream, and ours has been read to be checked.
      const again = Object.assign(Readable.from([body]), {
        method: request.method,
        url: request.url,
        headers: request.headers,
      })
      engine.emit('request', again, response)
    },
    // A server that never listened calls back with an error and leaves the store open, so it listens first.
    close: () => new Promise((resolve) => engine.listen(0, '127.0.0.1', () => engine.close(() => resolve()))),
  }
}
