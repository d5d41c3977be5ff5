import { posix } from 'node:path'

/** The path by which CloudFront chooses a cache behavior (RFC 3986). The origin receives the path as it was sent. */
export const normalizedPath = (path: string): string => posix.normalize(decodedUnreserved(path))

const decodedUnreserved = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w.~-]/.test(character) ? character : escaped
  })
