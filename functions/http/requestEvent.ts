import type { StageVariables } from '#shared/api/stageVariables.ts'
import type { ApiEvent } from './event.ts'

interface InProcessRequest {
  method?: string
  routeKey: string
  path: string
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
  stageVariables?: StageVariables
}

/** The event that API Gateway would send, for a request made within this process. */
export function requestEvent({
  method = 'GET',
  routeKey,
  path,
  params = {},
  query = '',
  headers = {},
  cookies = [],
  body,
  isBase64Encoded = false,
  stageVariables,
}: InProcessRequest): ApiEvent {
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    headers,
    cookies,
    pathParameters: params,
    body,
    isBase64Encoded,
    ...(stageVariables && { stageVariables: { ...stageVariables } }),
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: 'in-process',
      domainPrefix: '',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
      requestId: 'in-process',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  }
}
