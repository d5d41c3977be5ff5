import { afterEach, beforeEach, vi } from 'vitest'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { allStaffMembers } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import { addMember, logIn } from './staff.ts'
import { createHandlerTable } from './table.ts'
import { testTable } from './testTable.ts'

export const password = 'first light over the café'

/**
 * A table for the tests of a file. Before each test its only members are ana, who is logged in, and ben. Each test has a
 * day of its own, so that no limit of an earlier one applies. The clock stands still, and nothing is logged.
 */
export function staffTable(): { store: Store; cookie: string } {
  const table = { store: testTable(createHandlerTable), cookie: '' }
  let day = 0
  beforeEach(async () => {
    day += 1
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 12) + day * 86_400_000, toFake: ['Date'] })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    for (const { username } of await allStaffMembers(table.store))
      await changeStaffMember(table.store, username, () => null)
    for (const username of ['ana', 'ben']) await addMember(table.store, username, password)
    table.cookie = await logIn('ana', password)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return table
}

/** Moves the clock of such a test. */
export const passTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
