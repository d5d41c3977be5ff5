import { beforeAll, vi } from 'vitest'
import type { Store } from '../store/store.ts'
import { fillTable } from './seedCopy.ts'
import { createHandlerTable } from './table.ts'
import { testTable } from './testTable.ts'

/** A table with the small seed, which the handlers of this process use. The log is silent. */
export function seededTable(): Store {
  const store = testTable(createHandlerTable)
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await fillTable(store)
  })
  return store
}
