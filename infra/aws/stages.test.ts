import { describe, expect, it } from 'vitest'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const dev = synthesized(stages.dev)
const production = synthesized(stages.production)

/** Names that must be unique in an account: every property of a resource that is a literal name. */
function namesIn(stage: typeof dev): string[] {
  return Object.values(stage.Resources)
    .filter(({ Type }) => Type !== 'AWS::WAFv2::WebACL')
    .flatMap(({ Type, Properties }) =>
      walk(Properties)
        .filter(([name]) => /^(\w*Name|Name)$/.test(name) && !localNames.has(name))
        .map(([name, value]) => `${Type} ${name} ${value}`),
    )
}

/** Properties that name a part of a resource or something of AWS: an attribute of the table, a metric, a header. */
const localNames = new Set([
  'AttributeName',
  'MetricName',
  'HeaderName',
  'PolicyName',
  'StageName',
  'FunctionName',
  'ServerName',
  'RoleName',
  'DomainName',
])

function walk(value: unknown): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]): [string, string][] =>
    typeof child === 'string' ? [[name, child]] : name === 'Dimensions' ? [] : walk(child),
  )
}

describe('two stages in one account', () => {
  it('share no name', () => {
    const devNames = new Set(namesIn(dev))
    expect(devNames.size).toBeGreaterThan(5)
    expect(namesIn(production).filter((name) => devNames.has(name))).toEqual([])
  })

  it('are two stacks and export nothing', () => {
    expect(namesIn(dev)).toContain(
      'AWS::CloudWatch::Alarm AlarmName RecoverySite dev: pages fail for visitors',
    )
    expect(dev.text).not.toContain('"Export"')
  })

  it('do not name each other', () => {
    expect(dev.text).not.toContain('production')
    expect(production.text).not.toContain('RecoverySite-dev')
  })
})

describe('data', () => {
  const bucketNamed = (name: string) =>
    Object.entries(dev.Resources).find(([id, { Type }]) => Type === 'AWS::S3::Bucket' && id.startsWith(name))

  it('that staff upload survives its stack with every version, but not the rollback of a failed first deploy', () =>
    expect(bucketNamed('Media')?.[1]).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { VersioningConfiguration: { Status: 'Enabled' } },
    }))

  it('that staff upload and delete can be restored for 90 days, as documents can, and costs nothing afterward', () =>
    expect(bucketNamed('Media')?.[1]).toMatchObject({
      Properties: {
        LifecycleConfiguration: {
          Rules: [
            { NoncurrentVersionExpiration: { NoncurrentDays: 90 }, ExpiredObjectDeleteMarker: true },
            { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
          ],
        },
      },
    }))

  it('that is rendered goes with the stack', () => {
    const [id, bucket] = bucketNamed('Site') ?? []
    expect(bucket?.DeletionPolicy).toBe('Delete')
    expect(Object.values(dev.ofType('Custom::S3AutoDeleteObjects'))).toContainEqual(
      expect.objectContaining({ BucketName: { Ref: id } }),
    )
  })

  it('is in no public bucket, and every bucket refuses plain http', () => {
    for (const bucket of Object.values(dev.ofType('AWS::S3::Bucket'))) {
      expect(bucket.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
    }
    const policies = Object.values(dev.ofType('AWS::S3::BucketPolicy')).map((policy) =>
      JSON.stringify(policy),
    )
    expect(policies).toHaveLength(2)
    for (const policy of policies) expect(policy).toContain('"aws:SecureTransport":"false"')
  })

  it('that is in use expires in no bucket by itself', () => {
    for (const bucket of Object.values(dev.ofType('AWS::S3::Bucket')))
      expect(JSON.stringify(bucket.LifecycleConfiguration ?? {})).not.toMatch(/"Expiration(InDays|Date)"/)
  })
})

describe('a deploy', () => {
  const dependsOn = (id: string) =>
    [Object.entries(dev.Resources).find(([name]) => name.startsWith(id))?.[1].DependsOn].flat().join()

  it('renders pages after it copies the files that they name', () => {
    for (const name of [
      'AssetsCustomResource',
      'FontsCustomResource',
      'ImagesCustomResource',
      'SeedContentAtDeploy',
    ])
      expect(dependsOn('RenderSiteAtDeploy')).toContain(name)
  })

  it('writes to a bucket only once its emptying is set up, so that a rollback can delete it', () => {
    expect(dependsOn('AssetsCustomResource')).toMatch(/SiteAutoDeleteObjectsCustomResource/)
  })
})
