import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { apiLimits } from '#shared/apiLimits.ts'
import { type ImageType, imageTypes } from '#shared/images/imageTypes.ts'
import { isPublicAddress } from './publicAddress.ts'

/** An image that cannot be fetched. Its message continues a sentence whose subject is the address. */
export class UnfetchableImage extends Error {
  override readonly name = 'UnfetchableImage'
}

export interface Network {
  resolve(host: string): Promise<string[]>
  connect(address: string, host: string): Duplex
}

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, host) => connect({ host: address, port: 443, servername: host }),
}

const { timeout, maxBytes, redirects } = apiLimits.imageFetch

/**
 * Fetches a JPEG, PNG, WebP or AVIF image of another website. Connects to the IP address that was checked, because the
 * owner of the host name could let it resolve to an internal address the next time.
 * @throws {UnfetchableImage}
 */
export async function fetchImage(
  address: string,
  network: Network = internet,
  signal: AbortSignal = AbortSignal.timeout(timeout),
): Promise<{ type: ImageType; bytes: Buffer }> {
  let url = fetchableUrl(address)
  try {
    for (let count = 0; count <= redirects; count += 1) {
      const response = await get(url, network, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await readImage(response)
      response.destroy()
      if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
        throw new UnfetchableImage(`responds with status ${statusCode}`)
      url = fetchableUrl(headers.location, url)
    }
  } catch (error) {
    if (error instanceof UnfetchableImage) throw error
    throw new UnfetchableImage(
      signal.aborted ? `does not respond within ${timeout / 1000} seconds` : 'cannot be reached',
    )
  }
  throw new UnfetchableImage(`redirects more than ${redirects} times`)
}

function fetchableUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new UnfetchableImage('is not an https address without port and password')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new UnfetchableImage('names a network address in place of a host')
  return url
}

async function get(url: URL, { resolve, connect }: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await beforeAbort(resolve(url.hostname), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress))
    throw new UnfetchableImage('leads to a network that is not public')
  const sent = request({
    createConnection: () => connect(address, url.hostname),
    path: url.pathname + url.search,
    headers: { host: url.hostname, accept: imageTypes.join(', '), 'accept-encoding': 'identity' },
    signal,
  })
  sent.end()
  const [response] = await once(sent, 'response')
  return response
}

async function beforeAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  return Promise.race([work, once(signal, 'abort').then(() => Promise.reject(signal.reason))])
}

async function readImage(response: IncomingMessage) {
  const chunks: Buffer[] = []
  let length = Number(response.headers['content-length'] ?? 0)
  let received = 0
  // Leaving the loop destroys the response.
  for await (const chunk of response) {
    received += chunk.length
    length = Math.max(length, received)
    if (length > maxBytes) throw new UnfetchableImage(`has a file of more than ${maxBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  // The response ended early, for example at the timeout.
  if (!response.complete) throw new Error('The response is cut off')
  const bytes = Buffer.concat(chunks)
  const type = imageTypeOf(bytes)
  if (!type) throw new UnfetchableImage('has no JPEG, PNG, WebP or AVIF image')
  return { type, bytes }
}

/** Decides by the first bytes, since a server may send any name and content type. */
const imageTypeOf = (bytes: Buffer): ImageType | undefined =>
  imageTypes.find((type) => signatures[type].test(bytes.toString('hex', 0, 12)))

/** First bytes in hexadecimal. WebP has RIFF, a length and WEBP. AVIF has a length and ftypavif. */
const signatures: Record<ImageType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
  'image/avif': /^.{8}6674797061766966/,
}
