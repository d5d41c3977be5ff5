import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import { OriginConfig, type OriginServices, originOf } from './origins.ts'
import { cachePolicyReader, forwardingReader, readResponseHeaders } from './policies.ts'
import { viewerFunctions } from './viewerFunction.ts'

const BehaviorConfig = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
  Compress: z._default(z.boolean(), false),
})

const DistributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: BehaviorConfig,
    CacheBehaviors: z.array(BehaviorConfig),
    CustomErrorResponses: z.array(
      z.object({
        ErrorCode: z.number(),
        ResponseCode: z.optional(z.number()),
        ResponsePagePath: z.optional(z.string()),
      }),
    ),
    Origins: z.array(OriginConfig),
  }),
})

const FunctionProperties = z.object({ FunctionCode: z.string() })

export type Distribution = ReturnType<typeof readDistribution>

export type CacheBehavior = ReturnType<Distribution['behaviorOf']>

export function readDistribution(stack: Stack, services: OriginServices) {
  const { properties } = stack.onlyResource('AWS::CloudFront::Distribution', DistributionProperties)
  const config = properties.DistributionConfig
  const toBehavior = behaviorReader(stack)
  const defaultBehavior = toBehavior(config.DefaultCacheBehavior)
  const behaviors = config.CacheBehaviors.map((behavior) => ({
    pattern: behavior.PathPattern,
    behavior: toBehavior(behavior),
  }))
  return {
    behaviorOf: (path: string) =>
      behaviors.find(({ pattern }) => matchesWildcards(path, pattern))?.behavior ?? defaultBehavior,
    origins: Object.fromEntries(config.Origins.map((origin) => [origin.Id, originOf(origin, services)])),
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
  const headers = readResponseHeaders(stack)
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
  return (config: z.infer<typeof BehaviorConfig>) => {
    const functionAt = (event: 'viewer-request' | 'viewer-response') =>
      functions.get(
        config.FunctionAssociations.find(({ EventType }) => EventType === event)?.FunctionARN ?? '',
      )
    return {
      originId: config.TargetOriginId,
      methods: config.AllowedMethods,
      cachePolicy: cachePolicy(config.CachePolicyId),
      forwards: forwards(config.OriginRequestPolicyId),
      headers: headers.get(config.ResponseHeadersPolicyId ?? '') ?? [],
      viewerRequestFunction: functionAt('viewer-request')?.atRequest,
      viewerResponseFunction: functionAt('viewer-response')?.atResponse,
      compress: config.Compress,
    }
  }
}
