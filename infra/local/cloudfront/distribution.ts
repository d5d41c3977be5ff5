import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { LocalStack } from '../cloudformation/stack.ts'
import { isLike } from '../iam/policy.ts'
import { type AddedHeader, readHeadersPolicies } from './headersPolicy.ts'
import type { Origin } from './origins.ts'
import { type CachePolicy, cachePolicyReader, forwardsEverything } from './policies.ts'
import { type EdgeFunction, edgeFunction } from './viewerFunction.ts'

const BehaviourConfig = z.strictObject({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachedMethods: z.optional(z.array(z.string())),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(
    z.array(z.strictObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() })),
    [],
  ),
  Compress: z._default(z.boolean(), false),
  ViewerProtocolPolicy: z.literal('redirect-to-https'),
})

const OriginConfig = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginAccessControlId: z.optional(z.string()),
  S3OriginConfig: z.optional(z.unknown()),
  CustomOriginConfig: z.optional(z.looseObject({ OriginProtocolPolicy: z.literal('https-only') })),
  OriginCustomHeaders: z._default(
    z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })),
    [],
  ),
})
export type OriginConfig = z.infer<typeof OriginConfig>

const DistributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    Enabled: z.literal(true),
    HttpVersion: z.optional(z.string()),
    IPV6Enabled: z.optional(z.boolean()),
    PriceClass: z.optional(z.string()),
    Comment: z.optional(z.string()),
    Aliases: z.optional(z.array(z.string())),
    ViewerCertificate: z.optional(z.unknown()),
    Logging: z.optional(z.unknown()),
    WebACLId: z.optional(z.string()),
    DefaultRootObject: z.optional(z.literal('')),
    DefaultCacheBehavior: BehaviourConfig,
    CacheBehaviors: z._default(z.array(BehaviourConfig), []),
    CustomErrorResponses: z._default(
      z.array(
        z.strictObject({
          ErrorCode: z.number(),
          ErrorCachingMinTTL: z.optional(z.number()),
          ResponseCode: z.number(),
          ResponsePagePath: z.string(),
        }),
      ),
      [],
    ),
    Origins: z.array(OriginConfig),
  }),
})

const FunctionProperties = z.strictObject({
  Name: z.string(),
  AutoPublish: z.literal(true),
  FunctionCode: z.string(),
  FunctionConfig: z.looseObject({ Runtime: z.literal('cloudfront-js-2.0') }),
})

/** How the addresses of one pattern are answered. */
export interface CacheBehavior {
  originId: string
  methods: readonly string[]
  cache: CachePolicy
  /** Whether the origin gets all that the visitor sent, beyond what tells answers apart. */
  forwardsEverything: boolean
  headers: readonly AddedHeader[]
  onRequest?: EdgeFunction
  compress: boolean
}

/** A distribution, ready to serve. */
export interface DistributionPlan {
  id: string
  behaviourOf(path: string): CacheBehavior
  origins: Record<string, Origin>
  /** Which page stands for an error, and with which status. */
  errors: ReadonlyMap<number, { status: number; page: string }>
}

/** The template's distribution; `originFor` finds the local stand of each of its origins. */
export function readDistribution(
  stack: LocalStack,
  originFor: (config: OriginConfig, distributionId: string) => Origin,
): DistributionPlan {
  const [only, ...others] = stack.resources('AWS::CloudFront::Distribution', DistributionProperties)
  if (!only || others.length > 0)
    throw new CommandError('The template does not have exactly one distribution.')
  const config = only.properties.DistributionConfig
  const toBehaviour = behaviourReader(stack)
  const patterns = config.CacheBehaviors.map(
    (behaviour) => [behaviour.PathPattern, toBehaviour(behaviour)] as const,
  )
  const fallback = toBehaviour(config.DefaultCacheBehavior)
  return {
    id: only.id,
    behaviourOf: (path) => patterns.find(([pattern]) => isLike(path, pattern))?.[1] ?? fallback,
    origins: Object.fromEntries(config.Origins.map((origin) => [origin.Id, originFor(origin, only.id)])),
    errors: new Map(
      config.CustomErrorResponses.map((error) => [
        error.ErrorCode,
        { status: error.ResponseCode, page: error.ResponsePagePath },
      ]),
    ),
  }
}

function behaviourReader(stack: LocalStack): (config: z.infer<typeof BehaviourConfig>) => CacheBehavior {
  const headers = readHeadersPolicies(stack)
  const cachePolicy = cachePolicyReader(stack)
  const functions = new Map(
    stack
      .resources('AWS::CloudFront::Function', FunctionProperties)
      .map(({ id, properties }) => [
        stack.attribute(id, 'FunctionARN'),
        edgeFunction(id, properties.FunctionCode),
      ]),
  )
  return (config) => {
    const arn = config.FunctionAssociations[0]?.FunctionARN
    return {
      originId: config.TargetOriginId,
      methods: config.AllowedMethods,
      cache: cachePolicy(config.CachePolicyId),
      forwardsEverything: forwardsEverything(config.OriginRequestPolicyId),
      headers: headers.get(config.ResponseHeadersPolicyId ?? '') ?? [],
      onRequest: arn === undefined ? undefined : functions.get(arn),
      compress: config.Compress,
    }
  }
}
