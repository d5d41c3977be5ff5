import * as z from 'zod/mini'
import type { LocalStack } from '../cloudformation/stack.ts'
import type { EdgeHttpResponse } from './http.ts'

const Override = z.strictObject({ Override: z.boolean() })
const HeadersPolicyProperties = z.strictObject({
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

/** A header that the edge adds; where the origin gave one too, `override` says whose counts. */
export interface AddedHeader {
  name: string
  value: string
  override: boolean
}

/** The headers of each response headers policy, by its id. */
export function readHeadersPolicies(stack: LocalStack): Map<string, AddedHeader[]> {
  return new Map(
    stack
      .resources('AWS::CloudFront::ResponseHeadersPolicy', HeadersPolicyProperties)
      .map(({ id, properties }) => [id, headersOf(properties.ResponseHeadersPolicyConfig)]),
  )
}

type Config = z.infer<typeof HeadersPolicyProperties>['ResponseHeadersPolicyConfig']

function headersOf(config: Config): AddedHeader[] {
  const security = config.SecurityHeadersConfig ?? {}
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = security
  const { StrictTransportSecurity: hsts, ContentTypeOptions: sniff } = security
  const header = (name: string, value: string | undefined, override: boolean | undefined): AddedHeader[] =>
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

function hstsValue(hsts: {
  AccessControlMaxAgeSec: number
  IncludeSubdomains: boolean
  Preload: boolean
}): string {
  return `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}${hsts.Preload ? '; preload' : ''}`
}

/** The answer with the policy's headers. */
export function withHeaders(answer: EdgeHttpResponse, added: readonly AddedHeader[]): EdgeHttpResponse {
  const headers = { ...answer.headers }
  for (const { name, value, override } of added) {
    if (override || headers[name] === undefined) headers[name] = value
  }
  return { ...answer, headers }
}
