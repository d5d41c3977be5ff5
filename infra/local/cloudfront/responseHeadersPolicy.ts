import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import type { HttpResponse } from '../http/message.ts'

const PolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    CustomHeadersConfig: z.strictObject({
      Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), Override: z.boolean() })),
    }),
    SecurityHeadersConfig: z.strictObject({
      ContentSecurityPolicy: z.strictObject({ ContentSecurityPolicy: z.string(), Override: z.boolean() }),
      ContentTypeOptions: z.strictObject({ Override: z.boolean() }),
      FrameOptions: z.strictObject({ FrameOption: z.string(), Override: z.boolean() }),
      ReferrerPolicy: z.strictObject({ ReferrerPolicy: z.string(), Override: z.boolean() }),
      StrictTransportSecurity: z.strictObject({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.boolean(),
        Override: z.boolean(),
      }),
    }),
  }),
})

type PolicyHeader = ReturnType<typeof headersOf>[number]

export function readResponseHeadersPolicies(stack: Stack): Map<string, PolicyHeader[]> {
  return new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', PolicyProperties)
      .map(({ id, properties }) => [id, headersOf(properties.ResponseHeadersPolicyConfig)]),
  )
}

type Config = z.infer<typeof PolicyProperties>['ResponseHeadersPolicyConfig']

function headersOf({ SecurityHeadersConfig, CustomHeadersConfig }: Config) {
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = SecurityHeadersConfig
  const { StrictTransportSecurity: hsts, ContentTypeOptions: sniff } = SecurityHeadersConfig
  const lifetime = `max-age=${hsts.AccessControlMaxAgeSec}`
  const values: (readonly [name: string, value: string, of: { Override: boolean }])[] = [
    ['content-security-policy', csp.ContentSecurityPolicy, csp],
    ['x-content-type-options', 'nosniff', sniff],
    ['x-frame-options', frame.FrameOption, frame],
    ['referrer-policy', referrer.ReferrerPolicy, referrer],
    ['strict-transport-security', hsts.IncludeSubdomains ? `${lifetime}; includeSubDomains` : lifetime, hsts],
    ...CustomHeadersConfig.Items.map((item) => [item.Header.toLowerCase(), item.Value, item] as const),
  ]
  return values.map(([name, value, { Override }]) => ({ name, value, override: Override }))
}

export function withHeaders(response: HttpResponse, policy: readonly PolicyHeader[]): HttpResponse {
  const headers = { ...response.headers }
  for (const { name, value, override } of policy) {
    if (override || headers[name] === undefined) headers[name] = value
  }
  return { ...response, headers }
}
