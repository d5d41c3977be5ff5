import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { mockClient } from '../testing/mockClient.ts'
import { testTable } from '../testing/testTable.ts'
import { findItem } from './read.ts'
import { openStore } from './store.ts'
import { type Failures, maxWrites, transact } from './transact.ts'
import { check, newItem, put, putItem, remove, storedItem, update } from './write.ts'
import { transactAll } from './writeChecked.ts'

const store = testTable()
const { staffMember: key } = keys
const find = (name: string) => findItem(store, key(name))

describe('a transaction', () => {
  it('writes all of its items', async () => {
    await putItem(store, { ...key('old'), n: 1 })
    const failures = await transact(store, {
      new: put({ ...key('new'), n: 1 }, newItem),
      old: remove(key('old'), { n: 1 }),
      counted: update(key('counted'), { add: { n: 2 } }),
      absent: check(key('absent'), newItem),
    })
    expect(failures).toBeUndefined()
    expect([await find('new'), await find('old'), await find('counted')]).toEqual([
      { ...key('new'), n: 1 },
      undefined,
      { ...key('counted'), n: 2 },
    ])
  })

  it('returns the writes whose conditions failed, each with the stored item, and writes nothing', async () => {
    await putItem(store, { ...key('taken'), n: 1 })
    const failures: Failures<'first' | 'taken' | 'absent'> | undefined = await transact(store, {
      first: put({ ...key('first') }),
      taken: put({ ...key('taken'), n: 2 }, newItem),
      absent: check(key('nobody'), storedItem),
    })
    expect(failures).toEqual({ taken: { ...key('taken'), n: 1 }, absent: null })
    expect(await find('first')).toBeUndefined()
  })

  it(`has up to ${maxWrites} writes`, async () => {
    const writesOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [index, put(key(`many ${index}`))]))
    expect(await transact(store, writesOf(maxWrites))).toBeUndefined()
    await expect(transact(store, writesOf(maxWrites + 1))).rejects.toThrow('less than or equal to 100')
  })

  it('sends nothing without writes', async () => {
    expect(await transact(openStore('absent', { region: 'us-east-1' }), {})).toBeUndefined()
  })
})

describe('a transaction that conflicts with another write', () => {
  const conflict = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'Transaction cancelled',
      $metadata: {},
      CancellationReasons: codes.map((Code) => ({ Code })),
    })
  const writes = { one: put(key('one')), other: put(key('other')) }

  it('is repeated with its token', async () => {
    const table = mockClient(store.documents)
    table.on(TransactWriteCommand).rejectsOnce(conflict('None', 'TransactionConflict')).resolves({})
    expect(await transact(store, writes)).toBeUndefined()
    const tokens = table
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.ClientRequestToken)
    table.restore()
    expect(tokens).toEqual([tokens[0], tokens[0]])
  })

  it('is unavailable if the conflict does not end', async () => {
    const table = mockClient(store.documents)
    table.on(TransactWriteCommand).rejects(conflict('TransactionConflict', 'None'))
    await expect(transact(store, writes)).rejects.toMatchObject({ name: 'Unavailable' })
    table.restore()
  })

  it('is an error if its writes are wrong', async () => {
    const table = mockClient(store.documents)
    table.on(TransactWriteCommand).rejects(conflict('ValidationError', 'None'))
    await expect(transact(store, writes)).rejects.toThrow(TransactionCanceledException)
    table.restore()
  })
})

it('a conditional change says whether it was made', async () => {
  await putItem(store, { ...key('changed'), n: 1 })
  const change = () => transactAll(store, [update(key('changed'), { set: { n: 2 } }, { n: 1 })])
  expect([await change(), await change()]).toEqual([true, false])
})
