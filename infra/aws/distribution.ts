import { Duration, Fn } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filesCache, readsCache, tilesCache } from './cachePolicies.ts'
import type { Domain } from './domain.ts'
import { atViewerRequest } from './edgeFunction.ts'
import { everyAnswersHeaders, type PagePermissions, staffHeaders } from './headers.ts'
import { uncachedPatterns } from './uncachedPatterns.ts'

/** Where each kind of address leads. */
export interface Origins {
  site: IBucket
  media: IBucket
  api: HttpApi
  /** Address of the tile service. */
  tilesUrl: string
  permissions: PagePermissions
  /** CloudFront's own name without one. */
  domain?: Domain | undefined
  /** ARN of the web application firewall, if there is one. */
  firewallArn?: string | undefined
}

/**
 * The edge. Pages and files come from the bucket, `/api/*` from the functions, tiles from the tile service.
 * One error is mapped: the bucket's 403 for a missing object becomes the 404 screen with a true 404, so the
 * API, which never answers 403, keeps its own errors.
 */
export function siteDistribution(scope: Construct, origins: Origins): Distribution {
  const headers = { responseHeadersPolicy: everyAnswersHeaders(scope, origins.permissions) }
  const secure = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, ...headers }
  const site = S3BucketOrigin.withOriginAccessControl(origins.site)
  const files = { ...secure, origin: site, cachePolicy: filesCache(scope) }
  const pages = { ...files, ...atViewerRequest(scope, 'canonicalAddress') }
  const staffArea = {
    ...pages,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    responseHeadersPolicy: staffHeaders(scope, origins.permissions),
  }
  const api = {
    ...secure,
    // Without its default, CloudFront would answer 403 to a method that it does not pass on.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', origins.api.apiEndpoint)), {
      readTimeout: Duration.seconds(30),
    }),
  }
  const reads = { ...api, cachePolicy: readsCache(scope) }
  const uncached = {
    ...api,
    ...atViewerRequest(scope, 'viewerAddress'),
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  }
  const behaviours: Record<string, BehaviorOptions> = {
    ...Object.fromEntries(uncachedPatterns().map((pattern) => [pattern, uncached])),
    '/api/*': reads,
    '/admin': staffArea,
    '/admin/*': staffArea,
    '/assets/*': files,
    '/art/*': files,
    '/media/*': { ...files, origin: S3BucketOrigin.withOriginAccessControl(origins.media) },
    '/tiles/*': {
      ...secure,
      ...atViewerRequest(scope, 'tilePath'),
      origin: tileService(origins.tilesUrl),
      cachePolicy: tilesCache(scope),
      compress: false,
    },
  }
  const edge = new Distribution(scope, 'Edge', {
    defaultBehavior: pages,
    additionalBehaviors: behaviours,
    errorResponses: [
      { httpStatus: 403, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.seconds(10) },
    ],
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Georgia's visitors are in North America.
    priceClass: PriceClass.PRICE_CLASS_100,
    webAclId: origins.firewallArn,
    ...(origins.domain && { domainNames: [origins.domain.name], certificate: origins.domain.certificate }),
  })
  origins.domain?.pointAt(edge)
  return edge
}

function tileService(address: string): HttpOrigin {
  const { hostname, pathname } = new URL(address)
  return new HttpOrigin(hostname, {
    originPath: pathname === '/' ? undefined : pathname.replace(/\/$/, ''),
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    // Tile services ask who is calling; the visitor's own headers never reach them.
    customHeaders: { 'User-Agent': 'recovery-clinic-site (tiles for its office map, cached a week)' },
  })
}
