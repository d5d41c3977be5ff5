import type { DeskDocument, DraftContent, DraftSave } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import {
  basedOnToSave,
  contentToSave,
  type DocumentAction,
  type DocumentState,
  documentReducer,
  draftVersion,
  type FailedState,
  initialDocument,
  isSavable,
  isUnsaved,
  outdatedVersion,
} from './documentState.ts'
import { sameValue } from './fieldPath.ts'
import type { makeLocalCopies } from './localCopies.ts'

export type DocumentStore = ReturnType<typeof makeDocumentStore>

export interface DocumentStoreDependencies {
  save: (draft: DraftSave) => Promise<DeskDocument>
  /** The content of an earlier published version. Undefined if it is no longer stored. */
  publishedContent: (version: number) => Promise<DraftContent | undefined>
  /** What a failed save means: another's version, or why there is none. */
  failureOf: (error: unknown) => { theirs: DeskDocument } | { state: FailedState; issues?: readonly Issue[] }
  copies: ReturnType<typeof makeLocalCopies>
  now: () => Date
}

/** Milliseconds after the last key, and between attempts without a connection. */
export const autosaveDelays = { afterKey: 1_000, retry: 5_000 } as const

export function makeDocumentStore(
  loaded: DeskDocument,
  { save, publishedContent, failureOf, copies, now }: DocumentStoreDependencies,
) {
  let state = initialDocument(loaded)
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<DeskDocument | undefined> | undefined
  let merging: Promise<void> | undefined
  let checks = Promise.resolve()
  const unchecked = new Set<Issue>()
  let isReady = false
  let isStopped = false
  const listeners = new Set<() => void>()
  const name = `${loaded.kind}/${loaded.id}`

  function dispatch(action: DocumentAction) {
    const before = state
    state = documentReducer(state, action)
    if (state === before) return
    const isEdited = state.content !== before.content || state.unchosen !== before.unchosen
    if (isEdited || state.base !== before.base || state.refused !== before.refused) storeCopy()
    if (isEdited || state.save !== before.save) scheduleSave(isEdited)
    if (state.document !== before.document) void mergePublication()
    for (const listener of listeners) listener()
  }

  function storeCopy() {
    if (!isReady) return
    const { content, base } = state
    const refused = [...state.refused, ...unchecked]
    const written = isUnsaved(state)
      ? copies.write(name, { content, base, refused, at: now().toISOString() })
      : copies.remove(name)
    // Without the storage of a private window, the autosave is what remains.
    written.catch(() => undefined)
  }

  function scheduleSave(isEdited: boolean) {
    clearTimeout(timer)
    const delay = autosaveDelay(state, isEdited)
    if (isReady && !isStopped && delay !== undefined) timer = setTimeout(flush, delay)
  }

  /** Merges what has been published since the draft began, once at a time. */
  function mergePublication(): Promise<void> {
    merging ??= mergeOnce().finally(() => {
      merging = undefined
    })
    return merging
  }

  async function mergeOnce(): Promise<void> {
    const version = outdatedVersion(state)
    if (!isReady || version === undefined || state.conflict) return
    try {
      // Without the version before, each field that differs is a person's choice.
      const publishedBefore = (await publishedContent(version)) ?? {}
      if (outdatedVersion(state) === version && !state.conflict)
        dispatch({ type: 'publishedBeforeLoaded', publishedBefore })
    } catch {
      // The next save or publication tries again.
    }
  }

  /** Saves what is not saved yet. Undefined if it could not save all of it: the state says why. */
  async function flush(): Promise<DeskDocument | undefined> {
    clearTimeout(timer)
    await Promise.all([mergePublication(), checks])
    while (saving) await saving
    if (state.conflict) return undefined
    if (!isUnsaved(state)) return state.document
    if (!isSavable(state)) return undefined
    saving = saveOnce().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveOnce(): Promise<DeskDocument | undefined> {
    const { content: typed, unchosen } = state
    const content = contentToSave(state)
    const version = draftVersion(state.document)
    const basedOn = basedOnToSave(state)
    dispatch({ type: 'saving' })
    try {
      const document = await save({
        ...{ content, version },
        ...(basedOn !== undefined && { basedOn }),
        ...(unchosen && { unchosen }),
      })
      dispatch({ type: 'saved', document, sent: { content, basedOn, unchosen } })
      return content === typed ? document : undefined
    } catch (error) {
      const failure = failureOf(error)
      if ('theirs' in failure) dispatch({ type: 'conflicted', theirs: failure.theirs })
      else dispatch({ type: 'saveFailed', ...failure })
      const saves = 'issues' in failure && isSavable(state) && !sameValue(contentToSave(state), content)
      return saves ? saveOnce() : undefined
    }
  }

  return {
    getState: (): DocumentState => state,
    dispatch,
    flush,
    /** Nothing is saved before it is settled. If the tab is closed before that, `issue` stays until the field is edited. */
    saveAfter: (check: Promise<void>, issue: Issue) => {
      unchecked.add(issue)
      storeCopy()
      const settled = check.then(() => {
        unchecked.delete(issue)
        storeCopy()
      })
      checks = Promise.all([checks, settled]).then(() => scheduleSave(true))
    },
    /** Calls back after each change. Returns the function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Looks for a copy on this device and begins to save. Returns the function that stops it. */
    start: () => {
      const saveSoon = () => {
        if (isUnsaved(state) && state.save !== 'saving') void flush()
      }
      const saveWhenHidden = () => document.visibilityState === 'hidden' && saveSoon()
      addEventListener('online', saveSoon)
      document.addEventListener('visibilitychange', saveWhenHidden)
      const findCopy = copies.read(name).catch(() => undefined)
      void findCopy.then((found) => {
        isReady = true
        if (found) dispatch({ type: 'copyFound', copy: found })
        storeCopy()
        scheduleSave(true)
        void mergePublication()
      })
      return () => {
        clearTimeout(timer)
        isStopped = true
        removeEventListener('online', saveSoon)
        document.removeEventListener('visibilitychange', saveWhenHidden)
        saveSoon()
      }
    },
  }
}

function autosaveDelay(state: DocumentState, isEdited: boolean): number | undefined {
  if (!isUnsaved(state) || state.conflict) return undefined
  switch (state.save) {
    case 'waiting':
      return autosaveDelays.afterKey
    case 'failed':
      return isEdited ? autosaveDelays.afterKey : undefined
    case 'offline':
      return autosaveDelays.retry
    default:
      return undefined
  }
}
