import { createStore, del, get, set } from 'idb-keyval'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'

/** That of the draft, 0 if there is none, and the published one that it is based on. */
export interface Versions {
  version: number
  basedOn: number | undefined
}

/** What somebody typed on this device and the server does not have yet. */
export interface LocalCopy {
  content: DraftContent
  base: DraftContent
  from?: Versions | undefined
  at: string
  /** What must not be saved until it is edited. Copies of earlier releases lack it. */
  refused?: readonly Issue[]
}

/** Milliseconds. Safari has been seen to open a database for ever. */
const longestRead = 3_000

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function copyIn(stored: unknown): LocalCopy | undefined {
  if (!isRecord(stored)) return undefined
  const { content, base, from, at, refused } = stored
  if (!isRecord(content) || !isRecord(base) || Number.isNaN(Date.parse(String(at)))) return undefined
  return {
    ...{ content, base, from: isRecord(from) ? versionsIn(from) : undefined, at: String(at) },
    refused: Array.isArray(refused) ? refused.filter(isIssue) : [],
  }
}

const versionsIn = ({ version, basedOn }: Record<string, unknown>): Versions => ({
  version: Number(version),
  basedOn: typeof basedOn === 'number' ? basedOn : undefined,
})

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && Array.isArray(value.path) && typeof value.message === 'string'

/**
 * In IndexedDB: a killed browser loses what it wrote to `localStorage` in the last seconds. Each write begins after those
 * before it.
 */
export function makeLocalCopies() {
  const store = createStore('desk', 'copies')
  return {
    /** Undefined also if it is malformed, or does not come: the document opens as the server has it. */
    read: async (name: string) => copyIn(await Promise.race([get<unknown>(name, store), after(longestRead)])),
    // Where the browser has no such storage, these reject as if it failed.
    write: async (name: string, copy: LocalCopy) => set(name, copy, store),
    remove: async (name: string) => del(name, store),
  }
}
