import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'

const CachePolicyConfig = z.strictObject({
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
})

/** Times in seconds. */
const CachePolicy = z.pipe(
  CachePolicyConfig,
  z.transform(({ MinTTL, DefaultTTL, MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: key }) => ({
    minTtl: MinTTL,
    defaultTtl: DefaultTTL,
    maxTtl: MaxTTL,
    queryNames: key.QueryStringsConfig.QueryStrings,
    compressed: key.EnableAcceptEncodingBrotli && key.EnableAcceptEncodingGzip,
  })),
)
export type CachePolicy = z.output<typeof CachePolicy>

const managedCachePolicies: Record<string, CachePolicy> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    queryNames: [],
    compressed: false,
  },
}

export function cachePolicyReader(stack: Stack): (id: string) => CachePolicy {
  const policies = new Map(
    stack
      .resources('AWS::CloudFront::CachePolicy', z.strictObject({ CachePolicyConfig: CachePolicy }))
      .map(({ id, properties }) => [id, properties.CachePolicyConfig]),
  )
  return (id) => {
    const policy = policies.get(id) ?? managedCachePolicies[id]
    if (policy) return policy
    throw new CommandError(
      `The template names the cache policy ${id}, which the local system does not support.`,
    )
  }
}
