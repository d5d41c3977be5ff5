import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  type CachePolicyProps,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

const defaults = {
  cookieBehavior: CacheCookieBehavior.none(),
  headerBehavior: CacheHeaderBehavior.none(),
  queryStringBehavior: CacheQueryStringBehavior.none(),
  minTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingBrotli: true,
  enableAcceptEncodingGzip: true,
}

const cacheWith = (id: string, options: CachePolicyProps) => (scope: Construct) =>
  new CachePolicy(scope, id, { ...defaults, ...options })

/** Public reads: the key is the path and the query names that endpoints declare; each response sets its lifetime. */
export const readsCache = cacheWith('ReadsCache', {
  queryStringBehavior: CacheQueryStringBehavior.allowList(...declaredQueryNames()),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(1),
})

/** Files: a day without a `Cache-Control` of their own, or until an invalidation. */
export const filesCache = cacheWith('FilesCache', { defaultTtl: Duration.days(1) })

/** Map tiles: at least a week, which tile services require of caches. */
export const tilesCache = cacheWith('TilesCache', {
  enableAcceptEncodingBrotli: false,
  enableAcceptEncodingGzip: false,
  minTtl: Duration.days(7),
  defaultTtl: Duration.days(7),
})

function declaredQueryNames(): string[] {
  const cached = Object.values<Endpoint>(endpoints).filter((row) => row.access !== 'staff')
  const names = cached.flatMap((row) => Object.keys(row.query?.shape ?? {}))
  return [...new Set(names)].sort()
}
