import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { everyPage } from '../everyPage.ts'
import type { EditedPage } from './saving.ts'

const EditablePages = z.array(z.object({ id: z.string(), slug: z.string(), image1: z.string() }))

/** Milliseconds within which a change must be public after a crash: the job of the first minute starts the renderer. */
const publicationTimeout = 120_000

export async function editablePages(site: string, cookie: string): Promise<z.infer<typeof EditablePages>> {
  const response = await fetch(`${site}/api/admin/service-pages`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`The list of editable pages responds with ${response.status}`)
  return EditablePages.parse(await response.json())
}

/**
 * Checks a site that was killed and started again: every acknowledged change is stored, every page is served, and the
 * changes become public. Returns the problems as sentences. Updates `saved` of each edited page to what is stored.
 */
export async function checkAfterCrash(
  site: string,
  cookie: string,
  { edited, paths }: { edited: readonly EditedPage[]; paths: readonly string[] },
): Promise<string[]> {
  const served = await everyPage(site)
  const missing = paths.filter((path) => !served.has(path)).map((path) => `${path} is no longer a page`)
  const stored = await editablePages(site, cookie)
  const pages = edited.map((page) => {
    const acknowledged = page.saved
    page.saved = stored.find(({ id }) => id === page.id)?.image1 ?? 'nothing'
    return { ...page, acknowledged }
  })
  // A save without a response may have been stored or not, and published or not.
  const lost = pages
    .filter(({ saved, sent, acknowledged }) => ![acknowledged, sent].includes(saved))
    .map(({ path, saved, acknowledged }) => `${path} has ${saved} instead of ${acknowledged}`)
  const arePublic = await Promise.all(
    pages.map(({ path, saved, acknowledged }) => becomesPublic(site + path, [saved, acknowledged])),
  )
  const unpublished = pages
    .filter((_, index) => !arePublic[index])
    .map(({ path, acknowledged }) => `${path} does not show ${acknowledged}`)
  return [...missing, ...lost, ...unpublished]
}

async function becomesPublic(address: string, texts: readonly string[]): Promise<boolean> {
  const deadline = performance.now() + publicationTimeout
  while (performance.now() < deadline) {
    const html = await (await fetch(address)).text()
    if (texts.some((text) => html.includes(text))) return true
    await wait(200)
  }
  return false
}
