import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

/** Every query name that some row of the endpoint table reads, sorted. */
export function declaredQueryNames(): string[] {
  const names = Object.values<Endpoint>(endpoints).flatMap((row) => Object.keys(row.query?.shape ?? {}))
  return [...new Set(names)].sort()
}

const keyless = {
  cookieBehavior: CacheCookieBehavior.none(),
  headerBehavior: CacheHeaderBehavior.none(),
  enableAcceptEncodingBrotli: true,
  enableAcceptEncodingGzip: true,
}

/** Public reads: told apart by the declared query names alone, kept as long as each answer says and no longer. */
export function readsCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ReadsCache', {
    ...keyless,
    queryStringBehavior: CacheQueryStringBehavior.allowList(...declaredQueryNames()),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
  })
}

/** Files: the edge keeps them a day unless told otherwise, or until a change invalidates them. */
export function filesCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'FilesCache', {
    ...keyless,
    queryStringBehavior: CacheQueryStringBehavior.none(),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.days(1),
    maxTtl: Duration.days(365),
  })
}

/** Map tiles: at least a week, as the tile services ask of those who pass tiles on. */
export function tilesCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'TilesCache', {
    ...keyless,
    enableAcceptEncodingBrotli: false,
    enableAcceptEncodingGzip: false,
    queryStringBehavior: CacheQueryStringBehavior.none(),
    minTtl: Duration.days(7),
    defaultTtl: Duration.days(7),
    maxTtl: Duration.days(365),
  })
}
