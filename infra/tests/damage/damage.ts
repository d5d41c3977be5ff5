import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { localPaths } from '../../local/localPaths.ts'
import { everyPage } from '../everyPage.ts'
import type { Measurement, Scenario } from '../scenario.ts'
import { type Damage, damages } from './damages.ts'
import { npmStart } from './npmStart.ts'

/** Damaged files of a stopped local system: each start serves every page, or says in one sentence what to do. */
export const damageScenario: Scenario = {
  name: 'damage',
  run: async ({ folder, log }) => {
    const undamaged = path.join(folder, '.local')
    const first = await npmStart(folder)
    if (first.address === undefined) throw new Error(`npm start does not serve: ${first.errors()}`)
    const published = await everyPage(first.address)
    await first.stop()
    const copy = path.join(folder, 'damaged')
    const measurements: Measurement[] = []
    for (const damage of damages) {
      log(damage.name)
      rmSync(copy, { recursive: true, force: true })
      cpSync(undamaged, path.join(copy, '.local'), { recursive: true })
      damage.inflict(localPaths(path.join(copy, '.local')).data)
      measurements.push(await start(copy, damage, published))
    }
    return measurements
  },
}

async function start(
  folder: string,
  { name, fileLimit, outcome }: Damage,
  published: ReadonlyMap<string, string>,
): Promise<Measurement> {
  const site = await npmStart(folder, { fileLimit })
  try {
    if (site.address !== undefined) {
      const different = await differentPages(site.address, published)
      const figure =
        different.length === 0
          ? `serves all ${published.size} pages`
          : `${different.length} pages differ: ${different.slice(0, 3).join(', ')}`
      return { subject: name, figure, passed: outcome === 'serves' && different.length === 0 }
    }
    const lines = site.errors().trim().split('\n')
    return {
      subject: name,
      figure: lines.length === 1 ? `one sentence: ${lines[0]}` : `${lines.length} lines: ${lines[0]}`,
      passed: outcome === 'explains' && lines.length === 1,
    }
  } finally {
    await site.stop()
  }
}

/** Milliseconds within which a rendering repairs a page. */
const repairTime = 60_000

async function differentPages(address: string, published: ReadonlyMap<string, string>): Promise<string[]> {
  const deadline = Date.now() + repairTime
  for (;;) {
    // A page that is missing rejects.
    const pages = await everyPage(address).catch(() => new Map<string, string>())
    const different = [...published].filter(([path, page]) => pages.get(path) !== page)
    if (different.length === 0 || Date.now() > deadline) return different.map(([path]) => path)
    await wait(500)
  }
}
