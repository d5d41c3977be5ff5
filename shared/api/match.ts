import { type EndpointKey, endpoints, partsOf, supportsHead } from './endpoints.ts'

interface Match {
  key: EndpointKey
  /** The values are still URL-encoded. */
  params: Record<string, string>
}

/** Follows API Gateway's precedence: fixed segments, `{name}`, `{name+}`. A public GET also serves HEAD. */
export function matchEndpoint(method: string, path: string): Match | undefined {
  const rowMethod = method === 'HEAD' ? 'GET' : method
  return matches(path).find(
    ({ key }) => partsOf(key).method === rowMethod && (method !== 'HEAD' || supportsHead(key)),
  )
}

/** The methods for the Allow header of a 405, or an empty list for an unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = matches(path).flatMap(({ key }) => {
    const { method } = partsOf(key)
    return supportsHead(key) ? [method, 'HEAD'] : [method]
  })
  return [...new Set(methods)]
}

/** Rows in API Gateway's order of precedence. `rank` has `~` for parameters, because `~` sorts after every letter. */
const rows = (Object.keys(endpoints) as EndpointKey[]) // the table's own keys, which Object.keys types as string
  .map((key) => ({ key, path: partsOf(key).path }))
  .map(({ key, path }) => ({
    key,
    rank: path.replace(/\{\w+\+\}/g, '~~').replace(/\{\w+\}/g, '~'),
    pattern: new RegExp(
      `^${path.replace(/\{(\w+)\+\}/g, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
      's',
    ),
  }))
  .sort((one, other) => (one.rank === other.rank ? 0 : one.rank < other.rank ? -1 : 1))

const matches = (path: string): Match[] =>
  rows.flatMap(({ key, pattern }) => {
    const found = pattern.exec(path)
    return found ? [{ key, params: { ...found.groups } }] : []
  })
