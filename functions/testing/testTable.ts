import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../store/store.ts'
import { type Engine, startEngine } from './engine.ts'
import { createTable } from './table.ts'

/** An empty table for the tests of a file. With `createHandlerTable`, the handlers of this process use it. */
export function testTable(create: (engine: Engine) => Promise<Store> = createTable): Store {
  // Set before the first test.
  const store = {} as Store
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
    Object.assign(store, await create(engine))
  })
  afterAll(() => engine.stop())
  return store
}
