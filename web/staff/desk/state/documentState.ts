import { editedContent } from '#shared/documents/changes.ts'
import {
  type FieldPath,
  pathName,
  sameValue,
  startsWith,
  valueAt,
  withValueAt,
} from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DeskDocument, DraftContent, Editing } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { LocalCopy, Versions } from './localCopies.ts'

export interface DocumentState {
  /** The document as the server last sent it. */
  document: DeskDocument
  tab: string
  /** The username of this session, once the server has told it, and those of others who have the document open. */
  member?: string | undefined
  others: readonly string[]
  content: DraftContent
  /** The server's content that `content` started from, with the versions that it had. */
  base: DraftContent
  from: Versions
  past: readonly Step[]
  future: readonly Step[]
  /** The last edit, which another edit of the same field soon after it continues. */
  lastEdit?: { name: string; at: number } | undefined
  save: SaveState
  /** The earlier version that was put into the editor, until it is saved. */
  restores?: number | undefined
  /** The content was chosen from two, until it is saved: the history keeps the draft that it replaces. */
  keepsDraft?: true | undefined
  /** A newer draft than the one that `content` started from: nothing is saved until somebody compares the two. */
  newer?: DeskDocument | undefined
  /** The member's text that was not saved, because the draft is newer. The history has it too. */
  aside?: Aside | undefined
  /** The tab that has taken over editing from this one. */
  takenBy?: Editing | undefined
  /** Fields that the server refused to save or publish, until they are edited. */
  refused: readonly Issue[]
  /** The time of the unsaved text that was found on this device, if the editor shows it. */
  restoredFrom?: string | undefined
}

export interface Aside {
  content: DraftContent
  base: DraftContent
}

/** `failed`: refused by the server. `gone`: somebody deleted the document. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'loggedOut' | 'failed' | 'gone'

export type FailedState = Extract<SaveState, 'offline' | 'loggedOut' | 'failed' | 'gone'>

interface Step {
  content: DraftContent
  path: FieldPath
}

const limits = {
  /** Milliseconds within which edits of one field are one undo step. */
  pause: 1_000,
  steps: 500,
} as const

const serverContent = ({ kind, draft, published }: DeskDocument): DraftContent =>
  editedContent(kind, draft?.content ?? published?.content ?? {})

/** 0 if there is no draft yet. */
export const draftVersion = ({ draft }: DeskDocument): number => draft?.version ?? 0

const versionsOf = (document: DeskDocument): Versions => ({
  version: draftVersion(document),
  basedOn: document.draft ? undefined : document.published?.version,
})

export const initialDocument = (document: DeskDocument, tab = ''): DocumentState => ({
  document,
  tab,
  others: [],
  content: serverContent(document),
  base: serverContent(document),
  from: versionsOf(document),
  past: [],
  future: [],
  save: 'saved',
  refused: [],
})

export const isUnsaved = ({ content, base }: DocumentState): boolean => !sameValue(content, base)

/** The tab that edits the document, if it is not this one: until it stops, this one is read-only. */
export const otherWriter = ({ document: { editing }, tab }: DocumentState): Editing | undefined =>
  editing && editing.tab !== tab ? editing : undefined

/** The content of a save: a refused field stays as the server has it until somebody edits it. */
export function contentToSave({ content, base, refused }: DocumentState): DraftContent {
  const paths = refused.map(({ path }) => sharedStart(path, content, base))
  const unsavable = paths.filter((path) => !sameValue(valueAt(content, path), valueAt(base, path)))
  const saved = unsavable.reduce<unknown>(
    (rest, path) => (path.length === 0 ? rest : withValueAt(rest, path, valueAt(base, path))),
    content,
  )
  return isRecord(saved) ? saved : content
}

/** The path up to a list whose length has changed: there the same index may be another entry. */
function sharedStart(path: FieldPath, content: DraftContent, base: DraftContent): FieldPath {
  const end = path.findIndex((step, index) => {
    const [mine, theirs] = [content, base].map((value) => valueAt(value, path.slice(0, index)))
    const isSameList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length
    return typeof step === 'number' && !isSameList
  })
  return end === -1 ? path : path.slice(0, end)
}

