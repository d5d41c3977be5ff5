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

/** The id of a policy that AWS provides. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

export function cachePolicyReader(stack: Stack): (id: string) => CachePolicy {
  const properties = z.strictObject({ CachePolicyConfig: CachePolicy })
  const policies = new Map<string, CachePolicy>([
    [cachingDisabled, { minTtl: 0, defaultTtl: 0, maxTtl: 0, queryNames: [], compressed: false }],
    ...stack
      .resources('AWS::CloudFront::CachePolicy', properties)
      .map(({ id, properties }) => [id, properties.CachePolicyConfig] as const),
  ])
  return (id) => {
    const policy = policies.get(id)
    if (policy) return policy
    throw new CommandError(
      `The template names the cache policy ${id}, which the local system does not support.`,
    )
  }
}
