import type { Content } from '#shared/kinds/kind.ts'
import { isNewer, type Write } from './compare.ts'

/** A document gets a new version, so that a save by staff who have the old one open is refused. */
export function nextVersion(
  { before, after }: Pick<Write, 'before' | 'after'>,
  at: string,
): Content | undefined {
  if (!after || !before || !('version' in before) || isNewer(after, before)) return after
  return { ...after, version: Number(before.version) + 1, updatedAt: at }
}
