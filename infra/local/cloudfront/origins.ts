import * as z from 'zod/mini'
import type { Gateway } from '../apigateway/gateway.ts'
import { bucketArn, bucketDomain, globalArn } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { decoded, type HttpRequest, type HttpResponse, textResponse, xmlError } from '../http/message.ts'
import { isAllowed, type Statement } from '../iam/policy.ts'
import { readBucketPolicies } from '../iam/readPolicies.ts'
import type { Bucket } from '../s3/bucket.ts'

export const OriginConfig = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginAccessControlId: z.optional(z.string()),
  S3OriginConfig: z.optional(z.unknown()),
  CustomOriginConfig: z.optional(z.looseObject({ OriginProtocolPolicy: z.literal('https-only') })),
  OriginCustomHeaders: z.pipe(
    z._default(z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })), []),
    z.transform(
      (headers): Record<string, string> =>
        Object.fromEntries(
          headers.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
        ),
    ),
  ),
})
type OriginConfig = z.infer<typeof OriginConfig>

export type Origin = (request: HttpRequest) => Promise<HttpResponse>

export interface OriginServices {
  gateway: Gateway
  buckets: readonly Bucket[]
}

/** Finds the local service behind an origin's domain name. Any other origin is a server on the internet. */
export function originReader(
  stack: Stack,
  distributionId: string,
  { gateway, buckets }: OriginServices,
): (config: OriginConfig) => Origin {
  const policies = readBucketPolicies(stack)
  const distributionArn = globalArn('cloudfront', `distribution/${distributionId}`)
  return (config) => {
    if (config.DomainName === gateway.host) return gatewayOrigin(gateway, config)
    const bucket = buckets.find(({ name }) => bucketDomain(name) === config.DomainName)
    return bucket
      ? bucketOrigin(bucket, policies.get(bucket.name) ?? [], distributionArn)
      : remoteOrigin(config)
  }
}

function gatewayOrigin({ host, respond }: Gateway, { OriginCustomHeaders }: OriginConfig): Origin {
  return (request) => {
    const headers = { 'user-agent': 'Amazon CloudFront', ...request.headers, ...OriginCustomHeaders, host }
    return respond({ ...request, headers })
  }
}

function bucketOrigin(bucket: Bucket, statements: readonly Statement[], distributionArn: string): Origin {
  const context = { 'aws:sourcearn': [distributionArn], 'aws:securetransport': ['true'] }
  return async ({ path }) => {
    const key = decoded(path.slice(1))
    const access = {
      service: 'cloudfront.amazonaws.com',
      action: 's3:GetObject',
      resource: `${bucketArn(bucket.name)}/${key}`,
      context,
    }
    const object = key !== undefined && isAllowed(statements, access) ? await bucket.get(key) : undefined
    return object ? { status: 200, ...object } : accessDenied
  }
}

/** A missing object gets this response too, since CloudFront may not list the bucket. */
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
