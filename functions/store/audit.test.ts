import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { mockTable } from '../testing/mockTable.ts'
import { addAuditRecord } from './audit.ts'
import { environmentStore } from './environmentStore.ts'

const table = mockTable()
const written = () =>
  table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems?.[0]?.Put?.Item)
const record = { at: '2026-11-21T14:05:00.000Z', by: 'ana', action: 'published', subject: 'post/p-1' }

it('an audit record is in the partition of its month, and is kept for six years [14.43]', async () => {
  await addAuditRecord(environmentStore(), record)
  expect(written()[0]).toEqual({
    ...record,
    pk: 'AUDIT#2026-11',
    sk: expect.stringMatching(/^2026-11-21T14:05:00\.000Z#[0-9a-f]{12}$/),
    expiresAt: Date.UTC(2032, 10, 21, 2, 5) / 1_000,
  })
})

it('audit records of the same millisecond are two records', async () => {
  await addAuditRecord(environmentStore(), record)
  await addAuditRecord(environmentStore(), record)
  const [one, other] = written().map((item) => item?.sk)
  expect(one).not.toBe(other)
})
