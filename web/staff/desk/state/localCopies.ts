import { createStore, del, entries, set } from 'idb-keyval'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'

/** The version of the draft, 0 if there is none, and the published version that it is based on. */
export interface Versions {
  version: number
  basedOn: number | undefined
}

/** Text typed on this device that the server does not have yet. */
export interface LocalCopy {
  content: DraftContent
  base: DraftContent
  from?: Versions | undefined
  at: string
  /** Fields that must not be saved until they are edited. Copies of earlier releases lack this. */
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
    content,
    base,
    from: isRecord(from) ? versionsIn(from) : undefined,
    at: String(at),
    refused: Array.isArray(refused) ? refused.filter(isIssue) : [],
  }
}

const versionsIn = ({ version, basedOn }: Record<string, unknown>): Versions => ({
  version: Number(version),
  basedOn: typeof basedOn === 'number' ? basedOn : undefined,
})

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && Array.isArray(value.path) && typeof value.message === 'string'

/** A copy of each tab, as another one of the same person has no say in its words. Earlier releases had one for all tabs. */
export const copyKey = (name: string, tab: string) => `${name}/${tab}`

/** Copies are in IndexedDB: a killed browser loses seconds of `localStorage`. Writes keep their order. */
export function makeLocalCopies() {
  const store = createStore('desk', 'copies')
  const stored = async () => (await Promise.race([entries<string, unknown>(store), after(longestRead)])) ?? []
  return {
    /**
     * The copies of all tabs, the newest first, without malformed ones. Empty also if storage does not respond: the
     * document opens as the server has it.
     */
    read: async (name: string): Promise<(LocalCopy & { key: string })[]> =>
      (await stored())
        .flatMap(([key, value]) => {
          const copy = key === name || key.startsWith(copyKey(name, '')) ? copyIn(value) : undefined
          return copy ? [{ ...copy, key }] : []
        })
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    // These reject as if storage failed where the browser has none.
    write: async (key: string, copy: LocalCopy) => set(key, copy, store),
    remove: async (key: string) => del(key, store),
  }
}
