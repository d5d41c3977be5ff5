import type { ApiEvent } from './event.ts'

interface InProcessRequest
  extends Partial<Pick<ApiEvent, 'headers' | 'cookies' | 'body' | 'isBase64Encoded' | 'stageVariables'>> {
  method?: string
  routeKey: string
  path: string
  params?: Record<string, string>
  query?: string
}

export const requestEvent = ({
  method = 'GET',
  routeKey,
  path,
  params = {},
  query = '',
  ...sent
}: InProcessRequest): ApiEvent => ({
  version: '2.0',
  routeKey,
  rawPath: path,
  rawQueryString: query,
  headers: {},
  cookies: [],
  pathParameters: params,
  isBase64Encoded: false,
  ...sent,
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
})
