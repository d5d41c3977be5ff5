import * as z from 'zod/mini'
import type { Gateway } from '../apigateway/gateway.ts'
import { bucketDomain } from '../cloudformation/localAccount.ts'
import { decoded, type HttpRequest, type HttpResponse, textResponse, xmlError } from '../http/message.ts'
import type { Bucket } from '../s3/bucket.ts'

export const OriginConfig = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
})
type OriginConfig = z.infer<typeof OriginConfig>

export type Origin = (request: HttpRequest) => Promise<HttpResponse>

export interface OriginServices {
  gateway: Gateway
  buckets: readonly Bucket[]
}

/** Finds the local service behind an origin's domain name. Any other origin is a server on the internet. */
export function originOf(config: OriginConfig, { gateway, buckets }: OriginServices): Origin {
  if (config.DomainName === gateway.host) return gatewayOrigin(gateway, config)
  const bucket = buckets.find(({ name }) => bucketDomain(name) === config.DomainName)
  return bucket ? bucketOrigin(bucket) : remoteOrigin(config)
}

function gatewayOrigin({ host, respond }: Gateway, { OriginCustomHeaders }: OriginConfig): Origin {
  const own = OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
    HeaderName.toLowerCase(),
    HeaderValue,
  ])
  return (request) => {
    const headers = {
      'user-agent': 'Amazon CloudFront',
      ...request.headers,
      ...Object.fromEntries(own),
      host,
    }
    return respond({ ...request, headers })
  }
}

const bucketOrigin =
  (bucket: Bucket): Origin =>
  async ({ path }) => {
    const key = decoded(path.slice(1))
    const object = key === undefined ? undefined : await bucket.get(key)
    return object ? { status: 200, ...object } : accessDenied
  }

/** The response to a missing object, since CloudFront may not list the bucket. */
const accessDenied = xmlError(403, 'AccessDenied', 'Access Denied')

function remoteOrigin({ DomainName, OriginPath }: OriginConfig): Origin {
  return async ({ method, path, query, headers }) => {
    const address = `https://${DomainName}${OriginPath}${path}${query ? `?${query}` : ''}`
    try {
      const response = await fetch(address, {
        method,
        headers,
        signal: AbortSignal.timeout(10_000),
        redirect: 'manual',
      })
      return {
        status: response.status,
        headers: Object.fromEntries([...response.headers].filter(([name]) => returnedHeaders.has(name))),
        body: Buffer.from(await response.arrayBuffer()),
      }
    } catch {
      return textResponse(502, 'The origin cannot be reached.', { 'content-type': 'text/plain' })
    }
  }
}

const returnedHeaders = new Set(['content-type', 'cache-control', 'etag', 'last-modified', 'expires'])
