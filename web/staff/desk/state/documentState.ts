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
  basedOn?: number | undefined
  /** What the screen showed before a conflict was decided, until the server has it in the history. */
  unchosen?: DraftContent | undefined
  past: readonly Step[]
  future: readonly Step[]
  /** The last edit, which another edit of the same field soon after it continues. */
  lastEdit?: { name: string; at: number } | undefined
  save: SaveState
  conflict?: Conflict | undefined
  /** What the server refused to save or publish, until the field is edited. */
  refused: readonly Issue[]
  /** Unsaved text that was found on this device, and when it was typed. */
  restoredFrom?: string | undefined
  mergedWith?: string | undefined
}

/** `failed`: refused by the server. `gone`: somebody deleted the document. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'loggedOut' | 'failed' | 'gone'

export type FailedState = Extract<SaveState, 'offline' | 'loggedOut' | 'failed' | 'gone'>

interface Step {
  content: DraftContent
  path: FieldPath
}

interface Conflict extends Merged {
  fields: readonly FieldConflict[]
  /** Nothing is saved until it is decided. Both texts stay: theirs on the server, mine on this device. */
  isPostponed?: true
}

interface Merged {
  theirs: DeskDocument
  /** The published content that the draft is based on, after a newer publication. */
  publishedBefore?: DraftContent | undefined
}

type Sent = Pick<DocumentState, 'content' | 'basedOn' | 'unchosen'>

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
  past: [],
  future: [],
  save: 'saved',
  refused: [],
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

const changes = {
  edited,
  undone: (state) => stepped(state, 'past', 'future'),
  redone: (state) => stepped(state, 'future', 'past'),
  saving: (state) => ({ ...state, save: 'saving' }),
  saved,
  saveFailed,
  conflicted,
  publishedBeforeLoaded,
  conflictPostponed: (state) =>
    state.conflict ? { ...state, conflict: { ...state.conflict, isPostponed: true } } : state,
  /** What has been typed since is part of the choice. */
  conflictOpened: (state) => (state.conflict ? conflicted(state, state.conflict) : state),
  conflictResolved,
  received,
  replaced,
  copyFound,
  refused: (state, { issues }: { issues: readonly Issue[] }) => ({ ...state, refused: issues }),
  noticesRead: (state) => ({ ...state, restoredFrom: undefined, mergedWith: undefined }),
} satisfies Record<string, (state: DocumentState, details: never) => DocumentState>

type Changes = typeof changes
export type DocumentAction = {
  [Type in keyof Changes]: { type: Type } & (Changes[Type] extends (
    state: never,
    details: infer Details,
  ) => unknown
    ? Details
    : never)
}[keyof Changes]

export const documentReducer = (state: DocumentState, action: DocumentAction): DocumentState =>
  changes[action.type](state, action as never) // The details of its own type, as `DocumentAction` requires.

/** `typedAt`: of text that somebody types, which is one undo step until they pause. */
function edited(
  state: DocumentState,
  { path, value, typedAt }: { path: FieldPath; value: unknown; typedAt?: number },
): DocumentState {
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

function saveFailed(
  state: DocumentState,
  failure: { state: FailedState; issues?: readonly Issue[] },
): DocumentState {
  const fieldIssues = state.refused.filter(({ path }) => path.length > 0)
  return { ...state, save: failure.state, refused: [...fieldIssues, ...(failure.issues ?? [])] }
}

/** Without a field that both changed, the two changes are combined. */
function conflicted(state: DocumentState, { theirs, publishedBefore }: Merged): DocumentState {
  const { conflicts } = mergedContent(state, { theirs, publishedBefore })
  const conflict = { theirs, publishedBefore, fields: conflicts }
  const next: DocumentState = { ...state, save: 'waiting', conflict }
  if (conflicts.length > 0) return next
  const merged = conflictResolved(next, { useTheirs: [] })
  if (merged.content === state.content) return merged
  return { ...merged, mergedWith: theirs.draft?.updatedBy ?? theirs.published?.publishedBy }
}

/** What has been published since an outdated draft began is merged as a colleague's draft is. */
function publishedBeforeLoaded(
  state: DocumentState,
  { publishedBefore }: { publishedBefore: DraftContent },
): DocumentState {
  const theirs = { ...state.document, draft: null }
  return conflicted(state, { theirs, publishedBefore: editedContent(theirs.kind, publishedBefore) })
}

const mergedContent = ({ base, content }: DocumentState, { theirs, publishedBefore }: Merged) =>
  mergeContent(publishedBefore ?? base, content, serverContent(theirs))

function conflictResolved(
  state: DocumentState,
  { useTheirs }: { useTheirs: readonly FieldConflict[] },
): DocumentState {
  if (!state.conflict) return state
  const { theirs, publishedBefore, fields } = state.conflict
  const chosen = withTheirs(mergedContent(state, state.conflict).content, useTheirs)
  const next = {
    ...withContent(state, chosen),
    // The server's draft has to be saved again, even with the same content: it is based on an older version.
    ...(publishedBefore ? { basedOn: theirs.published?.version } : withServer(state, theirs)),
    unchosen: fields.length > 0 ? state.content : state.unchosen,
  }
  return { ...next, save: isUnsaved(next) ? 'waiting' : 'saved' }
}

function withServer(state: DocumentState, document: DeskDocument) {
  const isOutdated = outdatedVersion({ ...state, document, basedOn: undefined }) !== undefined
  return { document, base: serverContent(document), basedOn: isOutdated ? state.basedOn : undefined }
}

/** After publishing, unpublishing, scheduling or a sign-off, and when somebody else saved. */
function received(state: DocumentState, { document }: { document: DeskDocument }): DocumentState {
  if (sameValue(serverContent(document), state.base)) return { ...state, document }
  return isUnsaved(state) ? conflicted(state, { theirs: document }) : replaced(state, { document })
}

/** After discarding: the server's content replaces the screen's. */
function replaced(state: DocumentState, { document }: { document: DeskDocument }): DocumentState {
  const base = serverContent(document)
  return {
    ...withContent(state, base),
    document,
    base,
    basedOn: undefined,
    unchosen: undefined,
    save: 'saved',
    refused: [],
  }
}

/** A copy of an older version goes through the same merge as a save that came too late. */
function copyFound(state: DocumentState, { copy }: { copy: LocalCopy }): DocumentState {
  if (sameValue(copy.content, state.content)) return state
  const refused = copy.refused ?? []
  const found: DocumentState = {
    ...withContent(state, copy.content),
    save: refused.length > 0 ? 'failed' : 'waiting',
    refused,
    restoredFrom: copy.at,
  }
  if (sameValue(copy.base, state.base)) return found
  return conflicted({ ...found, base: copy.base }, { theirs: state.document })
}

/** What did not come from the keyboard is an undo step of its own, and decides a conflict. */
function withContent(state: DocumentState, content: DraftContent): DocumentState {
  const next = { ...state, lastEdit: undefined, conflict: undefined }
  if (sameValue(content, state.content)) return next
  const past = withStep(state.past, { content: state.content, path: [] })
  return { ...next, content, past, future: [], refused: [] }
}

const withStep = (steps: readonly Step[], step: Step) => [...steps, step].slice(-limits.steps)
