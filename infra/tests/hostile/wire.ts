import { Agent, request } from 'node:http'

/** A request that is sent without normalization. */
export interface RawRequest {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: Uint8Array | undefined
}

export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** Rejects if the response is not complete within 30 seconds. */
export function send(site: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    // Node sends no length for a method that usually has no body.
    const headersWithLength = { ...headers, 'content-length': String(body?.length ?? 0) }
    const options = { agent, hostname, port, method, path, headers: headersWithLength, timeout: 30_000 }
    const outgoing = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('No response within 30 seconds')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
