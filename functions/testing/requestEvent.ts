import { originHeader } from '#shared/api/originHeader.ts'
import type { ApiEvent } from '../http/event.ts'
import { testStage } from './stageVariables.ts'

interface EventFacts
  extends Partial<Pick<ApiEvent, 'headers' | 'cookies' | 'body' | 'isBase64Encoded' | 'stageVariables'>> {
  method?: string
  routeKey: string
  path: string
  params?: Record<string, string>
  query?: string
}

/** An event as API Gateway sends it for a request that came through CloudFront. */
export const requestEvent = ({
  method = 'GET',
  routeKey,
  path,
  params = {},
  query = '',
  headers = {},
  ...sent
}: EventFacts): ApiEvent => ({
  version: '2.0',
  routeKey,
  rawPath: path,
  rawQueryString: query,
  headers: { [originHeader]: testStage.originSecret, ...headers },
  cookies: [],
  pathParameters: params,
  isBase64Encoded: false,
  stageVariables: testStage,
  ...sent,
  requestContext: {
    accountId: '',
    apiId: '',
    domainName: 'test',
    domainPrefix: '',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    requestId: 'test-request',
    routeKey,
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
})
