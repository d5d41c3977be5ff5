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

/** For public reads. The key is the path and the query parameters of the endpoints. A response sets its lifetime. */
export const readsCache = cacheWith('ReadsCache', {
  queryStringBehavior: CacheQueryStringBehavior.allowList(...declaredQueryNames()),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(1),
})

/** For files. One without a `Cache-Control` header is cached for a day, or until an invalidation. */
export const filesCache = cacheWith('FilesCache', { defaultTtl: Duration.days(1) })

/** For map tiles. Tile services require that caches keep a tile for at least a week. */
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
