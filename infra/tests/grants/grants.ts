import path from 'node:path'
import { startLocal } from '../../local/startLocal.ts'
import { freePort } from '../../testing/freePort.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember } from '../../testing/staff.ts'
import type { Scenario } from '../scenario.ts'
import { checkGrants } from './checkGrants.ts'
import { exercises } from './exercises.ts'
import { grantContext } from './grantContext.ts'

/** The exercises of all functions, without each of their grants in turn. */
export const grantsScenario: Scenario = {
  name: 'grants',
  run: async ({ folder, log }) => {
    const system = await startLocal({ port: await freePort(), folder })
    const dataFolder = path.join(folder, 'data')
    const unused: string[] = []
    let checked = 0
    try {
      const owner = ownerOf(dataFolder)
      await addMember(owner, system, 'exerciser')
      const context = await grantContext(system, owner, { dataFolder, username: 'exerciser' })
      for (const [handler, exercise] of Object.entries(exercises)) {
        log(handler)
        const result = await checkGrants(context, handler, exercise)
        checked += result.checked
        unused.push(...result.unused.map((name) => `${handler}: ${name}`))
      }
    } finally {
      await system.stop()
    }
    for (const name of unused) log(`unused: ${name}`)
    return [
      {
        subject: 'grants checked',
        figure: `${checked}, unused: ${unused.length}`,
        passed: unused.length === 0,
      },
    ]
  },
}
