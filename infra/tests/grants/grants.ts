import path from 'node:path'
import { startLocal } from '../../local/startLocal.ts'
import { freePort } from '../../testing/freePort.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember } from '../../testing/staff.ts'
import type { Scenario } from '../scenario.ts'
import { checkGrants } from './checkGrants.ts'
import { exercises } from './exercises.ts'
import { grantContext } from './grantContext.ts'

/** Every granted action taken away in turn. */
export const grantsScenario: Scenario = {
  name: 'grants',
  run: async ({ folder, say }) => {
    const system = await startLocal({ port: await freePort(), folder })
    const dataFolder = path.join(folder, 'data')
    const unused: string[] = []
    let checked = 0
    try {
      const owner = ownerOf(dataFolder)
      await addMember(owner, system, 'exerciser')
      const place = await grantContext(system, owner, { dataFolder, username: 'exerciser' })
      for (const [handler, exercise] of Object.entries(exercises)) {
        say(handler)
        const came = await checkGrants(place, handler, exercise)
        checked += came.checked
        unused.push(...came.unused.map((name) => `${handler}: ${name}`))
      }
    } finally {
      await system.stop()
    }
    for (const name of unused) say(`nobody needs ${name}`)
    return [
      { what: 'grants checked', figure: `${checked}, unused: ${unused.length}`, fine: unused.length === 0 },
    ]
  },
}
