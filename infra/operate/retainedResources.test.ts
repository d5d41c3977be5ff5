import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'
import { losses, replacementProblems, replacing, Template } from './retainedResources.ts'

const AttributeDefinitions = [
  { AttributeName: 'pk', AttributeType: 'S' },
  { AttributeName: 'sk', AttributeType: 'S' },
]
const KeySchema = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
]
const table = { Type: 'AWS::DynamoDB::GlobalTable', Properties: { AttributeDefinitions, KeySchema } }

/** What stages have had since the first deploy. A change here is no mending: each deployed stage would lose its data. */
const deployed = Template.parse({
  Resources: {
    Content88381566: { ...table, UpdateReplacePolicy: 'Retain' },
    CallRequestsFB7F7DB4: { ...table, UpdateReplacePolicy: 'Retain' },
    CallRequestsKey0094DFAF: { Type: 'AWS::KMS::Key', UpdateReplacePolicy: 'Retain' },
    MediaA721A567: { Type: 'AWS::S3::Bucket', UpdateReplacePolicy: 'Retain' },
  },
})

describe.each(Object.entries(stages))('a deploy of the stage %s', (_, settings) => {
  const next = Template.parse(JSON.parse(synthesized(settings).text))

  it('replaces nothing that people wrote', () => expect(replacementProblems(deployed, next)).toEqual([]))

  it('keeps exactly the resources whose loss is described', () => {
    const kept = Object.entries(next.Resources).filter(
      ([, resource]) => resource.UpdateReplacePolicy === 'Retain',
    )
    expect(kept.map(([id]) => id).sort()).toEqual(Object.keys(losses).sort())
  })
})

const without = (id: string): Template => {
  const { [id]: _, ...Resources } = deployed.Resources
  return { Resources }
}
const withChange = (id: string, change: object): Template =>
  Template.parse({ Resources: { ...deployed.Resources, [id]: { ...deployed.Resources[id], ...change } } })

it.each([
  ['another logical id', 'Content88381566', without('Content88381566'), 'which its template does not have'],
  [
    'another type',
    'MediaA721A567',
    withChange('MediaA721A567', { Type: 'AWS::S3::DirectoryBucket' }),
    'which is AWS::S3::DirectoryBucket',
  ],
  [
    'another key',
    'Content88381566',
    withChange('Content88381566', { Properties: { KeySchema: [], AttributeDefinitions } }),
    'whose KeySchema its template changes',
  ],
  [
    'a name of its own',
    'MediaA721A567',
    withChange('MediaA721A567', { Properties: { BucketName: 'clinic' } }),
    'whose BucketName its template changes',
  ],
  [
    'an end of its protection',
    'CallRequestsKey0094DFAF',
    withChange('CallRequestsKey0094DFAF', { UpdateReplacePolicy: undefined }),
    'which its template does not keep',
  ],
])('%s of a resource with data is refused in a sentence that says what would be lost', (_, id, next, why) => {
  const [problem, ...others] = replacementProblems(deployed, next)
  expect(others).toEqual([])
  expect(problem).toContain(`the place of ${id}, ${why}`)
  expect(problem).toContain(`${losses[id]}. Nothing was changed.`)
})

it('a first deploy has nothing to replace', () =>
  expect(replacementProblems(undefined, deployed)).toEqual([]))

it('a change that CloudFormation makes in place is no replacement', () =>
  expect(
    replacementProblems(
      deployed,
      withChange('MediaA721A567', { Properties: { VersioningConfiguration: { Status: 'Enabled' } } }),
    ),
  ).toEqual([]))

/** What the CDK command itself knows of CloudFormation. */
function replacingByCdk(type: string): string[] {
  const found: string[] = []
  JSON.parse(gunzipSync(readFileSync('node_modules/aws-cdk/db.json.gz')).toString(), (_, value) => {
    if (value?.cloudFormationType === type)
      for (const [name, property] of Object.entries<{ causesReplacement?: string }>(value.properties ?? {}))
        if (property.causesReplacement === 'yes') found.push(name)
    return value
  })
  return found
}

it.each([
  ['AWS::DynamoDB::GlobalTable', 'KeySchema'],
  ['AWS::S3::Bucket', 'BucketName'],
  ['AWS::KMS::Key', undefined],
])('of %s, each property is known that CloudFormation changes by a replacement', (type, example) => {
  const properties = replacingByCdk(type)
  if (example) expect(properties).toContain(example)
  expect(replacing[type]).toEqual(expect.arrayContaining(properties))
})
