import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import { cachePolicyReader } from './cachePolicy.ts'
import { forwardingReader } from './originRequestPolicy.ts'
import { OriginConfig, type OriginServices, originReader } from './origins.ts'
import { readResponseHeadersPolicies } from './responseHeadersPolicy.ts'
import { viewerFunctions } from './viewerFunction.ts'

const BehaviorConfig = z.strictObject({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachedMethods: z.optional(z.array(z.string())),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(
    z.array(
      z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }),
    ),
    [],
  ),
  Compress: z._default(z.boolean(), false),
  ViewerProtocolPolicy: z.enum(['redirect-to-https', 'https-only']),
})

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
    DefaultCacheBehavior: BehaviorConfig,
    CacheBehaviors: z._default(z.array(BehaviorConfig), []),
    CustomErrorResponses: z._default(
      z.array(
        z.strictObject({
          ErrorCode: z.number(),
          ErrorCachingMinTTL: z.optional(z.number()),
          ResponseCode: z.optional(z.number()),
          ResponsePagePath: z.optional(z.string()),
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

export type Distribution = ReturnType<typeof readDistribution>

export type CacheBehavior = ReturnType<Distribution['behaviorOf']>

export function readDistribution(stack: Stack, services: OriginServices) {
  const { id, properties } = stack.onlyResource('AWS::CloudFront::Distribution', DistributionProperties)
  const config = properties.DistributionConfig
  const toOrigin = originReader(stack, id, services)
  const toBehavior = behaviorReader(stack)
  const defaultBehavior = toBehavior(config.DefaultCacheBehavior)
  const behaviors = config.CacheBehaviors.map((behavior) => ({
    pattern: behavior.PathPattern,
    behavior: toBehavior(behavior),
  }))
  return {
    behaviorOf: (path: string) =>
      behaviors.find(({ pattern }) => matchesWildcards(path, pattern))?.behavior ?? defaultBehavior,
    origins: Object.fromEntries(config.Origins.map((origin) => [origin.Id, toOrigin(origin)])),
    /** Error pages by the status of the origin's response. */
    errorPages: new Map(
      config.CustomErrorResponses.flatMap(
        ({ ErrorCode, ResponseCode = ErrorCode, ResponsePagePath: path }) =>
          path === undefined ? [] : [[ErrorCode, { status: ResponseCode, path }] as const],
      ),
    ),
  }
}

function behaviorReader(stack: Stack) {
  const headers = readResponseHeadersPolicies(stack)
  const cachePolicy = cachePolicyReader(stack)
  const forwards = forwardingReader(stack)
  const functions = new Map(
    stack
      .resources('AWS::CloudFront::Function', FunctionProperties)
      .map(({ id, properties }) => [
        stack.attribute(id, 'FunctionARN'),
        viewerFunctions(id, properties.FunctionCode),
      ]),
  )
  const functionAt = (
    { FunctionAssociations }: z.infer<typeof BehaviorConfig>,
    event: 'viewer-request' | 'viewer-response',
  ) => functions.get(FunctionAssociations.find(({ EventType }) => EventType === event)?.FunctionARN ?? '')
  return (config: z.infer<typeof BehaviorConfig>) => ({
    originId: config.TargetOriginId,
    methods: config.AllowedMethods,
    cachePolicy: cachePolicy(config.CachePolicyId),
    forwards: forwards(config.OriginRequestPolicyId),
    headers: headers.get(config.ResponseHeadersPolicyId ?? '') ?? [],
    viewerRequestFunction: functionAt(config, 'viewer-request')?.atRequest,
    viewerResponseFunction: functionAt(config, 'viewer-response')?.atResponse,
    compress: config.Compress,
  })
}
