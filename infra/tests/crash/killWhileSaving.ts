import { setTimeout as wait } from 'node:timers/promises'
import { localPaths } from '../../local/dataFolder.ts'
import { ownerOf } from '../../testing/owner.ts'
import { type SiteInAProcess, startInAProcess } from '../../testing/siteInAProcess.ts'
import { addMember, logIn } from '../../testing/staff.ts'
import { everyPage } from '../everyPage.ts'
import { random } from '../random.ts'
import { checkAfterCrash, editablePages } from './afterCrash.ts'
import { type EditedPage, saveRepeatedly } from './saving.ts'

interface CrashOptions {
  /** Of a site that has been deployed. */
  folder: string
  /** The number of kills while staff save. */
  times: number
  /** The seed of the random moments. */
  seed: number
}

interface CrashResult {
  acknowledged: number
  /** As sentences; none if nothing was lost. */
  problems: string[]
}

const concurrentPages = 4

/** Kills the site at random moments while staff save, and starts it again each time. */
export async function killWhileSaving({ folder, times, seed }: CrashOptions): Promise<CrashResult> {
  const chance = random(seed)
  const { assembly, data: dataFolder } = localPaths(folder)
  let site = await startInAProcess(assembly, dataFolder).started
  await addMember(ownerOf(dataFolder), site, 'staff')
  const cookie = await logIn(site.address, 'staff')
  const paths = [...(await everyPage(site.address)).keys()]
  const edited = await chooseEditedPages(site.address, cookie)
  const result: CrashResult = { acknowledged: 0, problems: [...site.problems] }
  for (let time = 1; time <= times; time += 1) {
    result.problems.push(...(await saveUntilKilled(site, cookie, edited, { chance, result })))
    site = await startInAProcess(assembly, dataFolder).started
    const problems = await checkAfterCrash(site.address, cookie, { edited, paths })
    result.problems.push(...site.problems, ...problems)
  }
  await site.stop()
  return result
}

/** Kills the site up to half a second after a random number of acknowledged saves. */
async function saveUntilKilled(
  site: SiteInAProcess,
  cookie: string,
  edited: readonly EditedPage[],
  { chance, result }: { chance: () => number; result: CrashResult },
): Promise<string[]> {
  const enough = Promise.withResolvers<void>()
  let left = 1 + Math.floor(chance() * 25)
  const onAcknowledged = () => {
    result.acknowledged += 1
    left -= 1
    if (left === 0) enough.resolve()
  }
  const saving = Promise.all(edited.map((page) => saveRepeatedly(site.address, cookie, page, onAcknowledged)))
  await Promise.race([enough.promise, saving])
  await wait(chance() * 500)
  await site.kill()
  return (await saving).flat()
}

async function chooseEditedPages(site: string, cookie: string): Promise<EditedPage[]> {
  const pages = await editablePages(site, cookie)
  return pages
    .slice(0, concurrentPages)
    .map(({ id, slug, image1 }) => ({ id, path: `/${slug}`, saved: image1, sent: image1 }))
}
