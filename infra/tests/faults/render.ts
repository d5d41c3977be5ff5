import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'

/** The result of a rendering, null if another one has served it, or the error with which it failed. */
export async function render(system: LocalSystem, owner: Owner): Promise<unknown> {
  try {
    return await runFunction(owner, functionNamed(system, 'render/renderSite'))
  } catch (error) {
    return error
  }
}
