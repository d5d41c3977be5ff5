import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownerOf } from '../../testing/owner.ts'
import { type SiteInAProcess, startInAProcess } from '../../testing/siteInAProcess.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { everyPage } from '../everyPage.ts'
import { random } from '../random.ts'
import { checkAfterCrash, editablePages } from './afterCrash.ts'
import { keepSaving, type Lane } from './saving.ts'

/** How often the site is killed while staff save, and from which seed the moments come. */
export interface Crashes {
  assembly: string
  folder: string
  times: number
  seed: number
  say(what: string): void
}

/** What came of it. */
export interface Survived {
  kills: number
  acknowledged: number
  /** In words; none where nothing was lost. */
  problems: string[]
  /** The longest that visitors waited for a change after a crash, milliseconds. */
  longestWait: number
}

/** So many pages are changed at the same time. */
const lanesAtOnce = 4

/**
 * Kills the site without notice, once while it is put up for the first time and then at random moments while staff
 * save, and starts it again each time. Nothing else is done to it.
 */
export async function killWhileSaving({ assembly, folder, times, seed, say }: Crashes): Promise<Survived> {
  const chance = random(seed)
  const dataFolder = path.join(folder, 'data')
  const first = startInAProcess(assembly, dataFolder)
  first.started.catch(() => undefined) // It is killed before it has started, mostly.
  await wait(200 + chance() * 3_000)
  await first.kill()
  say('killed while it was put up for the first time')

  let site = await startInAProcess(assembly, dataFolder).started
  await addMember(ownerOf(dataFolder), site, 'soaker')
  const cookie = await logIn(site.address, 'soaker')
  const pages = [...(await everyPage(site.address)).keys()]
  const lanes = await chooseLanes(site.address, cookie)
  const survived: Survived = { kills: 1, acknowledged: 0, problems: [...site.problems], longestWait: 0 }
  for (let time = 1; time <= times; time += 1) {
    survived.problems.push(...(await saveUntilKilled(site, cookie, lanes, { chance, survived })))
    site = await startInAProcess(assembly, dataFolder).started
    const { problems, waited } = await checkAfterCrash(site.address, cookie, { lanes, pages })
    survived.problems.push(...site.problems, ...problems)
    survived.longestWait = Math.max(survived.longestWait, waited)
    say(`killed ${time} of ${times} times while saving, ${survived.acknowledged} saves acknowledged`)
  }
  await site.stop()
  return survived
}

/** Kills it some moments after some saves. */
async function saveUntilKilled(
  site: SiteInAProcess,
  cookie: string,
  lanes: readonly Lane[],
  { chance, survived }: { chance: () => number; survived: Survived },
): Promise<string[]> {
  const enough = Promise.withResolvers<void>()
  let left = 1 + Math.floor(chance() * 25)
  const acknowledged = () => {
    survived.acknowledged += 1
    left -= 1
    if (left === 0) enough.resolve()
  }
  const saving = Promise.all(lanes.map((lane) => keepSaving(site.address, cookie, lane, acknowledged)))
  await Promise.race([enough.promise, saving])
  await wait(chance() * 500)
  await site.kill()
  survived.kills += 1
  return (await saving).flat()
}

async function chooseLanes(site: string, cookie: string): Promise<Lane[]> {
  const pages = await editablePages(site, cookie)
  return pages
    .slice(0, lanesAtOnce)
    .map(({ id, slug, image1 }) => ({ id, path: `/${slug}`, saved: image1, sent: image1 }))
}
