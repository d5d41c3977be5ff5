import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { webp } from '../testing/webp.ts'
import { fetchImage, type Network } from './fetchImage.ts'

const photo = webp(960, 640)
const publicAddress = '93.184.216.34'
const { maxBytes } = apiLimits.imageFetch

/** Each path of the hostile website. */
const responses: Record<string, RequestListener> = {
  '/photo': (_, response) => response.end(photo),
  '/jpeg': (_, response) => response.end(Buffer.from('ffd8ffe000104a464946', 'hex')),
  '/html': (_, response) =>
    response.setHeader('content-type', 'image/jpeg').end('<html><script>alert(1)</script>'),
  '/svg': (_, response) =>
    response
      .setHeader('content-type', 'image/webp')
      .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/empty': (_, response) => response.end(),
  '/gone': (_, response) => response.writeHead(404).end(photo),
  '/100-megabytes': (_, response) => {
    response.setHeader('content-length', 100 * 1024 * 1024)
    response.write(photo)
  },
  '/endless': (_, response) => {
    response.write(photo)
    writeEndlessly(response)
  },
  '/silent': () => {},
  '/cut-off': (_, response) => {
    response.setHeader('content-length', photo.length)
    response.write(photo.subarray(0, 10))
    response.destroy()
  },
  '/redirect': redirectTo('/photo'),
  '/redirects-for-ever': redirectTo('/redirects-for-ever'),
  '/to-metadata': redirectTo('https://169.254.169.254/latest/meta-data/'),
  '/to-loopback': redirectTo('https://[::1]/photo'),
  '/to-a-private-name': redirectTo('https://intranet.example/photo'),
  '/to-plain-http': redirectTo('http://photos.example/photo'),
  '/to-a-file': redirectTo('file:///etc/passwd'),
}

function redirectTo(location: string): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end()
}

function writeEndlessly(response: ServerResponse): void {
  sent += 65_536
  response.write(Buffer.alloc(65_536), (error) => error || writeEndlessly(response))
}

let sent = 0
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.headers.host + String(request.url))
  responses[request.url ?? '']?.(request, response)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests.length = 0
  connections.length = 0
})

const connections: string[] = []
/** Every name that resolves leads to the hostile website. */
const network: Network = {
  resolve: async (host) => {
    if (host === 'intranet.example') return [publicAddress, '10.0.0.5']
    if (host === 'loopback.example') return ['::ffff:127.0.0.1']
    if (host === 'unknown.example') throw new Error('getaddrinfo ENOTFOUND')
    return [publicAddress]
  },
  connect: (address) => {
    connections.push(address)
    return connect((server.address() as AddressInfo).port, '127.0.0.1') // It listens on a port.
  },
}
const fetched = (path: string, signal?: AbortSignal) =>
  fetchImage(new URL(path, 'https://photos.example').href, network, signal)

describe('an image of another website', () => {
  it('is fetched from the address that was checked, whatever a second look-up would say', async () => {
    expect(await fetched('/photo')).toEqual({ type: 'image/webp', bytes: photo })
    expect(connections).toEqual([publicAddress])
    expect(requests).toEqual(['photos.example/photo'])
  })

  it('has the type of its bytes', async () => {
    expect(await fetched('/jpeg')).toMatchObject({ type: 'image/jpeg' })
  })

  it('may be behind a redirect', async () => {
    expect(await fetched('/redirect')).toMatchObject({ bytes: photo })
    expect(requests).toEqual(['photos.example/redirect', 'photos.example/photo'])
  })
})

describe('refuses', () => {
  const notPublic = 'leads to a network that is not public'
  const noImage = 'has no JPEG, PNG, WebP or AVIF image'
  const noHost = 'names a network address in place of a host'
  const notHttps = 'is not an https address without port and password'

  it.each([
    ['100 MB', '/100-megabytes', 'has a file of more than 4 MB'],
    ['an endless response', '/endless', 'has a file of more than 4 MB'],
    ['HTML that calls itself a JPEG', '/html', noImage],
    ['SVG with a script', '/svg', noImage],
    ['an empty response', '/empty', noImage],
    ['a 404', '/gone', 'responds with status 404'],
    ['a response that is cut off', '/cut-off', 'cannot be reached'],
    ['endless redirects', '/redirects-for-ever', 'redirects more than 3 times'],
    ['a redirect to the metadata of a cloud machine', '/to-metadata', noHost],
    ['a redirect to this machine', '/to-loopback', noHost],
    ['a redirect to a name with a private address', '/to-a-private-name', notPublic],
    ['a redirect to plain http', '/to-plain-http', notHttps],
    ['a redirect to a file', '/to-a-file', notHttps],
    ['a name with a private address among others', 'https://intranet.example/photo', notPublic],
    ['a name that leads to this machine', 'https://loopback.example/photo', notPublic],
    ['a name without an address', 'https://unknown.example/photo', 'cannot be reached'],
    ['a network address in hexadecimal', 'https://0x7f000001/photo', noHost],
    ['another port', 'https://photos.example:8443/photo', notHttps],
    ['a password', 'https://staff:secret@photos.example/photo', notHttps],
    ['plain http', 'http://photos.example/photo', notHttps],
  ])('%s', async (_, address, message) => {
    await expect(fetched(address)).rejects.toThrow(message)
    expect(connections.every((one) => one === publicAddress)).toBe(true)
    expect(requests.filter((one) => !one.startsWith('photos.example'))).toEqual([])
  })

  it('an endless response after little more than the limit', async () => {
    sent = 0
    await expect(fetched('/endless')).rejects.toThrow('more than 4 MB')
    const buffers = 8 * 1024 * 1024
    expect(sent).toBeLessThan(maxBytes + buffers)
  })

  it('a website that does not respond in time', async () => {
    const timeout = new AbortController()
    server.once('request', () => timeout.abort())
    await expect(fetched('/silent', timeout.signal)).rejects.toThrow('does not respond within 10 seconds')
  })

  it('a website that stops in the middle of an image', async () => {
    const timeout = new AbortController()
    responses['/stalls'] = (_, response) =>
      response.write(photo.subarray(0, photo.length / 2), () => setImmediate(() => timeout.abort()))
    await expect(fetched('/stalls', timeout.signal)).rejects.toThrow('does not respond within 10 seconds')
  })

  it('a name that does not resolve in time', async () => {
    const timeout = new AbortController()
    const slow: Network = {
      ...network,
      resolve: () => {
        timeout.abort()
        return new Promise(() => {})
      },
    }
    await expect(fetchImage('https://photos.example/photo', slow, timeout.signal)).rejects.toThrow(
      'does not respond within 10 seconds',
    )
  })
})
