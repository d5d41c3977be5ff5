import { sameOriginHeaders } from '../../testing/staff.ts'

/** A page whose image is saved again and again. */
export interface EditedPage {
  id: string
  /** Its public path. */
  path: string
  /** The image of the last acknowledged save, or the one found in the table. */
  saved: string
  /** The image of the last save, acknowledged or not. */
  sent: string
}

/**
 * Saves until the site is killed or a save fails, and calls back at each acknowledgment. Returns unexpected responses as
 * sentences.
 */
export async function saveRepeatedly(
  site: string,
  cookie: string,
  page: EditedPage,
  onAcknowledged: () => void,
): Promise<string[]> {
  for (let count = 1; ; count += 1) {
    page.sent = `/art/dock-dawn.svg?${page.id}-${Date.now()}-${count}`
    const status = await save(site, cookie, page)
    // A function that a busy machine stops at its time limit responds with 500, and has acknowledged nothing either.
    if (status === undefined || status === 500) return []
    if (status !== 200) return [`A save responds with ${status}`]
    page.saved = page.sent
    onAcknowledged()
  }
}

/** Undefined without a complete response: such a save is not acknowledged. */
async function save(site: string, cookie: string, { id, sent }: EditedPage): Promise<number | undefined> {
  try {
    const response = await fetch(`${site}/api/service-pages/${id}`, {
      method: 'PATCH',
      headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ image1: sent }),
    })
    await response.json()
    return response.status
  } catch {
    return undefined
  }
}
