import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functionNames } from '../../aws/lambdas.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startLocal } from '../../local/startLocal.ts'
import { freePort } from '../../testing/freePort.ts'
import { ownerOf } from '../../testing/owner.ts'
import { addMember } from '../../testing/staff.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { checkGrants } from './checkGrants.ts'
import { exercises } from './exercises.ts'
import { type GrantContext, grantContext } from './grantContext.ts'

let system: LocalSystem
let context: GrantContext
beforeAll(async () => {
  const folder = temporaryFolder()
  const dataFolder = path.join(folder, 'data')
  // The site looks at itself by its own address, so that has to be known beforehand.
  system = await startLocal({ port: await freePort(), folder })
  const owner = ownerOf(dataFolder)
  await addMember(owner, system, 'exerciser')
  context = await grantContext(system, owner, { dataFolder, username: 'exerciser' })
}, 300_000)
afterAll(() => system.stop())

it('every function of the site is exercised', () =>
  expect(Object.keys(exercises).sort()).toEqual([...functionNames].sort()))

describe('every grant is needed', () => {
  it.each(Object.entries(exercises))(
    'of %s',
    async (handler, exercise) => {
      const { unused } = await checkGrants(context, handler, exercise)
      expect(unused).toEqual([])
    },
    300_000,
  )
})
