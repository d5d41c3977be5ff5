import { isRefusal } from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import { errorFields, log } from '../log.ts'
import { deleteExpired } from '../store/desk/bin.ts'
import { findDocument, type StoredDocument, stateOf } from '../store/desk/documents.ts'
import { type DraftRecord, requireIntact } from '../store/desk/drafts.ts'
import { type Due, doneWrite, duePartitions, dueUntil, postponed } from '../store/desk/due.ts'
import { lifecycleWrites } from '../store/desk/lifecycleWrites.ts'
import { findVersion } from '../store/desk/versions.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { transactAll, writeChecked } from '../store/writeChecked.ts'
import { linksAfter } from './linksAfter.ts'
import { factsOf } from './publication.ts'
import { readPagesBelow } from './takeDownPlan.ts'

/**
 * Publishes and unpublishes all documents that are due at `now` (ISO 8601). Also deletes documents whose time in the
 * bin is over, and new drafts in which nobody wrote. A document that staff change meanwhile is read again. Alerts are
 * first, so that their rendering does not wait for other entries. `isMeant` selects entries, by default all.
 */
export async function runDue(
  store: Store,
  now: string,
  startRendering: () => Promise<void>,
  isMeant: (entry: Due) => boolean = () => true,
): Promise<void> {
  const failed: string[] = []
  for (const partition of duePartitions) {
    let isVisible = false
    for (const entry of (await dueUntil(store, partition, now)).filter(isMeant)) {
      const done = await runEntry(store, entry, now)
      if (done === undefined) failed.push(`${entry.kind}/${entry.id}`)
      isVisible ||= done?.isVisible === true
    }
    if (isVisible) await startRendering()
  }
  if (failed.length > 0) throw new Error(`Documents that are due failed: ${failed.join(', ')}`)
}

/** Undefined if the entry fails, such as for a damaged document. A failed entry is tried again later, after others. */
async function runEntry(store: Store, entry: Due, now: string): Promise<DueWrites | undefined> {
  try {
    await deleteExpired(store, entry, now)
    let due: DueWrites | undefined
    await writeChecked(store, async () => {
      due = await dueWrites(store, entry, now)
      return due.writes
    })
    return due
  } catch (error) {
    log('error', { document: `${entry.kind}/${entry.id}`, ...errorFields(error) })
    await transactAll(store, postponed(entry, now))
    return undefined
  }
}

interface DueWrites {
  writes: readonly Write[]
  /** True if visitors see a difference, so that a rendering has to start. */
  isVisible: boolean
}

/** Lets `next` decide what is due. What it refuses stays due, and is tried again later. */
async function dueWrites(store: Store, entry: Due, now: string): Promise<DueWrites> {
  const document = await findDocument(store, entry)
  if (!document) return { writes: [doneWrite(entry)], isVisible: false }
  if (document.draft) requireIntact(document.draft)
  const before = await stateOf(store, document)
  const { publishable, writes = [], changes = [], known } = await scheduledFacts(store, document, now)
  const { pagesBelow, writes: unchangedPages } = await readPagesBelow(store, document)
  const action = { type: 'due', at: entry.at, by: '', confirmed: [], ...publishable, pagesBelow } as const
  const outcome = next(before, action, now)
  if (isRefusal(outcome)) throw new Error('What is due is never refused as a whole')
  const { effects, state } = outcome
  const isRefused = effects.some(({ type }) => type === 'retry')
  if (isRefused) log('error', { kind: entry.kind, id: entry.id, scheduleRefused: true })
  const hasStarted = state.published !== null && state.published.version !== before.published?.version
  const links = await linksAfter(store, document, outcome, known)
  const hasEnded = before.published !== null && state.published === null
  return {
    writes: [
      ...(isRefused ? postponed(entry, now, true) : [doneWrite(entry)]),
      ...(hasStarted ? writes : hasEnded ? unchangedPages : []),
      ...lifecycleWrites({ document, before, outcome, links, at: now, changes: hasStarted ? changes : [] }),
    ],
    isVisible: effects.some(({ type }) => type === 'render'),
  }
}

async function scheduledFacts(store: Store, document: StoredDocument, now: string) {
  const { draft } = document
  const isDue = draft?.publishAt !== undefined && draft.publishAt <= now
  const { content, links } = (isDue && (await scheduledText(store, document, draft))) || {}
  const by = draft?.scheduledBy ?? draft?.updatedBy ?? ''
  return { ...(await factsOf({ store, document, content, links, by, at: now })), known: links }
}

/** If the draft was changed after scheduling, the history has the scheduled text, numbered by its `publishAt`. */
async function scheduledText(
  store: Store,
  document: StoredDocument,
  draft: DraftRecord,
): Promise<Partial<Pick<DraftRecord, 'content' | 'links'>> | null> {
  const { version, scheduledVersion = version, publishAt = '' } = draft
  return version === scheduledVersion ? draft : findVersion(store, document, Date.parse(publishAt))
}
