import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import type { Store } from '../store.ts'
import { missedDue } from './due.ts'

const Scheduled = z.object({
  publishAt: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  scheduledBy: z.optional(z.string()),
  updatedBy: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
})

/** The times at which a publication or an end failed, each with the member who had scheduled it. */
export async function missedTimes(store: Store): Promise<{ at: string; to: string }[]> {
  const missed = await missedDue(store)
  const found = missed.map(async ({ kind, id, at }) => {
    const items = await getMany(store, [keys.draft(kind, id), keys.document(kind, id)])
    const scheduled = items
      .flatMap((item) => Scheduled.safeParse(item).data ?? [])
      .find(({ publishAt, unpublishAt }) => at === publishAt || at === unpublishAt)
    const to = scheduled?.scheduledBy ?? scheduled?.updatedBy ?? scheduled?.publishedBy
    return to === undefined ? [] : { at, to }
  })
  return (await Promise.all(found)).flat()
}
