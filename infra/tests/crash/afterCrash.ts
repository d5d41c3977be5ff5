import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { everyPage } from '../everyPage.ts'
import type { EditedPage } from './saving.ts'

const EditablePages = z.array(z.object({ id: z.string(), slug: z.string(), image1: z.string() }))

/** Milliseconds within which a change must be public after a crash. */
const publicationTimeout = 60_000

export async function editablePages(site: string, cookie: string): Promise<z.infer<typeof EditablePages>> {
  const response = await fetch(`${site}/api/admin/service-pages`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`The list of editable pages responds with ${response.status}`)
  return EditablePages.parse(await response.json())
}

/**
 * Checks a site that was killed and started again: every acknowledged change is stored, every page is served, and the
 * changes become public. Returns the problems as sentences, and the milliseconds until the changes were public. Updates
 * `saved` of each edited page to what is stored.
 */
export async function checkAfterCrash(
  site: string,
  cookie: string,
  { edited, paths }: { edited: readonly EditedPage[]; paths: readonly string[] },
): Promise<{ problems: string[]; waited: number }> {
  const served = await everyPage(site)
  const missing = paths.filter((path) => !served.has(path)).map((path) => `${path} is no longer a page`)
  const stored = await editablePages(site, cookie)
  const lost = edited.flatMap((page) => {
    const acknowledged = page.saved
    page.saved = stored.find(({ id }) => id === page.id)?.image1 ?? 'nothing'
    // A save without a response may have been stored or not.
    return [acknowledged, page.sent].includes(page.saved)
      ? []
      : [`${page.path} has ${page.saved} instead of ${acknowledged}`]
  })
  const startedAt = performance.now()
  const arePublic = await Promise.all(edited.map(({ path, saved }) => becomesPublic(site + path, saved)))
  const unpublished = edited
    .filter((_, index) => !arePublic[index])
    .map(({ path, saved }) => `${path} does not show ${saved}`)
  return { problems: [...missing, ...lost, ...unpublished], waited: performance.now() - startedAt }
}

async function becomesPublic(address: string, text: string): Promise<boolean> {
  const deadline = performance.now() + publicationTimeout
  while (performance.now() < deadline) {
    if ((await (await fetch(address)).text()).includes(text)) return true
    await wait(200)
  }
  return false
}
