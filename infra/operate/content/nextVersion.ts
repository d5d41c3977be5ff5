import { apiLimits } from '#shared/apiLimits.ts'
import { PageImage } from '#shared/entities/staff.ts'
import { imageOf } from '#shared/rules/images/image.ts'
import type { Content } from '../../../functions/store/contentKinds.ts'
import type { ContentWrite } from '../../../functions/store/contentWrites.ts'
import { isNewer } from './compare.ts'

/** A document gets a new version, so that a save by staff who have the old one open is refused. The image that it replaces
 * goes into its history, so that staff can restore it. */
export function nextVersion({ before, after }: ContentWrite, at: string): Content | undefined {
  if (!after || !before || !('version' in before) || isNewer(after, before)) return after
  const version = Number(before.version) + 1
  if (!('parentId' in after)) return { ...after, version, updatedAt: at }
  const earlier = Array.isArray(before.history) ? before.history : []
  const change = {
    version,
    by: 'content import',
    at,
    before: imageOf(PageImage.parse(before)),
    after: imageOf(PageImage.parse(after)),
  }
  const imageChanges = JSON.stringify(change.before) !== JSON.stringify(change.after)
  const history = (imageChanges ? [change, ...earlier] : earlier).slice(0, apiLimits.historyLength)
  return {
    ...after,
    version,
    updatedAt: at,
    ...(history.length > 0 ? { history } : {}),
  }
}
