import { Agent, request } from 'node:http'

/** A request as it goes over the wire: nothing in it is tidied up. */
export interface RawRequest {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: Uint8Array | undefined
}

/** What came back. Header names are lower case. */
export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** Sends a request to a site. Rejects where no whole answer comes within 30 seconds. */
export function send(site: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    // Node says how long a body is only where it expects one.
    const sized = { ...headers, 'content-length': String(body?.length ?? 0) }
    const options = { agent, hostname, port, method, path, headers: sized, timeout: 30_000 }
    const asking = request(options, (response) => {
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
    asking.on('timeout', () => asking.destroy(new Error('No answer within 30 seconds')))
    asking.on('error', reject)
    asking.end(body)
  })
}
