import { expect, it } from 'vitest'
import { table } from '#shared/table.ts'
import { synthesized } from '../testing/synthesized.ts'

const stage = synthesized()
const [resource] = Object.values(stage.Resources).filter(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable')

it('the table has no index', () => expect(resource?.Properties).not.toHaveProperty('GlobalSecondaryIndexes'))

it('the table survives its stack, but not the rollback of a failed first deploy', () =>
  expect(resource).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' }))

it('the table can be restored to any second', () =>
  expect(resource?.Properties.Replicas).toMatchObject([
    { PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
  ]))

it('the table is paid by request', () => expect(resource?.Properties.BillingMode).toBe('PAY_PER_REQUEST'))

it('the table deletes expired items', () =>
  expect(resource?.Properties.TimeToLiveSpecification).toEqual({
    AttributeName: table.timeToLive,
    Enabled: true,
  }))
