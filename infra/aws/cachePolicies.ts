import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
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

/** Public reads: the key is the path and the query names that endpoints declare; each response sets its lifetime. */
export function readsCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ReadsCache', {
    ...defaults,
    queryStringBehavior: CacheQueryStringBehavior.allowList(...declaredQueryNames()),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
  })
}

function declaredQueryNames(): string[] {
  const cached = Object.values<Endpoint>(endpoints).filter((row) => row.access !== 'staff')
  const names = cached.flatMap((row) => Object.keys(row.query?.shape ?? {}))
  return [...new Set(names)].sort()
}

/** Files: a day without a `Cache-Control` of their own, or until an invalidation. */
export function filesCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'FilesCache', {
    ...defaults,
    defaultTtl: Duration.days(1),
  })
}

/** Map tiles: at least a week, which tile services require of caches. */
export function tilesCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'TilesCache', {
    ...defaults,
    enableAcceptEncodingBrotli: false,
    enableAcceptEncodingGzip: false,
    minTtl: Duration.days(7),
    defaultTtl: Duration.days(7),
  })
}
