import { createStore, del, get, set } from 'idb-keyval'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'

/** What somebody typed on this device and the server does not have yet. */
export interface LocalCopy {
  content: DraftContent
  base: DraftContent
  at: string
  /** What must not be saved until it is edited. Copies of earlier releases lack it. */
  refused?: readonly Issue[]
}

/**
 * In IndexedDB: a killed browser loses what it wrote to `localStorage` in the last seconds. Each write begins after those
 * before it.
 */
export function makeLocalCopies() {
  const store = createStore('desk', 'copies')
  return {
    read: (name: string) => get<LocalCopy>(name, store),
    write: (name: string, copy: LocalCopy) => set(name, copy, store),
    remove: (name: string) => del(name, store),
  }
}
