import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import dynalite from 'dynalite'

/** An embedded DynamoDB, which handles requests whose body is already read. */
export interface Database {
  handle(request: IncomingMessage, body: Buffer, response: ServerResponse): void
  close(): Promise<void>
}

export function openDatabase(folder: string): Database {
  const engine = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  return {
    handle: (request, body, response) => {
      const { method, url, headers } = request
      engine.emit('request', Object.assign(Readable.from([body]), { method, url, headers }), response)
    },
    // A server that never listened closes with an error and leaves the store open, so it listens first.
    close: () => new Promise((resolve) => engine.listen(0, '127.0.0.1', () => engine.close(() => resolve()))),
  }
}
