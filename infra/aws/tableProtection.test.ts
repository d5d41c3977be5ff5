import { expect, it } from 'vitest'
import { synthesized } from '../testing/synthesized.ts'

const stage = synthesized({ domain: 'www.example.org', hostedZone: 'Z0123456789ABC', waf: 'true' })
const [protection] = Object.values(stage.Resources).filter(({ Type }) => Type === 'Custom::AWS')

it('the table is created without protection, so that a failed first deploy can delete it', () =>
  expect(JSON.stringify(stage.ofType('AWS::DynamoDB::GlobalTable'))).not.toContain('DeletionProtection'))

it('the deploy protects the table from deletion', () =>
  expect(JSON.stringify(protection?.Properties.Create)).toMatch(
    /updateTable.*TableName.*DeletionProtectionEnabled\W+true/,
  ))

it('the protection is the last step: a resource after it could still fail', () => {
  const own = /^(TableProtection|AWS679f53fac002430cb0da5b7982bd2287)/
  const others = Object.keys(stage.Resources).filter((id) => !own.test(id))
  expect(others.filter((id) => !protection?.DependsOn.includes(id))).toEqual([])
})

it('nothing but the tables, the key of call requests and uploaded images stays without its stack', () => {
  const retained = Object.values(stage.Resources).filter(({ DeletionPolicy }) =>
    DeletionPolicy?.startsWith('Retain'),
  )
  expect(retained.map(({ Type, DeletionPolicy }) => `${Type} ${DeletionPolicy}`).sort()).toEqual([
    'AWS::DynamoDB::GlobalTable RetainExceptOnCreate',
    'AWS::DynamoDB::GlobalTable RetainExceptOnCreate',
    'AWS::KMS::Key RetainExceptOnCreate',
    'AWS::S3::Bucket RetainExceptOnCreate',
  ])
})
