import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { synthesized } from '../testing/synthesized.ts'

const Deployment = z.object({
  DestinationBucketKeyPrefix: z.optional(z.string()),
  SystemMetadata: z.record(z.string(), z.string()),
  Include: z.optional(z.array(z.string())),
})

const deployments = Object.values(synthesized().ofType('Custom::CDKBucketDeployment')).map((properties) =>
  z.parse(Deployment, properties),
)
const cachingOf = (prefix: string | undefined) =>
  deployments
    .filter(({ DestinationBucketKeyPrefix }) => DestinationBucketKeyPrefix === prefix)
    .map(({ SystemMetadata }) => SystemMetadata['cache-control'])

describe('the caching of deployed files', () => {
  it('is endless for assets, whose names contain a hash', () =>
    expect(new Set(cachingOf('assets'))).toEqual(new Set(['public, max-age=31536000, immutable'])))

  it('is a minute for illustrations and icons, then one view of the earlier one', () =>
    expect(cachingOf(undefined)).toEqual(['public, max-age=60, stale-while-revalidate=86400']))
})

it('fonts have their type, which the deployment does not guess', () =>
  expect(deployments.filter(({ Include }) => Include?.includes('*.woff2'))).toMatchObject([
    { SystemMetadata: { 'content-type': 'font/woff2' } },
  ]))
