import { type EndpointKey, endpoints, partsOf } from './endpoints.ts'

/** The row that answers a request, and the parameters of its path as they stand in the address, not decoded. */
export interface Match {
  key: EndpointKey
  params: Record<string, string>
}

/**
 * The endpoint for a method and a path, decided as API Gateway decides: fixed segments win over
 * `{name}`, and `{name}` over `{name+}`. HEAD is answered by the row for GET. Undefined where no row fits.
 */
export function matchEndpoint(method: string, path: string): Match | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  return matches(path).find(({ key }) => partsOf(key).method === asked)
}

/** The methods that a path answers, for the Allow header of a 405; none where the path is unknown. */
export function allowedMethods(path: string): string[] {
  const methods = matches(path).flatMap(({ key }) => {
    const { method } = partsOf(key)
    return method === 'GET' ? ['GET', 'HEAD'] : [method]
  })
  return [...new Set(methods)]
}

/** Rows in the order in which API Gateway prefers them. */
const rows = (Object.keys(endpoints) as EndpointKey[]) // the table's own keys, which Object.keys types as string
  .map((key) => ({ key, segments: partsOf(key).path.split('/') }))
  .sort((one, other) => compareRanks(one.segments, other.segments))

function matches(path: string): Match[] {
  const asked = path.split('/')
  return rows.flatMap(({ key, segments }) => {
    const params = paramsOf(segments, asked)
    return params ? [{ key, params }] : []
  })
}

function paramsOf(segments: readonly string[], asked: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const name = /^\{(\w+)(\+?)\}$/.exec(segment)
    const value = name?.[2] ? asked.slice(index).join('/') : asked[index]
    if (value === undefined || (name ? value === '' : value !== segment)) return undefined
    if (name?.[1]) params[name[1]] = value
    if (name?.[2]) return params
  }
  return segments.length === asked.length ? params : undefined
}

/** Lower is more exact: a fixed segment, then `{name}`, then `{name+}`. */
function rankOf(segment = ''): number {
  if (segment.endsWith('+}')) return 2
  return segment.startsWith('{') ? 1 : 0
}

function compareRanks(one: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = rankOf(one[index]) - rankOf(other[index])
    if (difference) return difference
  }
  return 0
}
