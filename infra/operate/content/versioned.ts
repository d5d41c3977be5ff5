import { limits } from '#shared/limits.ts'
import type { Content } from '../../../functions/store/contentKinds.ts'
import type { ContentWrite } from '../../../functions/store/contentWrites.ts'
import { isLater } from './plan.ts'

/**
 * The content to store for a write: as the folder has it where there was none, or an earlier state of the same page.
 * Over a later one, a page gets the next version, so that nobody who has the old one open overwrites it unseen, and
 * keeps its history, with the picture that it loses, so that staff can take it back.
 */
export function versioned({ before, after }: ContentWrite, at: string): Content | undefined {
  if (!after || !before || !('version' in before) || isLater(after, before)) return after
  const version = Number(before.version) + 1
  const history = Array.isArray(before.history) ? before.history : []
  const lost = pictureOf(before)
  const record = { version, by: 'content import', at, before: lost, after: pictureOf(after) }
  const isOther = JSON.stringify(lost) !== JSON.stringify(record.after)
  const kept = (isOther ? [record, ...history] : history).slice(0, limits.historyLength)
  return {
    ...after,
    version,
    updatedAt: at,
    ...('parentId' in after && kept.length > 0 ? { history: kept } : {}),
  }
}

const pictureOf = ({ image1, image1Alt, image1Sources }: Content) => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})
