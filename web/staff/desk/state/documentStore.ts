import { apiLimits } from '#shared/apiLimits.ts'
import { sameValue } from '#shared/documents/fieldPath.ts'
import type {
  DeskDocument,
  DocumentPresence,
  DraftContent,
  DraftSave,
  PresenceRequest,
} from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import {
  contentToSave,
  type DocumentAction,
  type DocumentState,
  documentReducer,
  type FailedState,
  initialDocument,
  isSavable,
  isUnsaved,
  otherWriter,
} from './documentState.ts'
import { copyKey, type makeLocalCopies } from './localCopies.ts'

export type DocumentStore = ReturnType<typeof makeDocumentStore>

export interface DocumentStoreDependencies {
  /** The id of this editor. The document is read-only in every other tab, also in tabs of the same person. */
  tab: string
  /** The member to whom the tab belongs. */
  member?: string | undefined
  save: (draft: DraftSave) => Promise<DeskDocument>
  open: () => Promise<DeskDocument>
  /** Tells the server that the document is open here. `claim` takes or releases the right to edit of a tab. */
  announce: (claim: PresenceRequest['claim'], of?: string) => Promise<DocumentPresence>
  /** True if a tab was closed without releasing the document. */
  isLost: (tab: string) => Promise<boolean>
  /** Why a save failed: `current` is the document of a conflict, and `state` any other reason. */
  failureOf: (error: unknown) => { current: DeskDocument } | { state: FailedState; issues?: readonly Issue[] }
  copies: ReturnType<typeof makeLocalCopies>
  now: () => Date
}

/** Milliseconds from the last edit to its save, and from a failed attempt to the next one. Both double after each failure. */
export const autosaveDelays = { afterKey: 1_000, retry: 5_000, longest: 60_000 } as const

/** The parts of the state that this device keeps a copy of. */
const copied = ['content', 'base', 'refused', 'unanswered'] as const

/** A save with it is always late: its text is for the history. */
const ofNoDraft = Number.MAX_SAFE_INTEGER

type Press = 'takeOver' | 'handOver'

/** Milliseconds after which further typing claims the document again. */
const claimInterval = 20_000

