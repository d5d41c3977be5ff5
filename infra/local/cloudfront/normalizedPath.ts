/** The path by which CloudFront chooses a cache behavior (RFC 3986). The origin receives the path as it was sent. */
export function normalizedPath(path: string): string {
  const segments: string[] = []
  for (const segment of decodedUnreserved(path).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  const isFolder = /\/\.{0,2}$/.test(path)
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}

const decodedUnreserved = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    return /[\w.~-]/.test(character) ? character : escaped
  })
