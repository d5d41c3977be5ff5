import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const Behavior = z.looseObject({ PathPattern: z.optional(z.string()) })
const Config = z.looseObject({
  DefaultCacheBehavior: Behavior,
  CacheBehaviors: z.array(Behavior),
  CustomErrorResponses: z.array(z.looseObject({ ResponseCode: z.optional(z.number()) })),
})
const HeadersPolicy = z.object({
  SecurityHeadersConfig: z.object({ StrictTransportSecurity: z.unknown() }),
})
const TilesOrigins = z.object({ Origins: z.array(z.looseObject({ OriginPath: z.optional(z.string()) })) })

const stage = synthesized()
const configOf = ({ ofType }: typeof stage) =>
  Object.values(ofType('AWS::CloudFront::Distribution'))[0]?.DistributionConfig
const config = Config.parse(configOf(stage))
const behaviors = [config.DefaultCacheBehavior, ...config.CacheBehaviors]

/** A stage with settings of the distribution. */
const configured = synthesized(stages.production)

/** AWS's managed policies. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

it('status 403 becomes the 404 page with a true 404, and no other status is mapped', () =>
  expect(config.CustomErrorResponses.filter(({ ResponseCode }) => ResponseCode !== undefined)).toEqual([
    { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
  ]))

it.each([404, 405, 500, 502, 503, 504])('an error %i is not cached', (status) =>
  expect(config.CustomErrorResponses).toContainEqual({ ErrorCode: status, ErrorCachingMinTTL: 0 }),
)

it('every behavior has a headers policy', () => {
  for (const behavior of behaviors) expect(behavior).toHaveProperty('ResponseHeadersPolicyId')
})

it('pages and files redirect to https, and the API refuses plain http', () => {
  for (const behavior of behaviors) {
    const isApi = behavior.PathPattern?.startsWith('/api/')
    expect(behavior).toHaveProperty('ViewerProtocolPolicy', isApi ? 'https-only' : 'redirect-to-https')
  }
})

describe('HSTS', () => {
  const hstsOf = ({ ofType }: typeof stage) =>
    Object.values(ofType('AWS::CloudFront::ResponseHeadersPolicy')).map((policy) =>
      z.parse(HeadersPolicy, policy.ResponseHeadersPolicyConfig),
    )
  const hsts = (IncludeSubdomains: boolean) => ({
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains, Override: true },
    },
  })

  it('covers the site and no other host of the clinic', () =>
    expect(hstsOf(stage)).toEqual([hsts(false), hsts(false), hsts(false)]))

  it('covers every host below the domain with the setting hstsSubdomains', () =>
    expect(hstsOf(configured)).toEqual([hsts(true), hsts(true), hsts(true), hsts(true)]))
})

describe('the headers of the staff area and of a form with a script', () => {
  const policies = configured.ofType('AWS::CloudFront::ResponseHeadersPolicy')
  const headersAt = (pattern: string) => {
    const behavior = Config.parse(configOf(configured)).CacheBehaviors.find(
      ({ PathPattern }) => PathPattern === pattern,
    )
    const { Ref } = z.object({ Ref: z.string() }).parse(behavior?.ResponseHeadersPolicyId)
    return JSON.stringify(policies[Ref])
  }

  it.each(['/admin', '/admin/*'])(
    '%s names no form, opens no shared window, and is not framed',
    (pattern) => {
      expect(headersAt(pattern)).not.toContain('forms.example')
      expect(headersAt(pattern)).toContain(
        '{"Header":"Cross-Origin-Opener-Policy","Override":true,"Value":"same-origin"}',
      )
      expect(headersAt(pattern)).toContain('"FrameOption":"DENY"')
    },
  )

  it('only the staff area frames its preview', () => {
    expect(headersAt('/admin/preview')).toContain("frame-ancestors 'self'")
    expect(headersAt('/admin/preview')).toContain('"FrameOption":"SAMEORIGIN"')
    expect(headersAt('/admin/preview')).not.toContain('forms.example')
  })

  it('only the page of the form runs its script, without the site’s origin', () => {
    expect(headersAt('/contact-form-frame')).toContain('"sandbox allow-scripts allow-forms')
    expect(headersAt('/contact-form-frame')).toContain('script-src https://cdn.forms.example')
    const withScript = Object.values(policies).filter((policy) =>
      JSON.stringify(policy).includes('script-src https://cdn'),
    )
    expect(withScript).toHaveLength(1)
  })
})

describe('the origin of map tiles', () => {
  it('is the host, the port and the path of the setting tilesUrl', () => {
    const { Origins } = TilesOrigins.parse(configOf(configured))
    expect(Origins.find(({ OriginPath }) => OriginPath)).toMatchObject({
      DomainName: 'tiles.example',
      OriginPath: '/base/map',
      CustomOriginConfig: { HTTPSPort: 8443, OriginProtocolPolicy: 'https-only' },
    })
  })

  it('receives the two headers by which a tile service knows its callers, and no other', () => {
    const policies = Object.entries(stage.ofType('AWS::CloudFront::OriginRequestPolicy'))
    expect(policies).toHaveLength(1)
    expect(policies[0]?.[1].OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Referer', 'User-Agent'] },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    })
    const tiles = behaviors.find(({ PathPattern }) => PathPattern === '/tiles/*')
    expect(tiles?.OriginRequestPolicyId).toEqual({ Ref: policies[0]?.[0] })
  })
})

it('the API gets every method, since CloudFront refuses the others with a 403', () => {
  const api = behaviors.filter(({ PathPattern }) => PathPattern?.startsWith('/api/'))
  expect(api.length).toBeGreaterThan(1)
  for (const behavior of api) expect(behavior.AllowedMethods).toHaveLength(7)
})

it('requests that write or need a session are not cached', () =>
  expect(
    behaviors
      .filter(({ CachePolicyId }) => CachePolicyId === cachingDisabled)
      .map(({ PathPattern }) => PathPattern),
  ).toEqual(expect.arrayContaining(['/api/service-pages/*', '/api/client-errors', '/admin', '/admin/*'])))

it("no origin gets the visitor's Host", () => {
  const own = Object.keys(stage.ofType('AWS::CloudFront::OriginRequestPolicy')).map((Ref) => ({ Ref }))
  for (const { OriginRequestPolicyId } of behaviors)
    expect([undefined, allViewerExceptHostHeader, ...own]).toContainEqual(OriginRequestPolicyId)
})

it('the cache key of reads has the declared query names, no cookie and no header', () =>
  expect(Object.values(stage.ofType('AWS::CloudFront::CachePolicy'))).toContainEqual({
    CachePolicyConfig: expect.objectContaining({
      MaxTTL: 86_400,
      ParametersInCacheKeyAndForwardedToOrigin: expect.objectContaining({
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['category', 'page', 'perPage', 'servicePageId'],
        },
      }),
    }),
  }))

it('CloudFront may read objects of its buckets for this distribution, and not list them', () => {
  const Policy = z.object({
    PolicyDocument: z.object({
      Statement: z.array(
        z.object({ Principal: z.unknown(), Action: z.unknown(), Condition: z.optional(z.unknown()) }),
      ),
    }),
  })
  const allowed = Object.values(stage.ofType('AWS::S3::BucketPolicy'))
    .flatMap((policy) => Policy.parse(policy).PolicyDocument.Statement)
    .filter(({ Principal }) => JSON.stringify(Principal) === '{"Service":"cloudfront.amazonaws.com"}')
  const ofDistribution = expect.stringMatching(
    /^\{"StringEquals":\{"AWS:SourceArn":.*:distribution\/",\{"Ref":"Edge/,
  )
  expect(allowed.map(({ Action, Condition }) => [Action, JSON.stringify(Condition)])).toEqual([
    ['s3:GetObject', ofDistribution],
    ['s3:GetObject', ofDistribution],
  ])
})
