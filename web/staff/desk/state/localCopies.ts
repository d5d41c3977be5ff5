import { createStore, del, entries, promisifyRequest } from 'idb-keyval'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'

/** Without a draft, `version` is 0 and `basedOn` is the published version. */
export interface Versions {
  version: number
  basedOn: number | undefined
}

/** A save whose response has not come. */
export interface SentSave {
  id: string
  content: DraftContent
}

/** Text typed on this device that the server does not have yet. */
export interface LocalCopy {
  content: DraftContent
  base: DraftContent
  from?: Versions | undefined
  at: string
  /** The member who typed it, who alone gets it back. Copies of earlier releases have none. */
  by?: string | undefined
  /** Copies of earlier releases have none. */
  unanswered?: readonly SentSave[]
  /** Issues of fields that must not be saved until they are edited. Copies of earlier releases have none. */
  refused?: readonly Issue[]
}

/** Milliseconds. In Safari, the opening of a database has been seen to never end. */
const longestRead = 3_000

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function copyIn(stored: unknown): LocalCopy | undefined {
  if (!isRecord(stored)) return undefined
  const { content, base, from, at, by, unanswered, refused } = stored
  if (!isRecord(content) || !isRecord(base) || Number.isNaN(Date.parse(String(at)))) return undefined
  return {
    content,
    base,
    from: isRecord(from) ? versionsIn(from) : undefined,
    at: String(at),
    by: typeof by === 'string' ? by : undefined,
    unanswered: Array.isArray(unanswered) ? unanswered.filter(isSentSave) : [],
    refused: Array.isArray(refused) ? refused.filter(isIssue) : [],
  }
}

const versionsIn = ({ version, basedOn }: Record<string, unknown>): Versions => ({
  version: Number(version),
  basedOn: typeof basedOn === 'number' ? basedOn : undefined,
})

const isSentSave = (value: unknown): value is SentSave =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.content)

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && Array.isArray(value.path) && typeof value.message === 'string'

/** Each tab has a copy, so that tabs of one person keep separate texts. Earlier releases had one for all tabs. */
export const copyKey = (name: string, tab: string) => `${name}/${tab}`

/**
 * The copies of one member. Uses IndexedDB, because a killed browser loses the last seconds of `localStorage`. Writes
 * keep their order.
 */
export function makeLocalCopies(member?: string) {
  const store = createStore('desk', 'copies')
  const stored = async () => (await Promise.race([entries<string, unknown>(store), after(longestRead)])) ?? []
  return {
    /**
     * The valid copies of all tabs, newest first. Empty if storage does not respond, so that the document opens
     * with the server's content.
     */
    read: async (name: string): Promise<(LocalCopy & { key: string })[]> =>
      (await stored())
        .flatMap(([key, value]) => {
          const copy = key === name || key.startsWith(copyKey(name, '')) ? copyIn(value) : undefined
          return copy && (copy.by ?? member) === member ? [{ ...copy, key }] : []
        })
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    // Both are async, so that they reject instead of throwing in a browser without storage.
    write: async (key: string, copy: LocalCopy) =>
      store('readwrite', (copies) => {
        copies.put({ ...copy, by: member }, key)
        // Without it, a tab that closes a moment after its last keys takes them along.
        copies.transaction.commit()
        return promisifyRequest(copies.transaction)
      }),
    remove: async (key: string) => del(key, store),
  }
}
