import { expect, it } from 'vitest'
import { table } from '#shared/table.ts'
import { synthesized } from '../testing/synthesized.ts'

const [properties] = Object.values(synthesized().ofType('AWS::DynamoDB::GlobalTable'))

it('the table can be restored to any second', () =>
  expect(properties?.Replicas).toMatchObject([
    { PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
  ]))

it('the table deletes expired items', () =>
  expect(properties?.TimeToLiveSpecification).toEqual({ AttributeName: table.timeToLive, Enabled: true }))
