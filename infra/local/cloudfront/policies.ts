import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { LocalStack } from '../cloudformation/stack.ts'

const CachePolicyProperties = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.strictObject({ HeaderBehavior: z.literal('none') }),
      QueryStringsConfig: z.strictObject({
        QueryStringBehavior: z.enum(['none', 'whitelist']),
        QueryStrings: z._default(z.array(z.string()), []),
      }),
      EnableAcceptEncodingBrotli: z.boolean(),
      EnableAcceptEncodingGzip: z.boolean(),
    }),
  }),
})

/** How answers are told apart and how long they are kept. Times in seconds. */
export interface CachePolicy {
  minTtl: number
  defaultTtl: number
  maxTtl: number
  queryNames: readonly string[]
  compressed: boolean
}

/** CloudFront's own policies that the template names by their fixed ids. */
const managedCachePolicies: Record<string, CachePolicy> = {
  /** CachingDisabled */
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    queryNames: [],
    compressed: false,
  },
}

/** AllViewerExceptHostHeader: the one origin request policy that is known. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** A cache policy by its id: one of the template's or one of CloudFront's own. */
export function cachePolicyReader(stack: LocalStack): (id: string) => CachePolicy {
  const own = new Map(
    stack.resources('AWS::CloudFront::CachePolicy', CachePolicyProperties).map(({ id, properties }) => {
      const { MinTTL, DefaultTTL, MaxTTL, ...config } = properties.CachePolicyConfig
      const key = config.ParametersInCacheKeyAndForwardedToOrigin
      return [
        id,
        {
          minTtl: MinTTL,
          defaultTtl: DefaultTTL,
          maxTtl: MaxTTL,
          queryNames: key.QueryStringsConfig.QueryStrings,
          compressed: key.EnableAcceptEncodingBrotli && key.EnableAcceptEncodingGzip,
        },
      ]
    }),
  )
  return (id) => {
    const policy = own.get(id) ?? managedCachePolicies[id]
    if (!policy)
      throw new CommandError(
        `The template names the cache policy ${id}, which the local system does not know.`,
      )
    return policy
  }
}

/** Whether an origin gets everything that the visitor sent but Host; false without a policy. */
export function forwardsEverything(originRequestPolicyId: string | undefined): boolean {
  if (originRequestPolicyId === undefined) return false
  if (originRequestPolicyId === allViewerExceptHost) return true
  throw new CommandError(
    `The template names the origin request policy ${originRequestPolicyId}, which the local system does not know.`,
  )
}
