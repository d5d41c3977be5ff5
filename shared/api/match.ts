import { type EndpointKey, endpoints, partsOf, supportsHead } from './endpoints.ts'

interface Match {
  key: EndpointKey
  /** Not decoded. */
  params: Record<string, string>
}

/**
 * The endpoint of a request, by API Gateway's precedence: fixed segments before `{name}`, `{name}` before `{name+}`.
 * HEAD has the endpoint of a public GET.
 */
export function matchEndpoint(method: string, path: string): Match | undefined {
  const rowMethod = method === 'HEAD' ? 'GET' : method
  return matches(path).find(
    ({ key }) => partsOf(key).method === rowMethod && (method !== 'HEAD' || supportsHead(key)),
  )
}

/** For the Allow header of a 405. Empty for an unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = matches(path).flatMap(({ key }) => {
    const { method } = partsOf(key)
    return supportsHead(key) ? [method, 'HEAD'] : [method]
  })
  return [...new Set(methods)]
}

interface Segment {
  /** Of a parameter. */
  name?: string | undefined
  text: string
  /** A parameter that takes all segments from here on. */
  isRest: boolean
}

/** In API Gateway's order of precedence. */
const rows = (Object.keys(endpoints) as EndpointKey[]) // the table's own keys, which Object.keys types as string
  .map((key) => ({ key, segments: partsOf(key).path.split('/').map(segmentOf) }))
  .sort((one, other) => compareRanks(one.segments, other.segments))

function segmentOf(text: string): Segment {
  const [, name, plus] = /^\{(\w+)(\+?)\}$/.exec(text) ?? []
  return { text, name, isRest: plus === '+' }
}

function matches(path: string): Match[] {
  const requested = path.split('/')
  return rows.flatMap(({ key, segments }) => {
    const params = paramsOf(segments, requested)
    return params ? [{ key, params }] : []
  })
}

function paramsOf(
  segments: readonly Segment[],
  requested: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, { name, text, isRest }] of segments.entries()) {
    const value = isRest ? requested.slice(index).join('/') : requested[index]
    if (value === undefined || (name ? value === '' : value !== text)) return undefined
    if (name) params[name] = value
    if (isRest) return params
  }
  return segments.length === requested.length ? params : undefined
}

function rankOf(segment: Segment | undefined): number {
  if (segment?.isRest) return 2
  return segment?.name ? 1 : 0
}

function compareRanks(one: readonly Segment[], other: readonly Segment[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = rankOf(one[index]) - rankOf(other[index])
    if (difference) return difference
  }
  return 0
}
