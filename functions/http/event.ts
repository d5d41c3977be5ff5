import { isIPv6 } from 'node:net'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { StageVariables } from '#shared/api/stageVariables.ts'

export type ApiEvent = APIGatewayProxyEventV2
export type ApiResponse = APIGatewayProxyStructuredResultV2

export type ApiHandler = (event: ApiEvent, context?: Context) => Promise<ApiResponse>

export type Middleware = MiddlewareObj<ApiEvent, ApiResponse, Error, Context, RequestState>

export type RequestState = { startedAt?: number }

export const methodOf = (event: ApiEvent): string => event.requestContext.http.method

export const requestIdOf = (event: ApiEvent): string => event.requestContext.requestId

/** Throws if the variable is missing, because nothing may be compared with or signed by an empty secret. */
export function stageVariable({ stageVariables }: ApiEvent, name: keyof StageVariables): string {
  const value = stageVariables?.[name]
  if (!value) throw new Error(`The stage variable ${name} is missing`)
  return value
}

export const viewerHostOf = ({ headers }: ApiEvent): string => headers['x-viewer-host'] || 'localhost'

/** The network of the address that the edge reports, or else of the connection's. Only for counting attempts. */
export const viewerNetworkOf = (event: ApiEvent): string =>
  networkOf(event.headers['x-viewer-address'] || event.requestContext.http.sourceIp)

/** An IPv4 address itself, or the first half of an IPv6 address, since its holder can choose the other half freely. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // `URL` normalizes the address, so `::` is the only abbreviation left to expand.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':')
}
