import type { LocalSystem } from '../local/localSystem.ts'
import { functionNamed } from './functionNamed.ts'

/** Does work whose many changes need no page: the renderer may do nothing meanwhile, so that it fails at once. */
export async function withoutRenderings(system: LocalSystem, work: () => Promise<void>): Promise<void> {
  const renderer = system.permissions.get(functionNamed(system, 'render/renderSite')) ?? []
  const withheld = renderer.splice(0)
  try {
    await work()
  } finally {
    renderer.push(...withheld)
  }
}
