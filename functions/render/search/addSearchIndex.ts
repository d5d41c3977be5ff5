import { isSearchIndex } from '#shared/rendering.ts'
import type { Collector } from '../collectObjects.ts'
import type { RenderRecord } from '../renderRecord.ts'
import { searchIndex } from './searchIndex.ts'
import type { SearchPages } from './searchPages.ts'

/** Returns the key. The index of the last rendering stays where no text has changed: making it takes longer than a page. */
export async function addSearchIndex(
  collector: Collector,
  found: SearchPages,
  last: RenderRecord | undefined,
): Promise<string> {
  const key =
    isSameText(found.parts, last?.searchParts) && [...(last?.objects.keys() ?? [])].find(isSearchIndex)
  if (key) {
    collector.keep(key)
    return key
  }
  const index = searchIndex(found.findable())
  await collector.add({ key: index.key, type: 'application/json' }, index.body)
  return index.key
}

/** Whether all parts were taken from the last rendering, and none is missing. */
const isSameText = (parts: SearchPages['parts'], last: SearchPages['parts'] | undefined): boolean =>
  parts.size === last?.size && [...parts].every(([path, part]) => last.get(path) === part)
