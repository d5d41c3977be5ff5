import { createHash } from 'node:crypto'
import { type ArchivedObject, startArchive } from './archive.ts'
import type { RenderedObject, RenderRecord } from './renderRecord.ts'

/** The last rendering, and the addresses in the API whose responses have changed since. */
export interface LastRendering {
  record: RenderRecord
  changed: ReadonlySet<string>
  /** Whether a page stays as it is for now, also if what it read has changed. */
  isPostponed?: (key: string, object: RenderedObject) => boolean
}

export interface CollectedObjects {
  archive: Uint8Array
  /** The keys of objects of the last rendering that stay as they are, and are not in the archive. */
  unchanged: ReadonlySet<string>
  objects: ReadonlyMap<string, RenderedObject>
}

export interface Collector {
  add(object: ArchivedObject, body: string | Uint8Array, reads?: Iterable<string>): Promise<void>
  /** Whether the last rendering has the page, and nothing that it read has changed or its turn comes later. */
  isCurrent(key: string): boolean
  /** The keys of the objects of the last rendering that read this address and no other, unless it has changed. */
  currentReadersOf(url: string): string[]
  /** Takes a current object from the last rendering. */
  keep(key: string): void
  end(): Promise<CollectedObjects>
}

/** Collects what a rendering renders, and what it takes from the last one. */
export function collectObjects(last: LastRendering | undefined): Collector {
  const archive = startArchive()
  const objects = new Map<string, RenderedObject>()
  const unchanged = new Set<string>()
  return {
    async add(object, body, reads = []) {
      const md5 = createHash('md5').update(body).digest('hex')
      objects.set(object.key, { md5, reads: [...reads] })
      await archive.add({ ...object, md5 }, body)
    },
    isCurrent(key) {
      const object = last?.record.objects.get(key)
      // Without reads it is not a page but a redirect, at whose address there may be a page now.
      if (!object || object.reads.length === 0) return false
      return last?.isPostponed?.(key, object) || !object.reads.some((url) => last?.changed.has(url))
    },
    currentReadersOf(url) {
      if (!last || last.changed.has(url)) return []
      const readers = [...last.record.objects].filter(
        ([, { reads }]) => reads.length === 1 && reads[0] === url,
      )
      return readers.map(([key]) => key)
    },
    keep(key) {
      const object = last?.record.objects.get(key)
      if (!object) throw new Error(`The last rendering has no ${key}`)
      unchanged.add(key)
      objects.set(key, object)
    },
    end: async () => ({ archive: await archive.end(), unchanged, objects }),
  }
}
