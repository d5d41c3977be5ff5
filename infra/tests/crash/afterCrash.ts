import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { everyPage } from '../everyPage.ts'
import type { Lane } from './saving.ts'

const EditablePages = z.array(z.object({ id: z.string(), slug: z.string(), image1: z.string() }))

/** How long visitors may have to wait for a change to show after a crash, milliseconds. */
const patience = 60_000

/** What staff see at this moment. */
export async function editablePages(site: string, cookie: string): Promise<z.infer<typeof EditablePages>> {
  const answer = await fetch(`${site}/api/admin/service-pages`, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`The list for staff answers ${answer.status}`)
  return EditablePages.parse(await answer.json())
}

/**
 * Looks at a site that was killed and started again, with nothing done in between. Returns, in words, what is not as
 * it should be (every acknowledged change is there, every page is up, visitors come to see the changes), and how long
 * visitors waited. Notes on the lanes what it found.
 */
export async function checkAfterCrash(
  site: string,
  cookie: string,
  { lanes, pages }: { lanes: readonly Lane[]; pages: readonly string[] },
): Promise<{ problems: string[]; waited: number }> {
  const up = await everyPage(site)
  const missing = pages.filter((path) => !up.has(path)).map((path) => `${path} is no longer a page`)
  const now = await editablePages(site, cookie)
  const lost = lanes.flatMap((lane) => {
    const before = lane.saved
    lane.saved = now.find(({ id }) => id === lane.id)?.image1 ?? 'nothing'
    // The change under way when it was killed may have been saved or not.
    return [before, lane.sent].includes(lane.saved)
      ? []
      : [`${lane.path} has ${lane.saved} in place of ${before}`]
  })
  const began = performance.now()
  const seen = await Promise.all(lanes.map(({ path, saved }) => appears(site + path, saved)))
  const unseen = lanes
    .filter((_, index) => !seen[index])
    .map(({ path, saved }) => `Visitors of ${path} never see ${saved}`)
  return { problems: [...missing, ...lost, ...unseen], waited: performance.now() - began }
}

async function appears(address: string, text: string): Promise<boolean> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    if ((await (await fetch(address)).text()).includes(text)) return true
    await wait(200)
  }
  return false
}
