import * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { ApiProblem } from '#shared/entities/problem.ts'
import { statusesOf } from './statuses.ts'

interface Answer {
  status: number
  body: unknown
  headers: Record<string, unknown>
}

const headersOf: Readonly<Record<number, string>> = {
  303: 'location',
  304: 'etag',
  429: 'retry-after',
  503: 'retry-after',
}

/** Why a response is not one that the endpoint's row describes: nothing if it is. */
export function answerProblems(key: EndpointKey, { status, body, headers }: Answer): string[] {
  if (!statusesOf(key).includes(status)) return [`${key}: ${status} is not one of its statuses`]
  const missing = ['x-request-id', headersOf[status] ?? []].flat().filter((name) => !(name in headers))
  const schema = bodySchema(status, endpoints[key])
  const { error } = (schema ?? z.undefined()).safeParse(body)
  return [
    ...missing.map((name) => `${key}: ${status} lacks ${name}`),
    ...(error?.issues ?? []).map(({ path, message }) => `${key}: ${status} ${path.join('.')} ${message}`),
  ]
}

function bodySchema(status: number, { returns, conflict }: Endpoint): z.ZodMiniType | undefined {
  if ([204, 303, 304].includes(status)) return undefined
  if (status < 300) return returns
  return status === 409 && conflict ? z.extend(ApiProblem, { current: conflict }) : ApiProblem
}
