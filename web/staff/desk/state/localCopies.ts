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

/** Each write begins after those before it. */
export interface LocalCopies {
  read: (name: string) => Promise<LocalCopy | undefined>
  write: (name: string, copy: LocalCopy) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** In IndexedDB: a killed browser loses what it wrote to `localStorage` in the last seconds. */
export function makeLocalCopies(): LocalCopies {
  const store = createStore('desk', 'copies')
  return {
    read: (name) => get<LocalCopy>(name, store),
    write: (name, copy) => set(name, copy, store),
    remove: (name) => del(name, store),
  }
}
