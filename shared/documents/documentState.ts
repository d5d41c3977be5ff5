import type { DeskDocument, Draft, DraftContent, Editing } from '../entities/documents.ts'
import type { Issue, Question } from '../entities/problem.ts'

export interface DocumentState extends Pick<DeskDocument, 'kind' | 'id'> {
  /** `unpublishAt` is the end. Sign-off and consent are fields of the content. */
  published: PublishedState | null
  /** `publishAt` is the start. `unpublishAt` is the end, if nothing is published. */
  draft: DraftState | null
  /** The number of the last draft that has ended. The next draft goes on from it, so that no press means another text. */
  lastDraft?: number | undefined
  /** What visitors read until the document was taken down, with its sign-off and consent. */
  earlier?: DraftContent | null | undefined
  bin?: BinState | null | undefined
  editing?: Editing | null | undefined
}

export type PublishedState = Omit<NonNullable<DeskDocument['published']>, 'damaged'>

export interface DraftState extends Draft {
  /** The number of the last published version of a document that was taken down. */
  lastVersion?: number | undefined
  /** The time when an alert was over. */
  endedAt?: string | undefined
  /** The end of the session that last saved the draft, which tells the sessions of one person apart. */
  session?: string | undefined
  /** The time when this draft was begun, or when the history last got a copy of an earlier text. */
  keptAt?: string | undefined
  /** Usernames whose work on this draft has an audit record. */
  editors?: string[] | undefined
}

export interface BinState
  extends Pick<
    DraftState,
    'content' | 'authors' | 'lastVersion' | 'consentWithdrawnAt' | 'takenDown' | 'endedAt'
  > {
  at: string
  by: string
}

/** What each action says of itself, beside the member `by`. */
export interface Actions {
  save: Save
  discard: { version: number }
  publish: Publication
  /** The version before, which is published again. */
  undo: Publication & { restores?: number | undefined }
  /** What was taken down. */
  putBack: Publication
  /** A new main image, beside a draft that stays. */
  image: Publication
  schedule: Schedule
  takeDown: TakeDown
  /** The end that staff have scheduled. */
  end: TakeDown
  withdraw: TakeDown
  delete: TakeDown
  signOff: { version: number; reviewer: string; day: string }
  /** From the bin. */
  restore: object
  /** The time in the bin is over. */
  expire: object
  import: Import
  due: Due
}

export type ActionOf<Type extends keyof Actions> = { [T in Type]: Actions[T] & { type: T; by: string } }[Type]
export type Action = ActionOf<keyof Actions>

/** A publication, and the text that it publishes. */
export type PublicationOf = ActionOf<'publish' | 'undo' | 'putBack' | 'image'>
export type Going<Way> = Way & { content: DraftContent }

interface Save {
  content: DraftContent
  /** Tells saves apart. `follows` are earlier saves of the tab whose responses were lost. */
  id?: string | undefined
  follows?: readonly string[] | undefined
  /** The draft's version, or 0 for a new draft, which starts from the published version `basedOn`. */
  version: number
  basedOn?: number | undefined
  /** Empty for a writer without a tab, such as the list of images. */
  tab: string
  session: string
  /** True if the history has to keep the text that the content replaces. */
  keepsDraft?: boolean | undefined
  /** The version of the history from which the content started. */
  restored: Pick<DraftState, 'content' | 'authors'> | null
}

/** A text on its way to the website, and what is known of it. */
export interface Publishable {
  /** The draft, some of its changes, or an earlier version. Undefined if there is no such text. */
  content: DraftContent | undefined
  /** The content with what a publication adds, such as an excerpt. */
  completed: DraftContent
  issues: readonly Issue[]
  /** `notNeeded`: one person publishes, or the document is an alert. */
  approval: 'notNeeded' | 'given' | 'lacking'
  /** The member has approved this very text, and so has read whose words are in it. */
  hasApproved?: boolean | undefined
  /** The names of the questions to which the member has said yes. */
  confirmed: readonly string[]
}

interface Publication extends Publishable {
  /** The draft's version. For `undo` and `image`, the published one. */
  version: number
  /** The published version that the member has compared the draft with. */
  compared?: number | undefined
}

/** In ISO 8601. Null cancels a time, and undefined leaves it unchanged. */
interface Schedule extends Publishable {
  version: number
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

interface TakeDown {
  version: number
  /** The titles of the pages below a treatment page. */
  pagesBelow: readonly string[]
}

/** A document as a folder has it, or null to delete it. `isSame` is true if it is as the import has compared it. */
interface Import {
  published: PublishedState | null
  isSame: boolean
  /** Of a document that staff deleted, which has no draft that says so. */
  consentWithdrawnAt?: string | undefined
}

/** `content` is what was scheduled, and `at` the time for which the job was woken. */
type Due = { at: string } & Publishable & Pick<TakeDown, 'pagesBelow'>

export interface Outcome {
  state: DocumentState
  effects: readonly Effect[]
}

export type Effect =
  /** Activity lists the action. */
  | { type: 'record'; action: string; by: string }
  /** The history keeps this text. */
  | { type: 'keep'; draft: DraftState; number?: number }
  /** The job looks at the document at this time. */
  | { type: 'wake'; at: string }
  /** The job tries again later, because it was refused now. */
  | { type: 'retry' }
  /** Visitors see a difference. */
  | { type: 'render' }
  /** Approvals, the request for one and the preview links end. The comments stay. */
  | { type: 'endApprovals' }
  /** The history and the discussion are deleted for good. */
  | { type: 'forget' }
  /** Today tells these colleagues by name. */
  | { type: 'tell'; to: readonly string[]; by: string; action: string }
export interface Refusal {
  /** `changed`: somebody else has changed the document. `asks`: the member has to answer questions first. */
  refusal: 'changed' | 'asks' | 'impossible'
  issues: readonly Issue[]
  questions: readonly Question[]
}

export const isRefusal = (result: Outcome | Refusal): result is Refusal => 'refusal' in result

export const outcome = (
  state: DocumentState,
  changes: Partial<DocumentState>,
  effects: readonly Effect[],
): Outcome => ({ state: { ...state, ...changes }, effects })

export const changed: Refusal = { refusal: 'changed', issues: [], questions: [] }

export const impossible = (field: string, message: string): Refusal => ({
  refusal: 'impossible',
  issues: [{ path: field === '' ? [] : field.split('.'), message }],
  questions: [],
})
