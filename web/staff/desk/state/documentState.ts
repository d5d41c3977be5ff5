import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import type { DeskDocument, DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { type FieldPath, pathName, sameValue, startsWith, valueAt, withValueAt } from './fieldPath.ts'
import type { LocalCopy } from './localCopies.ts'
import { type FieldConflict, mergeContent, withTheirs } from './merge.ts'

export interface DocumentState {
  /** As the server last sent it. */
  document: DeskDocument
  content: DraftContent
  /** The server's content that `content` started from. */
  base: DraftContent
  /** The published version that `content` contains, if the server's draft is based on an older one. */
  basedOn: number | undefined
  /** What the screen showed before a conflict was decided, until the server has it in the history. */
  unchosen: DraftContent | undefined
  past: readonly Step[]
  future: readonly Step[]
  /** The last edit, which another edit of the same field soon after it continues. */
  lastEdit: { name: string; at: number } | undefined
  save: SaveState
  conflict: Conflict | undefined
  /** What the server refused to save or publish, until the field is edited. */
  refused: readonly Issue[]
  /** Unsaved text that was found on this device, and when it was typed. */
  restoredFrom: string | undefined
  /** Who saved other fields of the document at the same time. */
  mergedWith: string | undefined
}

/** `failed`: refused by the server. `gone`: somebody deleted the document. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'loggedOut' | 'failed' | 'gone'

export type FailedState = Extract<SaveState, 'offline' | 'loggedOut' | 'failed' | 'gone'>

/** One undo step: the content before it, and the field that it changed. */
interface Step {
  content: DraftContent
  path: FieldPath
}

interface Conflict {
  theirs: DeskDocument
  /** The published content that the draft is based on, after a newer publication. */
  publishedBefore?: DraftContent
  fields: readonly FieldConflict[]
  /** Nothing is saved until it is decided. */
  isPostponed?: true
}

export interface Sent extends Pick<DocumentState, 'content' | 'unchosen'> {
  basedOn: number | undefined
}

export type DocumentAction =
  /** `typedAt`: of text that somebody types, which is one undo step until they pause. */
  | { type: 'edited'; path: FieldPath; value: unknown; typedAt?: number }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'saving' }
  | { type: 'saved'; document: DeskDocument; sent: Sent }
  | { type: 'saveFailed'; state: FailedState; issues?: readonly Issue[] }
  | { type: 'conflicted'; theirs: DeskDocument }
  /** The published content that an outdated draft is based on has been loaded. */
  | { type: 'publishedBeforeLoaded'; publishedBefore: DraftContent }
  /** Both texts stay: theirs on the server, mine on this device. */
  | { type: 'conflictPostponed' }
  | { type: 'conflictOpened' }
  | { type: 'conflictResolved'; useTheirs: readonly FieldConflict[] }
  /** After publishing, unpublishing, scheduling or a review, and when somebody else saved. */
  | { type: 'received'; document: DeskDocument }
  /** After discarding: the server's content replaces the screen's. */
  | { type: 'replaced'; document: DeskDocument }
  | { type: 'copyFound'; copy: LocalCopy }
  | { type: 'refused'; issues: readonly Issue[] }
  | { type: 'noticesRead' }

const limits = {
  /** Milliseconds within which edits of one field are one undo step. */
  pause: 1_000,
  steps: 500,
} as const

const serverContent = ({ kind, draft, published }: DeskDocument): DraftContent =>
  editedContent(kind, draft?.content ?? published?.content ?? {})

/** Page content that is stored as JSON text is edited as the value itself, and a table alone as the only section. */
function editedContent(kind: DocumentKind, content: DraftContent): DraftContent {
  if (!kinds[kind].hasSections) return content
  const value = parsedText(content.content) ?? content.content
  return { ...content, content: isRecord(value) && 'table' in value ? [value] : value }
}

/** 0 if there is no draft yet. */
export const draftVersion = ({ draft }: DeskDocument): number => draft?.version ?? 0

export const initialDocument = (document: DeskDocument): DocumentState => ({
  document,
  content: serverContent(document),
  base: serverContent(document),
  basedOn: undefined,
  unchosen: undefined,
  past: [],
  future: [],
  lastEdit: undefined,
  save: 'saved',
  conflict: undefined,
  refused: [],
  restoredFrom: undefined,
  mergedWith: undefined,
})

export const isUnsaved = ({ content, base, basedOn, unchosen }: DocumentState): boolean =>
  basedOn !== undefined || unchosen !== undefined || !sameValue(content, base)