/** True if the server lacks more than the fields that it has refused. */
export const isSavable = (state: DocumentState): boolean => !sameValue(contentToSave(state), state.base)

const changes = {
  edited,
  undone: (state) => stepped(state, 'past', 'future'),
  redone: (state) => stepped(state, 'future', 'past'),
  saving: (state) => ({ ...state, save: 'saving' }),
  saved,
  saveFailed,
  tooLate,
  setAside,
  asideUsed,
  announced: (state, { member, others }: Pick<DocumentState, 'member' | 'others'>) => ({
    ...state,
    member,
    others,
  }),
  received,
  replaced,
  copyFound,
  refused: (state, { issues }: { issues: readonly Issue[] }) => ({ ...state, refused: issues }),
  noticesRead: (state) => ({ ...state, restoredFrom: undefined, takenBy: undefined, aside: undefined }),
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

/** `typedAt` marks typed text, which is one undo step until the member pauses. */
function edited(
  state: DocumentState,
  {
    path,
    value,
    typedAt,
    restores,
  }: {
    path: FieldPath
    value: unknown
    typedAt?: number
    restores?: number | undefined
  },
): DocumentState {
  const content = withValueAt(state.content, path, value)
  if (!isRecord(content) || otherWriter(state)) return state
  const name = pathName(path)
  const { lastEdit } = state
  const continues = typedAt !== undefined && lastEdit?.name === name && typedAt - lastEdit.at < limits.pause
  return {
    ...state,
    content,
    past: continues ? state.past : withStep(state.past, { content: state.content, path }),
    future: [],
    restores: restores ?? state.restores,
    lastEdit: typedAt === undefined ? undefined : { name, at: typedAt },
    save: saveStateOf(state, content),
    refused: state.refused.filter((issue) => !startsWith(issue.path, path)),
  }
}

function stepped(state: DocumentState, from: 'past' | 'future', to: 'past' | 'future'): DocumentState {
  const step = state[from].at(-1)
  if (!step || otherWriter(state)) return state
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

/** A failure is shown until a save succeeds. */
function saveStateOf(state: DocumentState, content: DraftContent): SaveState {
  const { save } = state
  if (!isUnsaved({ ...state, content })) return 'saved'
  return save === 'saved' || save === 'saving' ? 'waiting' : save
}

function saved(
  state: DocumentState,
  { document, sent }: { document: DeskDocument; sent: DraftContent },
): DocumentState {
  const next: DocumentState = {
    ...state,
    document,
    base: sent,
    from: versionsOf(document),
    newer: undefined,
    takenBy: undefined,
  }
  if (!isUnsaved(next)) return { ...next, save: 'saved', restores: undefined, keepsDraft: undefined }
  return { ...next, save: isSavable(next) ? 'waiting' : 'failed' }
}

function saveFailed(
  state: DocumentState,
  failure: { state: FailedState; issues?: readonly Issue[] },
): DocumentState {
  const fieldIssues = state.refused.filter(({ path }) => path.length > 0)
  return { ...state, save: failure.state, refused: [...fieldIssues, ...(failure.issues ?? [])] }
}

/** The server has refused a save and kept it in the history: another tab edits the document, or has changed it. */
function tooLate(state: DocumentState, { current }: { current: DeskDocument }): DocumentState {
  const theirs = serverContent(current)
  if (sameValue(theirs, state.content)) return saved(state, { document: current, sent: theirs })
  const writer = otherWriter({ ...state, document: current })
  const aside = { content: state.content, base: state.base }
  if (writer) return { ...opened(state, current), aside, takenBy: writer }
  // Only the version is newer, not the text.
  if (sameValue(theirs, state.base))
    return { ...state, document: current, from: versionsOf(current), newer: undefined, save: 'waiting' }
  return { ...state, newer: current, save: 'waiting' }
}

/** The member wants to compare: the editor shows the current draft, and `aside` keeps the member's text. */
function setAside(state: DocumentState): DocumentState {
  const { newer, content, base } = state
  return newer ? { ...opened(state, newer), aside: { content, base } } : state
}

/** Puts the content into the editor that the member chose from the two. */
function asideUsed(state: DocumentState, { content }: { content: DraftContent }): DocumentState {
  if (otherWriter(state)) return state
  const next: DocumentState = {
    ...withContent(state, content),
    aside: undefined,
    takenBy: undefined,
    keepsDraft: true,
  }
  return { ...next, save: isUnsaved(next) ? 'waiting' : 'saved' }
}

/** Starts the document anew: undo would take back the changes of others. */
const opened = (
  { tab, member, others, aside, takenBy }: DocumentState,
  document: DeskDocument,
): DocumentState => ({ ...initialDocument(document, tab), member, others, aside, takenBy })

/** Follows publishing, unpublishing, scheduling, a sign-off, and changes by others. */
function received(state: DocumentState, { document }: { document: DeskDocument }): DocumentState {
  const theirs = serverContent(document)
  const writer = otherWriter({ ...state, document })
  const isMine = ({ editing }: DeskDocument) => editing?.tab === state.tab
  const takenBy = writer && isMine(state.document) ? writer : isMine(document) ? undefined : state.takenBy
  const next = { ...state, takenBy }
  if (state.newer) return { ...next, newer: document }
  // Stored content differs from sent content, since the server cleans it.
  const isSameDraft = document.draft !== null && sameValue(versionsOf(document), state.from)
  if (isSameDraft || sameValue(theirs, state.base)) return { ...next, document, from: versionsOf(document) }
  if (!isUnsaved(state))
    return writer || otherWriter(state) ? opened(next, document) : replaced(next, { document })
  const isOlderCopy = !sameValue(state.from, versionsOf(state.document))
  const content = writer || isOlderCopy ? undefined : withOwnChanges(state, theirs)
  // In a conflict nothing changes here: the server refuses the next save and keeps it in the history.
  return content ? { ...next, document, content, base: theirs, from: versionsOf(document) } : state
}

/** Their content with the fields changed here; undefined if a field was changed on both sides. */
function withOwnChanges({ content, base }: DocumentState, theirs: DraftContent): DraftContent | undefined {
  const names = Object.keys({ ...content, ...base, ...theirs })
  const own = names.filter((name) => !sameValue(content[name], base[name]))
  if (own.some((name) => !sameValue(theirs[name], base[name]))) return undefined
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, content[name]])) }
}

