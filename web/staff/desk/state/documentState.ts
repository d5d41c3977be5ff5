import { editedContent } from '#shared/documents/changes.ts'
import { isTaken } from '#shared/documents/door.ts'
import {
  type FieldPath,
  pathName,
  sameValue,
  startsWith,
  valueAt,
  withValueAt,
} from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DeskDocument, DraftContent, Editing, Told } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { LocalCopy, SentSave, Versions } from './localCopies.ts'

export interface DocumentState {
  /** The document as the server last sent it. */
  document: DeskDocument
  tab: string
  /** The username of this session. Undefined until the server has sent it. */
  member?: string | undefined
  /** Usernames of other members who have the document open. */
  others: readonly string[]
  /** A press on Take over or Hand over that the server has not carried out. */
  press?: 'sent' | 'unanswered' | undefined
  /** What colleagues did with the member's words, until the member has read it. */
  told?: readonly Told[]
  content: DraftContent
  /** The server's content that the edits in `content` are based on. `from` has the versions of `base`. */
  base: DraftContent
  from: Versions
  past: readonly Step[]
  future: readonly Step[]
  /** The last edit. The next edit continues its undo step if it changes the same field soon after. */
  lastEdit?: { name: string; at: number } | undefined
  save: SaveState
  /** Saves whose responses have not come: the server may have stored each. */
  unanswered: readonly SentSave[]
  /** Saves since the last one that succeeded. */
  failures: number
  /** The number of the earlier version that the member has restored. Undefined once the content is saved. */
  restores?: number | undefined
  /** Set when the member has chosen between two texts: the next save keeps the replaced draft in the history. */
  keepsDraft?: true | undefined
  /** A draft that is newer than `base`. Nothing is saved until the member compares it with `content`. */
  newer?: DeskDocument | undefined
  /** The member's text that the server refused because of edits in another tab. The history also has this text. */
  aside?: Aside | undefined
  /** The tab that has taken over editing from this one. */
  takenBy?: Editing | undefined
  /** Why the server refused to save or publish. The issues of a field end when the field is edited. */
  refused: readonly Issue[]
  /** When this device stored the unsaved text that the editor has restored. */
  restoredFrom?: string | undefined
}

/** After as many refusals in a row, a save waits for the member. */
const mostFailures = 5

/** The server keeps as many. */
const mostUnanswered = 20

export interface Aside {
  content: DraftContent
  base: DraftContent
}

/** `failed`: the server refused the save. `stopped`: it did so again and again. `gone`: somebody deleted the document. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'loggedOut' | 'failed' | 'stopped' | 'gone'

export type FailedState = Extract<SaveState, 'offline' | 'loggedOut' | 'failed' | 'gone'>

interface Step {
  content: DraftContent
  path: FieldPath
}

const limits = {
  /** Edits of one field within this many milliseconds are one undo step. */
  pause: 1_000,
  steps: 500,
} as const

const serverContent = ({ kind, draft, published }: DeskDocument): DraftContent =>
  editedContent(kind, draft?.content ?? published?.content ?? {})

/** 0 if there is no draft. */
export const draftVersion = ({ draft }: DeskDocument): number => draft?.version ?? 0

const versionsOf = (document: DeskDocument): Versions => ({
  version: draftVersion(document),
  basedOn: document.draft ? undefined : document.published?.version,
})

export const initialDocument = (document: DeskDocument, tab = '', member?: string): DocumentState => ({
  document,
  tab,
  member,
  others: [],
  content: serverContent(document),
  base: serverContent(document),
  from: versionsOf(document),
  past: [],
  future: [],
  save: 'saved',
  unanswered: [],
  failures: 0,
  refused: [],
})

export const isUnsaved = ({ content, base }: DocumentState): boolean => !sameValue(content, base)

/**
 * The other tab or member that edits the document. This tab is read-only until the other one stops. The server leaves
 * out a writer who has stopped. Before it has sent the username, the writer of this tab is this member.
 */
export const otherWriter = ({ document: { editing }, tab, member }: DocumentState): Editing | undefined =>
  editing && isTaken(editing, { username: member ?? editing.username, tab }, editing.at) ? editing : undefined

/** The content of the next save. A refused field keeps the server's value until the member edits the field. */
export function contentToSave({ content, base, refused }: DocumentState): DraftContent {
  const paths = refused.map(({ path }) => sharedStart(path, content, base))
  const unsavable = paths.filter((path) => !sameValue(valueAt(content, path), valueAt(base, path)))
  const saved = unsavable.reduce<unknown>(
    (rest, path) => (path.length === 0 ? rest : withValueAt(rest, path, valueAt(base, path))),
    content,
  )
  return isRecord(saved) ? saved : content
}

/** Ends the path at the first list whose length has changed, because an index may mean another entry there. */
function sharedStart(path: FieldPath, content: DraftContent, base: DraftContent): FieldPath {
  const end = path.findIndex((step, index) => {
    const [mine, theirs] = [content, base].map((value) => valueAt(value, path.slice(0, index)))
    const isSameList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length
    return typeof step === 'number' && !isSameList
  })
  return end === -1 ? path : path.slice(0, end)
}

/** True if there are unsaved changes other than those in refused fields. */
export const isSavable = (state: DocumentState): boolean => !sameValue(contentToSave(state), state.base)