export function makeDocumentStore(
  loaded: DeskDocument,
  { tab, member, save, open, announce, isLost, failureOf, copies, now }: DocumentStoreDependencies,
) {
  let state = initialDocument(loaded, tab, member)
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<DeskDocument | undefined> | undefined
  let claimedAt: number | undefined
  let askedAt: string | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  let pressed: Promise<void> | undefined
  let checks = Promise.resolve()
  const unchecked = new Set<Issue>()
  /** What the screen had when the last save was sent. */
  let textOfSave: DraftContent | undefined
  /** The id of the save that a closing tab sends. Its copy on this device names it before. */
  let closingId: string = crypto.randomUUID()
  let isReady = false
  let isStopped = false
  const listeners = new Set<() => void>()
  const name = `${loaded.kind}/${loaded.id}`
  /** A new one for each opening, so that no key overwrites what a tab left. */
  const ownKey = copyKey(name, `${tab}/${crypto.randomUUID()}`)

  function dispatch(action: DocumentAction) {
    const before = state
    state = documentReducer(state, action)
    if (state === before) return
    const isEdited = state.content !== before.content
    if (copied.some((part) => state[part] !== before[part])) storeCopy()
    if ((isEdited && state.save !== 'offline') || state.save !== before.save) scheduleSave(isEdited)
    if (isEdited && isReady && isUnsaved(state)) claimOnce()
    if (state.document !== before.document) watchAsked()
    if (state.aside && state.aside !== before.aside && state.aside.content !== textOfSave)
      void keepInHistory(before)
    for (const listener of listeners) listener()
  }

  /** Claims the document at most once per interval. The first tab that types may edit. */
  function claimOnce() {
    const time = now().getTime()
    if (claimedAt !== undefined && time - claimedAt < claimInterval) return
    claimedAt = time
    void present('typing')
  }

  /** Hands the document over to who has asked for it, or takes it if its writer has not. */
  function watchAsked() {
    const { asked } = state.document.editing ?? {}
    if (!asked || asked.at === askedAt) return
    askedAt = asked.at
    clearTimeout(asking)
    if (!otherWriter(state)) asking = setTimeout(handOver, apiLimits.handOver.notice)
    else if (asked.tab === tab) {
      claimedAt = now().getTime()
      asking = setTimeout(() => press('takeOver'), apiLimits.handOver.longest)
    }
  }

  async function handOver(): Promise<void> {
    clearTimeout(asking)
    await flush()
    await press('handOver')
  }

  /** Carries out a press once, however often it is repeated. While no answer comes, says so and tries again. */
  function press(claim: Press): Promise<void> {
    pressed ??= carryOut(claim).finally(() => {
      pressed = undefined
      dispatch({ type: 'pressed', press: undefined })
    })
    return pressed
  }

  async function carryOut(claim: Press): Promise<void> {
    for (let tries = 0; !isStopped && isPending(claim); tries += 1) {
      dispatch({ type: 'pressed', press: tries === 0 ? 'sent' : 'unanswered' })
      if (await present(claim)) return
      dispatch({ type: 'pressed', press: 'unanswered' })
      const wait = Math.min(autosaveDelays.afterKey * 2 ** tries, autosaveDelays.longest)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  const isPending = (claim: Press) => (otherWriter(state) !== undefined) === (claim === 'takeOver')

  /** Returns false without a connection or a session. The next save reports it, too. */
  async function present(claim?: PresenceRequest['claim']): Promise<boolean> {
    const before = state
    const lost = claim ? undefined : await lostTab()
    const announced = await announce(lost ? 'release' : claim, lost ?? tab).catch(() => undefined)
    if (!announced) return false
    const { username, others, told, document } = announced
    dispatch({ type: 'announced', member: username, others, told })
    const { editing } = document
    // The member's other tab may have crashed, so text typed here takes over at once.
    const isOwn = editing?.username === username && editing.tab !== tab
    if (isOwn && isUnsaved(state) && claim !== 'takeOver') return present('takeOver')
    const isOvertaken = !(await observe(document, before))
    // The press is answered at once, not with the next look.
    if (isOvertaken && claim === 'takeOver') await refresh()
    return true
  }

  /** The tab of this member and browser that was closed and still has the document. */
  async function lostTab(): Promise<string | undefined> {
    const writer = otherWriter(state)
    return writer && writer.username === state.member && (await isLost(writer.tab)) ? writer.tab : undefined
  }

  /** Receives the changes of others. Returns false for a response that this tab's save or a later response overtook. */
  async function observe(document: DeskDocument, before: DocumentState): Promise<boolean> {
    if (state.document !== before.document || state.newer !== before.newer || saving) return false
    dispatch({ type: 'received', document })
    if (isUnsaved(state) && otherWriter({ ...state, document })) await flush()
    return true
  }

  function storeCopy() {
    const { content, base, from } = state
    const unanswered = [...state.unanswered, { id: closingId, content: contentToSave(withUnchecked()) }]
    const { refused } = withUnchecked()
    const written = isUnsaved(state)
      ? copies.write(ownKey, { content, base, from, unanswered, refused, at: now().toISOString() })
      : copies.remove(ownKey)
    // A private window may have no storage. The autosave works without it.
    return written.catch(() => undefined)
  }

  const withUnchecked = () => ({ ...state, refused: [...state.refused, ...unchecked] })

  type Found = Awaited<ReturnType<typeof copies.read>>[number]

  /** Shows the text of a closed or crashed tab, and stores its copy as the copy of this tab. */
  async function adoptCopy({ key, ...copy }: Found) {
    dispatch({ type: 'copyFound', copy })
    await storeCopy()
    await copies.remove(key)
  }

  /** Sends the text of a further closed tab, which the server puts into the history and not into the draft. */
  async function saveCopy({ key, content }: Pick<Found, 'key' | 'content'>) {
    try {
      await save({ content, version: ofNoDraft, tab })
    } catch (error) {
      if (!('current' in failureOf(error))) return
    }
    await copies.remove(key)
  }

  /** The last keys before a text was set aside came after the save that the server refused, and put into the history. */
  async function keepInHistory({ content, base, from }: DocumentState) {
    const key = copyKey(name, crypto.randomUUID())
    const copy = { content, base, from, at: now().toISOString() }
    await copies.write(key, copy).catch(() => undefined)
    await saveCopy({ key, ...copy }).catch(() => undefined)
  }

  function scheduleSave(isEdited: boolean) {
    clearTimeout(timer)
    const delay = autosaveDelay(state, isEdited)
    if (isReady && !isStopped && delay !== undefined) timer = setTimeout(flush, delay)
  }

  /** Saves all unsaved changes. Returns undefined if some are still unsaved. The state says why. */
  async function flush(): Promise<DeskDocument | undefined> {
    clearTimeout(timer)
    await checks
    while (saving) await saving
    if (state.newer) return undefined
    if (!isUnsaved(state)) return state.document
    if (!isSavable(state)) return undefined
    saving = saveOnce().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveOnce(releases?: true): Promise<DeskDocument | undefined> {
    const { content: typed, from, restores, keepsDraft, unanswered } = state
    const content = contentToSave(releases ? withUnchecked() : state)
    textOfSave = typed
    const id = releases ? closingId : crypto.randomUUID()
    dispatch({ type: 'saving', sent: { id, content } })
    try {
      const follows = unanswered.map((sent) => sent.id)
      const document = await save({ content, ...from, restores, keepsDraft, tab, id, follows, releases })
      if (!releases) claimedAt = now().getTime()
      dispatch({ type: 'saved', document, sent: content })
      return content === typed ? document : undefined
    } catch (error) {
      const failure = failureOf(error)
      if ('current' in failure) dispatch({ type: 'tooLate', ...failure })
      else dispatch({ type: 'saveFailed', ...failure })
      const saves = 'issues' in failure && isSavable(state) && !sameValue(contentToSave(state), content)
      return saves ? saveOnce() : undefined
    }
  }

  /** Sends the typed text to the history, then sets it aside for a comparison with the current draft. */
  async function compare(): Promise<void> {
    await (state.newer ? saveOnce() : flush())
    if (state.save === 'waiting') dispatch({ type: 'setAside' })
  }

  async function refresh(): Promise<void> {
    const before = state
    const document = await open().catch(() => undefined)
    if (document) await observe(document, before)
    if (await lostTab()) await present()
  }

  /** Saves and releases in one request while the tab closes. A larger text stays in its copy on this device. */
  function close() {
    clearTimeout(timer)
    const { content, save: saveState, newer } = state
    const isSent = !newer && saveState !== 'loggedOut' && isSavable(withUnchecked())
    if (!isSent || sizeOf(content) > largestClosing) return release()
    claimedAt = undefined
    void saveOnce(true)
    closingId = crypto.randomUUID()
  }

  function release() {
    claimedAt = undefined
    void announce('release').catch(() => undefined)
  }

  return {
    getState: (): DocumentState => state,
    dispatch,
    flush,
    compare,
    refresh,
    present: () => present(),
    takeOver: () => press('takeOver'),
    handOver,
    toldRead: () => present('toldRead'),
    /** Saves nothing until `check` settles. If the tab closes before, its copy keeps `issue` until the next edit. */
    saveAfter: (check: Promise<void>, issue: Issue) => {
      unchecked.add(issue)
      storeCopy()
      const settled = check.then(() => {
        unchecked.delete(issue)
        storeCopy()
      })
      checks = Promise.all([checks, settled]).then(() => scheduleSave(true))
    },
    /** Calls the listener after each change. Returns a function that removes the listener. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Restores copies from this device and starts the autosave. Returns a function that stops the autosave. */
    start: () => {
      const saveSoon = () => {
        if (isUnsaved(state) && state.save !== 'saving') void flush()
      }
      const saveWhenHidden = () => document.visibilityState === 'hidden' && saveSoon()
      addEventListener('online', saveSoon)
      document.addEventListener('visibilitychange', saveWhenHidden)
      addEventListener('pagehide', close)
      const findCopy = copies.read(name).catch(() => undefined)
      void findCopy.then((found) => {
        isReady = true
        const left = found?.filter(({ key }) => key !== ownKey) ?? []
        // Nothing changes under the keys of somebody who types already.
        const newest = isUnsaved(state) ? undefined : left.shift()
        if (newest) void adoptCopy(newest).catch(() => undefined)
        for (const other of left) void saveCopy(other).catch(() => undefined)
        scheduleSave(true)
        if (isUnsaved(state)) claimOnce()
        else void present()
      })
      return () => {
        clearTimeout(timer)
        clearTimeout(asking)
        isStopped = true
        removeEventListener('online', saveSoon)
        document.removeEventListener('visibilitychange', saveWhenHidden)
        removeEventListener('pagehide', close)
        void (isUnsaved(state) ? flush() : Promise.resolve()).finally(release)
      }
    },
  }
}

const sizeOf = (content: DraftContent) => new TextEncoder().encode(JSON.stringify(content)).length

/** Bytes. Browsers send 64 KB with `keepalive`, some of which are for the rest of the request. */
const largestClosing = 60 * 1024

function autosaveDelay(state: DocumentState, isEdited: boolean): number | undefined {
  if (!isUnsaved(state) || state.newer) return undefined
  const after = (first: number, waits: number) => Math.min(first * 2 ** waits, autosaveDelays.longest)
  switch (state.save) {
    case 'waiting':
      return after(autosaveDelays.afterKey, state.failures)
    case 'failed':
      return isEdited ? autosaveDelays.afterKey : undefined
    case 'offline':
      return after(autosaveDelays.retry, state.failures - 1)
    default:
      return undefined
  }
}
