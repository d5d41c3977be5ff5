import { setTimeout as wait } from 'node:timers/promises'
import { readLock } from '../../../functions/store/renderRequest.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'

/** The result of a rendering, null once another one has served it, or the error with which it failed. */
export async function render(system: LocalSystem, owner: Owner): Promise<unknown> {
  const store = { documents: owner.documents, tableName: system.tableName }
  try {
    const rendered = await runFunction(owner, functionNamed(system, 'render/renderSite'))
    for (
      let lock = await readLock(store);
      !rendered && lock.served < lock.requests;
      lock = await readLock(store)
    )
      await wait(100)
    return rendered
  } catch (error) {
    return error
  }
}
