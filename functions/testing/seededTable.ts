import { beforeAll, vi } from 'vitest'
import { seedTable } from '../store/seed.ts'
import type { Store } from '../store/store.ts'
import { content } from './content.ts'
import { createHandlerTable } from './table.ts'
import { testTable } from './testTable.ts'

/** A table with the small seed, which the handlers of this process use. The log is silent. */
export function seededTable(): Store {
  const store = testTable(createHandlerTable)
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await seedTable(store, content)
  })
  return store
}
