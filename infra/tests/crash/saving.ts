import { sameOriginHeaders } from '../../testing/staff.ts'

/** One page that somebody of the staff keeps changing. */
export interface Lane {
  id: string
  /** Where visitors see it. */
  path: string
  /** The image that is certainly saved: acknowledged, or found in the table. */
  saved: string
  /** The image that was sent last, which may or may not have been saved. */
  sent: string
}

/** Changes a page again and again until the site is gone. Calls back at each acknowledgement; returns what else was answered, in words. */
export async function keepSaving(
  site: string,
  cookie: string,
  lane: Lane,
  acknowledged: () => void,
): Promise<string[]> {
  for (let number = 1; ; number += 1) {
    lane.sent = `/art/soak/${lane.id}-${Date.now()}-${number}.svg`
    const answer = await save(site, cookie, lane)
    if (answer === undefined) return []
    if (answer !== 200) return [`A save is answered with ${answer}`]
    lane.saved = lane.sent
    acknowledged()
  }
}

async function save(site: string, cookie: string, { id, sent }: Lane): Promise<number | undefined> {
  try {
    const answer = await fetch(`${site}/api/service-pages/${id}`, {
      method: 'PATCH',
      headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ image1: sent }),
    })
    // What has not arrived in whole is not acknowledged.
    await answer.json()
    return answer.status
  } catch {
    return undefined
  }
}