/** Shows the server's content, such as after the draft is discarded. */
function replaced(state: DocumentState, { document }: { document: DeskDocument }): DocumentState {
  const base = serverContent(document)
  return {
    ...withContent(state, base),
    document,
    base,
    from: versionsOf(document),
    save: 'saved',
    refused: [],
  }
}

/** Restores text found on this device. The server refuses text from an older version, and keeps it in the history. */
function copyFound(state: DocumentState, { copy }: { copy: LocalCopy }): DocumentState {
  const { content, base, from, refused = [], at } = copy
  if (sameValue(content, state.content)) return state
  const found: DocumentState = {
    ...withContent(state, content),
    base,
    from: from ?? state.from,
    refused,
    restoredFrom: at,
    save: refused.length > 0 ? 'failed' : 'waiting',
  }
  if (sameValue(base, state.base)) return { ...found, from: state.from }
  return from ? found : { ...found, newer: state.document }
}

/** Content that was not typed is an undo step of its own. */
function withContent(state: DocumentState, content: DraftContent): DocumentState {
  const next = { ...state, lastEdit: undefined, newer: undefined }
  if (sameValue(content, state.content)) return next
  const past = withStep(state.past, { content: state.content, path: [] })
  return { ...next, content, past, future: [], refused: [] }
}

const withStep = (steps: readonly Step[], step: Step) => [...steps, step].slice(-limits.steps)
