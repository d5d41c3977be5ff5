import { Duration, Fn, Validations } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { originHeader } from '#shared/api/originHeader.ts'
import { formFramePath, previewFramePath } from '#shared/rendering.ts'
import { filesCache, readsCache, tilesCache } from './cachePolicies.ts'
import type { Domain } from './domain.ts'
import { atViewerRequest, atViewerResponse } from './edgeFunction.ts'
import { formFrameHeaders, type HeaderOptions, previewHeaders, siteHeaders, staffHeaders } from './headers.ts'

interface DistributionOptions {
  site: IBucket
  media: IBucket
  api: IHttpApi
  originSecret: string
  tilesUrl: string
  headers: HeaderOptions
  domain: Domain | undefined
  firewallArn: string | undefined
}

/** The bucket's 403 for a missing object becomes the 404 page with a true 404. The API never responds with 403, so
 * its errors stay as they are (decision 19). */
export function siteDistribution(scope: Construct, options: DistributionOptions): Distribution {
  const { domain } = options
  const edge = new Distribution(scope, 'Edge', {
    ...behaviors(scope, options),
    errorResponses: [
      { httpStatus: 403, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.seconds(10) },
      // Otherwise CloudFront caches these errors for 10 seconds, even if their `Cache-Control` says `no-store`.
      ...[404, 405, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    ],
    httpVersion: HttpVersion.HTTP2_AND_3,
    // The visitors are in North America.
    priceClass: PriceClass.PRICE_CLASS_100,
    webAclId: options.firewallArn,
    ...(domain && { domainNames: [domain.name], certificate: domain.certificate }),
  })
  domain?.pointAt(edge)
  Validations.of(edge).acknowledge(...acknowledged)
  return edge
}

function behaviors(
  scope: Construct,
  { site, media, api, originSecret, tilesUrl, headers }: DistributionOptions,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } {
  const https = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: siteHeaders(scope, headers),
  }
  const files = {
    ...https,
    origin: S3BucketOrigin.withOriginAccessControl(site),
    cachePolicy: filesCache(scope),
  }
  const pages = {
    ...files,
    functionAssociations: [atViewerRequest(scope, 'canonicalAddress'), atViewerResponse(scope, 'movedPage')],
  }
  const staffArea = {
    ...pages,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    responseHeadersPolicy: staffHeaders(scope, headers),
  }
  const apiRequests = {
    ...https,
    // A redirect would hide that a client sends its password in clear (decision 19).
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    // CloudFront refuses any other method with a 403.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      readTimeout: Duration.seconds(30),
      // Replaces a header of this name that the viewer sent.
      customHeaders: { [originHeader]: originSecret },
    }),
  }
  const uncached = {
    ...apiRequests,
    functionAssociations: [atViewerRequest(scope, 'viewerAddress')],
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  }
  return {
    defaultBehavior: pages,
    additionalBehaviors: {
      ...Object.fromEntries(uncachedPatterns().map((pattern) => [pattern, uncached])),
      '/api/*': { ...apiRequests, cachePolicy: readsCache(scope) },
      '/admin': staffArea,
      [previewFramePath]: { ...staffArea, responseHeadersPolicy: previewHeaders(scope, headers) },
      '/admin/*': staffArea,
      ...(headers.permissions.formScriptOrigin && {
        [formFramePath]: { ...pages, responseHeadersPolicy: formFrameHeaders(scope, headers) },
      }),
      '/assets/*': files,
      '/art/*': files,
      '/media/*': {
        ...https,
        origin: S3BucketOrigin.withOriginAccessControl(media),
        cachePolicy: files.cachePolicy,
      },
      '/tiles/*': {
        ...https,
        functionAssociations: [atViewerRequest(scope, 'tilePath')],
        origin: tileService(tilesUrl),
        originRequestPolicy: callerOfTiles(scope),
        cachePolicy: tilesCache(scope),
        compress: false,
      },
    },
  }
}

/** Tile services refuse requests without these headers. `tilePath` replaces the visitor's values. */
const callerOfTiles = (scope: Construct) =>
  new OriginRequestPolicy(scope, 'TilesCaller', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('Referer', 'User-Agent'),
  })

function tileService(address: string): HttpOrigin {
  const { hostname, port, pathname } = new URL(address)
  return new HttpOrigin(hostname, {
    httpsPort: port === '' ? undefined : Number(port),
    originPath: pathname === '/' ? undefined : pathname.replace(/\/$/, ''),
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
  })
}

const acknowledged = [
  { id: 'AwsSolutions-CFR1', reason: 'Families look for treatment for somebody here from anywhere.' },
  {
    id: 'AwsSolutions-CFR2',
    reason:
      'The firewall is optional (setting waf), since it triples the bill; pages are static, and handlers limit the few writes by address.',
  },
  {
    id: 'AwsSolutions-CFR3',
    reason: 'The clinic does not want to store who read which page about addiction.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason: 'CloudFront sets the TLS version of its own domain name; a custom domain brings a certificate.',
  },
]

/** CloudFront's path patterns of the endpoints that write or need a session. No cache may store their responses. */
function uncachedPatterns(): string[] {
  const rows = Object.entries<Endpoint>(endpoints).filter(
    ([key, row]) => row.access === 'staff' || !key.startsWith('GET '),
  )
  const patterns = rows.map(([key]) => key.slice(key.indexOf('/')).replace(/\{[^}]+\}/g, '*'))
  const others = patterns.filter((pattern) => !pattern.startsWith(staffArea))
  return [...new Set([`${staffArea}*`, ...others])].sort()
}

/** One pattern covers all staff endpoints, since a distribution has 25 behaviors at most. */
const staffArea = '/api/admin/'
