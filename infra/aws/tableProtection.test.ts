import { expect, it } from 'vitest'
import { stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'

const stage = synthesized(stages.largest)
const [, protection] = Object.entries(stage.Resources).find(([id]) => id.startsWith('TableProtection')) ?? []

it('the table is created without protection, so that a failed first deploy can delete it', () =>
  expect(JSON.stringify(stage.ofType('AWS::DynamoDB::GlobalTable'))).not.toContain('DeletionProtection'))

it('the deploy protects the table from deletion', () =>
  expect(JSON.stringify(protection?.Properties.Create)).toMatch(
    /updateTable.*TableName.*DeletionProtectionEnabled\W+true/,
  ))

it('the protection is the last step: a resource after it could still fail', () => {
  const own = /^(TableProtection|AWS679f53fac002430cb0da5b7982bd2287|LastSteps)/
  const others = Object.keys(stage.Resources).filter((id) => !own.test(id))
  expect(others.filter((id) => !protection?.DependsOn.includes(id))).toEqual([])
})

it('a failure of the protection does not fail the deploy', () => {
  for (const call of [protection?.Properties.Create, protection?.Properties.Update])
    expect(JSON.stringify(call).replaceAll('\\', '')).toContain('"ignoreErrorCodesMatching":".*"')
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
