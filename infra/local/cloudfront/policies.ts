import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'

const CacheProperties = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.object({ HeaderBehavior: z.literal('none') }),
      QueryStringsConfig: z.object({ QueryStrings: z._default(z.array(z.string()), []) }),
      EnableAcceptEncodingBrotli: z.boolean(),
    }),
  }),
})

/** Times in seconds. */
export interface CachePolicy {
  minTtl: number
  defaultTtl: number
  maxTtl: number
  queryNames: readonly string[]
  compressed: boolean
}

/** The ids of policies that AWS provides. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

export function cachePolicyReader(stack: Stack): (id: string) => CachePolicy {
  const policies = new Map<string, CachePolicy>([
    [cachingDisabled, { minTtl: 0, defaultTtl: 0, maxTtl: 0, queryNames: [], compressed: false }],
  ])
  for (const { id, properties } of stack.resources('AWS::CloudFront::CachePolicy', CacheProperties)) {
    const { MinTTL, DefaultTTL, MaxTTL, ...config } = properties.CachePolicyConfig
    const key = config.ParametersInCacheKeyAndForwardedToOrigin
    policies.set(id, {
      ...{ minTtl: MinTTL, defaultTtl: DefaultTTL, maxTtl: MaxTTL },
      queryNames: key.QueryStringsConfig.QueryStrings,
      compressed: key.EnableAcceptEncodingBrotli,
    })
  }
  return (id) => policies.get(id) ?? unsupported(id)
}

const ForwardingProperties = z.object({
  OriginRequestPolicyConfig: z.object({ HeadersConfig: z.object({ Headers: z.array(z.string()) }) }),
})

/** For the id of a policy, returns a function that says whether the origin receives a header of the viewer. */
export function forwardingReader(stack: Stack): (id: string | undefined) => (header: string) => boolean {
  const lists = new Map(
    stack
      .resources('AWS::CloudFront::OriginRequestPolicy', ForwardingProperties)
      .map(({ id, properties }) => [id, properties.OriginRequestPolicyConfig.HeadersConfig.Headers]),
  )
  return (id) => {
    if (id === allViewerExceptHostHeader) return () => true
    const headers = id === undefined ? [] : (lists.get(id) ?? unsupported(id))
    const forwarded = ['content-type', ...headers.map((header) => header.toLowerCase())]
    return (header) => forwarded.includes(header)
  }
}

const Override = z.boolean()
const HeadersProperties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override })),
    }),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override }),
      ContentTypeOptions: z.object({ Override }),
      FrameOptions: z.object({ FrameOption: z.string(), Override }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.boolean(),
        Override,
      }),
    }),
  }),
})

export interface PolicyHeader {
  name: string
  value: string
  override: boolean
}

export const readResponseHeaders = (stack: Stack): Map<string, PolicyHeader[]> =>
  new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', HeadersProperties)
      .map(({ id, properties }) => [id, headersOf(properties.ResponseHeadersPolicyConfig)]),
  )

type HeadersConfig = z.infer<typeof HeadersProperties>['ResponseHeadersPolicyConfig']

function headersOf({ SecurityHeadersConfig: security, CustomHeadersConfig }: HeadersConfig): PolicyHeader[] {
  const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity
  const values: (readonly [name: string, value: string, of: { Override: boolean }])[] = [
    [
      'content-security-policy',
      security.ContentSecurityPolicy.ContentSecurityPolicy,
      security.ContentSecurityPolicy,
    ],
    ['x-content-type-options', 'nosniff', security.ContentTypeOptions],
    ['x-frame-options', security.FrameOptions.FrameOption, security.FrameOptions],
    ['referrer-policy', security.ReferrerPolicy.ReferrerPolicy, security.ReferrerPolicy],
    [
      'strict-transport-security',
      `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
      security.StrictTransportSecurity,
    ],
    ...CustomHeadersConfig.Items.map((item) => [item.Header.toLowerCase(), item.Value, item] as const),
  ]
  return values.map(([name, value, { Override }]) => ({ name, value, override: Override }))
}

function unsupported(id: string): never {
  throw new CommandError(`The template names the policy ${id}, which the local system does not support.`)
}