/** What a save sends: a field that the server has refused stays as the server has it until somebody edits it. */
export function contentToSave({ content, base, refused }: DocumentState): DraftContent {
  const paths = refused.map(({ path }) => sharedStart(path, content, base))
  const unsavable = paths.filter((path) => !sameValue(valueAt(content, path), valueAt(base, path)))
  const saved = unsavable.reduce<unknown>(
    (rest, path) => (path.length === 0 ? rest : withValueAt(rest, path, valueAt(base, path))),
    content,
  )
  return isRecord(saved) ? saved : content
}

const fieldIssues = ({ refused }: DocumentState) => refused.filter(({ path }) => path.length > 0)

/** Up to a list that has lost or got entries, in which the same index may be another entry. */
function sharedStart(path: FieldPath, content: DraftContent, base: DraftContent): FieldPath {
  const end = path.findIndex((step, index) => {
    const [mine, theirs] = [content, base].map((value) => valueAt(value, path.slice(0, index)))
    const isSameList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length
    return typeof step === 'number' && !isSameList
  })
  return end === -1 ? path : path.slice(0, end)
}

/** Whether the server lacks more than what it has refused. */
export const isSavable = (state: DocumentState): boolean =>
  state.basedOn !== undefined || state.unchosen !== undefined || !sameValue(contentToSave(state), state.base)

/** The published version to save a draft with. Undefined leaves the draft's own. */
export const basedOnToSave = ({ document, basedOn }: DocumentState): number | undefined =>
  basedOn ?? (document.draft ? undefined : document.published?.version)

/** The published version that the content is based on, if a newer one has been published since. */
export function outdatedVersion({ document, basedOn }: DocumentState): number | undefined {
  const { draft, published } = document
  if (!draft || !published) return undefined
  const version = basedOn ?? draft.basedOn ?? 0
  return version === published.version ? undefined : version
}

export function documentReducer(state: DocumentState, action: DocumentAction): DocumentState {
  switch (action.type) {
    case 'edited':
      return edited(state, action)
    case 'undone':
      return stepped(state, 'past', 'future')
    case 'redone':
      return stepped(state, 'future', 'past')
    case 'saving':
      return { ...state, save: 'saving' }
    case 'saved':
      return saved(state, action)
    case 'saveFailed':
      return { ...state, save: action.state, refused: [...fieldIssues(state), ...(action.issues ?? [])] }
    case 'conflicted':
      return conflicted(state, action.theirs)
    case 'publishedBeforeLoaded':
      return publicationMerged(state, action.publishedBefore)
    case 'conflictPostponed':
      return state.conflict ? { ...state, conflict: { ...state.conflict, isPostponed: true } } : state
    case 'conflictOpened':
      return conflictOpened(state)
    case 'conflictResolved':
      return conflictResolved(state, action.useTheirs)
    case 'received':
      return received(state, action.document)
    case 'replaced':
      return replaced(state, action.document)
    case 'copyFound':
      return copyFound(state, action.copy)
    case 'refused':
      return { ...state, refused: action.issues }
    case 'noticesRead':
      return { ...state, restoredFrom: undefined, mergedWith: undefined }
  }
}

function edited(
  state: DocumentState,
  { path, value, typedAt }: { path: FieldPath; value: unknown; typedAt?: number },
) {
  const content = withValueAt(state.content, path, value)
  if (!isRecord(content)) return state
  const name = pathName(path)
  const { lastEdit } = state
  const continues = typedAt !== undefined && lastEdit?.name === name && typedAt - lastEdit.at < limits.pause
  return {
    ...state,
    content,
    past: continues ? state.past : withStep(state.past, { content: state.content, path }),
    future: [],
    lastEdit: typedAt === undefined ? undefined : { name, at: typedAt },
    save: saveStateOf(state, content),
    refused: state.refused.filter((issue) => !startsWith(issue.path, path)),
  }
}

function stepped(state: DocumentState, from: 'past' | 'future', to: 'past' | 'future'): DocumentState {
  const step = state[from].at(-1)
  if (!step) return state
  return {
    ...state,
    content: step.content,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { content: state.content, path: step.path }],
    lastEdit: undefined,
    save: saveStateOf(state, step.content),
    refused: state.refused.filter((issue) => !startsWith(issue.path, step.path)),
  }
}

/** What has failed is shown until a save succeeds. */
function saveStateOf(state: DocumentState, content: DraftContent): SaveState {
  const { save } = state
  if (!isUnsaved({ ...state, content })) return 'saved'
  return save === 'saved' || save === 'saving' ? 'waiting' : save
}

function saved(
  state: DocumentState,
  { document, sent }: { document: DeskDocument; sent: Sent },
): DocumentState {
  const next = {
    ...state,
    document,
    base: sent.content,
    // A newer publication may have been merged during the save.
    basedOn: state.basedOn === sent.basedOn ? undefined : state.basedOn,
    unchosen: state.unchosen === sent.unchosen ? undefined : state.unchosen,
  }
  if (!isUnsaved(next)) return { ...next, save: 'saved' }
  return { ...next, save: isSavable(next) ? 'waiting' : 'failed' }
}

