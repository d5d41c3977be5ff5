import { type Endpoint, type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import { setsOf } from '../aws/lambdas.ts'

export function statusesOf(key: EndpointKey): number[] {
  const row: Endpoint = endpoints[key]
  const { method, path } = partsOf(key)
  const hasBody = row.body !== undefined || row.bodyTypes !== undefined
  const hasParams = path.includes('{')
  const rows: [status: number, applies: boolean][] = [
    [200, !isEmpty(row) && row.status === undefined],
    [201, row.status === 201],
    [204, isEmpty(row)],
    [304, method === 'GET' && row.access !== 'staff'],
    [303, row.form !== undefined],
    [400, hasBody || hasParams || row.query !== undefined || isGuardedWrite(row, method)],
    [401, row.access === 'staff'],
    [404, hasParams],
    [409, row.conflict !== undefined],
    [413, hasBody],
    [415, hasBody],
    [500, true],
    [503, usesServices(key)],
  ]
  const statuses = rows.flatMap(([status, applies]) => (applies ? [status] : []))
  return [...statuses, ...(row.errors ?? [])].sort((one, other) => one - other)
}

/** True if the endpoint refuses requests from other sites. */
const isGuardedWrite = ({ access }: Endpoint, method: string) => method !== 'GET' && access !== 'public'

const isEmpty = ({ returns }: Endpoint) => returns._zod.def.type === 'null'

/** A handler without grants uses no service that could fail to respond. */
const usesServices = (key: EndpointKey) => setsOf(endpoints[key].handler).length > 0