const changes = {
  edited,
  undone: (state) => stepped(state, 'past', 'future'),
  redone: (state) => stepped(state, 'future', 'past'),
  saving: (state, { sent }: { sent: SentSave }) => ({
    ...state,
    save: 'saving',
    unanswered: [...state.unanswered, sent].slice(-mostUnanswered),
  }),
  saved,
  saveFailed,
  tooLate,
  setAside,
  asideUsed,
  announced: (state, { member, others, told }: Pick<DocumentState, 'member' | 'others' | 'told'>) => ({
    ...state,
    member,
    others,
    told,
  }),
  pressed: (state, { press }: Pick<DocumentState, 'press'>) => ({ ...state, press }),
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
  changes[action.type](state, action as never) // `DocumentAction` pairs each type with its details.

/** `typedAt` is set for typed text only. Text typed without a pause is one undo step. */
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

/** A failure stays until a save succeeds, or until no change is left. */
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
    unanswered: [],
    failures: 0,
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
  const refused = [...fieldIssues, ...(failure.issues ?? [])]
  return { ...state, save: failure.state, failures: state.failures + 1, refused }
}

/** The save of this tab that wrote the draft, if its response was lost. */
const ownSave = ({ unanswered }: DocumentState, { draft }: DeskDocument): SentSave | undefined =>
  unanswered.find(({ id }) => id === draft?.save)

/** The server refused a save because another tab edits or has changed the document. The history has the text. */
function tooLate(before: DocumentState, { current }: { current: DeskDocument }): DocumentState {
  const state = { ...before, failures: before.failures + 1 }
  const theirs = serverContent(current)
  if (sameValue(theirs, state.content)) return saved(state, { document: current, sent: theirs })
  const own = ownSave(state, current)
  if (own) return saved(state, { document: current, sent: own.content })
  const writer = otherWriter({ ...state, document: current })
  const aside = { content: state.content, base: state.base }
  if (writer) return { ...opened(state, current), aside, takenBy: writer }
  // Only the version is newer, not the text.
  if (sameValue(theirs, state.base))
    return {
      ...state,
      document: current,
      from: versionsOf(current),
      newer: undefined,
      save: state.failures < mostFailures ? 'waiting' : 'stopped',
    }
  return { ...state, newer: current, save: 'waiting' }
}

/** Prepares the comparison: the editor shows the current draft, and `aside` keeps the member's text. */
function setAside(state: DocumentState): DocumentState {
  const { newer, content, base } = state
  return newer ? { ...opened(state, newer), aside: { content, base } } : state
}

/** Puts the text that the member has chosen in the comparison into the editor. */
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

/** Shows the document without undo steps, because they would take back the changes of others. */
const opened = (
  { tab, member, others, press, told, aside, takenBy }: DocumentState,
  document: DeskDocument,
): DocumentState => ({ ...initialDocument(document, tab, member), others, press, told, aside, takenBy })

/** Updates the state after publishing, unpublishing, scheduling, a sign-off, or changes by others. */
function received(state: DocumentState, { document }: { document: DeskDocument }): DocumentState {
  const theirs = serverContent(document)
  const writer = otherWriter({ ...state, document })
  const isMine = (one: DeskDocument) => one.editing && !otherWriter({ ...state, document: one })
  const takenBy = writer && isMine(state.document) ? writer : isMine(document) ? undefined : state.takenBy
  const own = ownSave(state, document)
  if (own && !writer) return saved(state, { document, sent: own.content })
  const next = { ...state, takenBy }
  if (state.newer) return { ...next, newer: document }
  // The server cleans content, so the same draft may differ from `base`, which is the content as sent.
  const isSameDraft = document.draft !== null && sameValue(versionsOf(document), state.from)
  if (isSameDraft || sameValue(theirs, state.base)) return { ...next, document, from: versionsOf(document) }
  if (!isUnsaved(state))
    return writer || otherWriter(state) ? opened(next, document) : replaced(next, { document })
  const isOlderCopy = !sameValue(state.from, versionsOf(state.document))
  const content = writer || isOlderCopy ? undefined : withOwnChanges(state, theirs)
  // A conflict does not change the state. The server refuses the next save and puts it into the history.
  return content ? { ...next, document, content, base: theirs, from: versionsOf(document) } : state
}

/** The server's content with the fields changed in this tab. Undefined if both sides changed the same field. */
function withOwnChanges({ content, base }: DocumentState, theirs: DraftContent): DraftContent | undefined {
  const names = Object.keys({ ...content, ...base, ...theirs })
  const own = names.filter((name) => !sameValue(content[name], base[name]))
  if (own.some((name) => !sameValue(theirs[name], base[name]))) return undefined
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, content[name]])) }
}

/** Shows the server's content, for example after the draft is discarded. */
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

/** Restores text from this device. The server refuses text based on an older version, and puts it into the history. */
function copyFound(state: DocumentState, { copy }: { copy: LocalCopy }): DocumentState {
  const { content, base, from, unanswered = [], refused = [], at } = copy
  if (sameValue(content, state.content)) return state
  const found: DocumentState = {
    ...withContent(state, content),
    base,
    from: from ?? state.from,
    unanswered: unanswered.slice(-mostUnanswered),
    refused,
    restoredFrom: at,
    save: refused.length > 0 ? 'failed' : 'waiting',
  }
  if (sameValue(base, state.base)) return { ...found, from: state.from }
  return from ? found : { ...found, newer: state.document }
}

/** Replaces all content as one undo step. */
function withContent(state: DocumentState, content: DraftContent): DocumentState {
  const next = { ...state, lastEdit: undefined, newer: undefined }
  if (sameValue(content, state.content)) return next
  const past = withStep(state.past, { content: state.content, path: [] })
  return { ...next, content, past, future: [], refused: [] }
}

const withStep = (steps: readonly Step[], step: Step) => [...steps, step].slice(-limits.steps)
