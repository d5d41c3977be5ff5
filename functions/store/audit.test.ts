import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { mockTable } from '../testing/mockTable.ts'
import { addAuditRecord } from './audit.ts'
import { environmentStore } from './environmentStore.ts'

const table = mockTable()
const record = { at: '2026-11-21T14:05:00.000Z', by: 'ana', action: 'published', subject: 'post/p-1' }

it('an audit record is in the partition of its month, and is kept for six years [14.43]', async () => {
  await addAuditRecord(environmentStore(), record)
  expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toEqual({
    ...record,
    pk: 'AUDIT#2026-11',
    sk: expect.stringMatching(/^2026-11-21T14:05:00\.000Z#[0-9a-f]{12}$/),
    expiresAt: Date.UTC(2032, 10, 21, 2, 5) / 1_000,
  })
})

it('audit records of the same millisecond are two records', async () => {
  await addAuditRecord(environmentStore(), record)
  await addAuditRecord(environmentStore(), record)
  const [one, other] = table.commandCalls(PutCommand).map(({ args }) => args[0].input.Item?.sk)
  expect(one).not.toBe(other)
})
