import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import type { HttpResponse } from '../http/message.ts'

const Override = z.strictObject({ Override: z.boolean() })
const PolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    CustomHeadersConfig: z._default(
      z.strictObject({
        Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), Override: z.boolean() })),
      }),
      { Items: [] },
    ),
    SecurityHeadersConfig: z.optional(
      z.strictObject({
        ContentSecurityPolicy: z.optional(
          z.strictObject({ ContentSecurityPolicy: z.string(), Override: z.boolean() }),
        ),
        ContentTypeOptions: z.optional(Override),
        FrameOptions: z.optional(z.strictObject({ FrameOption: z.string(), Override: z.boolean() })),
        ReferrerPolicy: z.optional(z.strictObject({ ReferrerPolicy: z.string(), Override: z.boolean() })),
        StrictTransportSecurity: z.optional(
          z.strictObject({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z._default(z.boolean(), false),
            Preload: z._default(z.boolean(), false),
            Override: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})

export interface PolicyHeader {
  name: string
  value: string
  /** Replaces the origin's header of that name. */
  override: boolean
}

/** The headers of each response headers policy, by its id. */
export function readResponseHeadersPolicies(stack: Stack): Map<string, PolicyHeader[]> {
  return new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', PolicyProperties)
      .map(({ id, properties }) => [id, headersOf(properties.ResponseHeadersPolicyConfig)]),
  )
}

type Config = z.infer<typeof PolicyProperties>['ResponseHeadersPolicyConfig']

function headersOf(config: Config): PolicyHeader[] {
  const security = config.SecurityHeadersConfig ?? {}
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = security
  const { StrictTransportSecurity: hsts, ContentTypeOptions: sniff } = security
  const header = (name: string, value: string | undefined, override: boolean | undefined): PolicyHeader[] =>
    value === undefined || override === undefined ? [] : [{ name, value, override }]
  return [
    ...header('content-security-policy', csp?.ContentSecurityPolicy, csp?.Override),
    ...header('x-content-type-options', sniff && 'nosniff', sniff?.Override),
    ...header('x-frame-options', frame?.FrameOption, frame?.Override),
    ...header('referrer-policy', referrer?.ReferrerPolicy, referrer?.Override),
    ...header('strict-transport-security', hsts && hstsValue(hsts), hsts?.Override),
    ...config.CustomHeadersConfig.Items.map((item) => ({
      name: item.Header.toLowerCase(),
      value: item.Value,
      override: item.Override,
    })),
  ]
}

type Hsts = NonNullable<NonNullable<Config['SecurityHeadersConfig']>['StrictTransportSecurity']>

function hstsValue({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }: Hsts): string {
  return [
    `max-age=${AccessControlMaxAgeSec}`,
    ...(IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(Preload ? ['preload'] : []),
  ].join('; ')
}

export function withHeaders(response: HttpResponse, policy: readonly PolicyHeader[]): HttpResponse {
  const headers = { ...response.headers }
  for (const { name, value, override } of policy) {
    if (override || headers[name] === undefined) headers[name] = value
  }
  return { ...response, headers }
}