/** Without a field that both changed, the two changes are combined. */
function conflicted(state: DocumentState, theirs: DeskDocument): DocumentState {
  const { conflicts } = mergeContent(state.base, state.content, serverContent(theirs))
  const next = { ...state, save: 'waiting' as const, conflict: { theirs, fields: conflicts } }
  if (conflicts.length > 0) return next
  return {
    ...conflictResolved(next, []),
    mergedWith: theirs.draft?.updatedBy ?? theirs.published?.publishedBy,
  }
}

/** What has been published since the draft began is merged as a colleague's draft is. */
function publicationMerged(state: DocumentState, before: DraftContent): DocumentState {
  const theirs = { ...state.document, draft: null }
  const publishedBefore = editedContent(theirs.kind, before)
  const { conflicts } = mergeContent(publishedBefore, state.content, serverContent(theirs))
  const next = { ...state, conflict: { theirs, fields: conflicts, publishedBefore } }
  if (conflicts.length > 0) return next
  const merged = conflictResolved(next, [])
  return merged.content === state.content ? merged : { ...merged, mergedWith: theirs.published?.publishedBy }
}

/** What has been typed since is part of the choice. */
function conflictOpened(state: DocumentState): DocumentState {
  if (!state.conflict) return state
  const { theirs, publishedBefore } = state.conflict
  return publishedBefore ? publicationMerged(state, publishedBefore) : conflicted(state, theirs)
}

function conflictResolved(state: DocumentState, useTheirs: readonly FieldConflict[]): DocumentState {
  if (!state.conflict) return state
  const { theirs, publishedBefore, fields } = state.conflict
  const chosen = withTheirs(
    mergeContent(publishedBefore ?? state.base, state.content, serverContent(theirs)).content,
    useTheirs,
  )
  const next = {
    ...(publishedBefore ? withPublication(state, theirs, chosen) : withDocument(state, theirs, chosen)),
    unchosen: fields.length > 0 ? state.content : state.unchosen,
  }
  const isChanged = next.content !== state.content
  return {
    ...next,
    past: isChanged ? withStep(state.past, { content: state.content, path: [] }) : state.past,
    future: isChanged ? [] : state.future,
    lastEdit: undefined,
    save: isUnsaved(next) ? 'waiting' : 'saved',
    conflict: undefined,
    refused: isChanged ? [] : state.refused,
  }
}

/** The server's draft has to be saved again, even with the same content: it is based on an older version. */
const withPublication = (state: DocumentState, { published }: DeskDocument, chosen: DraftContent) => ({
  ...state,
  content: sameValue(chosen, state.content) ? state.content : chosen,
  basedOn: published?.version,
})

function withDocument(state: DocumentState, document: DeskDocument, chosen: DraftContent): DocumentState {
  const base = serverContent(document)
  const isOutdated = outdatedVersion({ ...state, document, basedOn: undefined }) !== undefined
  return {
    ...state,
    document,
    base,
    content: sameValue(chosen, base) ? base : chosen,
    basedOn: isOutdated ? state.basedOn : undefined,
  }
}

function received(state: DocumentState, document: DeskDocument): DocumentState {
  if (sameValue(serverContent(document), state.base)) return { ...state, document }
  return isUnsaved(state) ? conflicted(state, document) : replaced(state, document)
}

function replaced(state: DocumentState, document: DeskDocument): DocumentState {
  const base = serverContent(document)
  const isSame = sameValue(base, state.content)
  return {
    ...state,
    document,
    base: isSame ? state.content : base,
    content: isSame ? state.content : base,
    basedOn: undefined,
    unchosen: undefined,
    past: isSame ? state.past : withStep(state.past, { content: state.content, path: [] }),
    future: isSame ? state.future : [],
    lastEdit: undefined,
    save: 'saved',
    conflict: undefined,
    refused: [],
  }
}

/** A copy of an older version goes through the same merge as a save that came too late. */
function copyFound(state: DocumentState, copy: LocalCopy): DocumentState {
  if (sameValue(copy.content, state.content)) return state
  const found = {
    ...state,
    content: copy.content,
    past: withStep(state.past, { content: state.content, path: [] }),
    save: copy.refused?.length ? ('failed' as const) : ('waiting' as const),
    refused: copy.refused ?? [],
    restoredFrom: copy.at,
  }
  return sameValue(copy.base, state.base) ? found : conflicted({ ...found, base: copy.base }, state.document)
}

const withStep = (steps: readonly Step[], step: Step) => [...steps, step].slice(-limits.steps)
