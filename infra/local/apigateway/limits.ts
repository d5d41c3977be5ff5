import type { HttpRequest } from '../http/message.ts'

/** Bytes of the request line and the headers that an HTTP API accepts. */
const maxHeaderBytes = 10_240

/** Milliseconds that an HTTP API waits for an integration. */
const integrationTimeout = 30_000

export function hasLargeHeaders({ method, path, query, headers }: HttpRequest): boolean {
  const lines = [
    `${method} ${path}?${query} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.byteLength(lines.join('\r\n')) > maxHeaderBytes
}

/** Undefined if the result is not there in time. */
export function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, integrationTimeout, undefined).unref()
  })
  return Promise.race([result, timeout])
}
