import { describe, expect, it } from 'vitest'
import { cloudFrontRegion } from '../settings.ts'
import { synthesized } from '../testing/synthesized.ts'
import { schemaProblems } from '../testing/templateSchema.ts'

const domain = 'www.example.org'
const certificateArn = `arn:aws:acm:${cloudFrontRegion}:111122223333:certificate/0a1b2c3d-0000-1111-2222-333344445555`

/** The settings that add or change resources, each with every value that leads to another template. */
const choices: Record<string, string>[][] = [
  [{}, { domain, certificateArn }, { domain, hostedZone: 'Z0123456789ABC' }],
  [{}, { waf: 'true' }],
  [{}, { alarmEmail: 'it@example.org' }],
  [
    { stage: 'dev' },
    {
      stage: 'production',
      contactFormUrl: 'https://forms.example/f/1',
      contactFormScript: 'https://forms.example/embed.js',
      tilesUrl: 'https://tiles.example:8443/base',
      hstsSubdomains: 'true',
    },
  ],
]
const combinations = choices.reduce<Record<string, string>[]>(
  (contexts, values) => contexts.flatMap((context) => values.map((value) => ({ ...context, ...value }))),
  [{}],
)

describe("a template keeps to CloudFormation's schema", () => {
  for (const context of combinations) {
    it(`with ${Object.keys(context).join(', ')}`, () =>
      expect(schemaProblems(synthesized(context).Resources)).toEqual([]))
  }
})

describe('the check names', () => {
  const problemsOf = (Type: string, Properties: Record<string, unknown>) =>
    schemaProblems({ Tested: { Type, Properties } })

  it.each([
    ['AWS::S3::Bukkit', {}, 'Tested has the unknown type AWS::S3::Bukkit.'],
    ['AWS::S3::Bucket', { BucketNam: 'x' }, 'Tested (AWS::S3::Bucket) has the unknown property BucketNam.'],
    ['AWS::IAM::Role', {}, 'Tested (AWS::IAM::Role) has no AssumeRolePolicyDocument.'],
    ['AWS::S3::Bucket', { BucketName: 7 }, 'Tested (AWS::S3::Bucket).BucketName is not text.'],
    [
      'AWS::S3::Bucket',
      { VersioningConfiguration: { Status: 'On' } },
      'Tested (AWS::S3::Bucket).VersioningConfiguration.Status is "On", and not one of Enabled, Suspended.',
    ],
    [
      'AWS::S3::Bucket',
      { BucketName: { 'Fn::GetAtt': ['Tested', 'Nothing'] } },
      'Tested reads Nothing, which a AWS::S3::Bucket does not have.',
    ],
  ])('a mistake in a %s: %j', (type, properties, problem) =>
    expect(problemsOf(type, properties)).toEqual([problem]),
  )
})
