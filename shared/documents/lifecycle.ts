import { apiLimits } from '../apiLimits.ts'
import type { DeskDocument, Draft, DraftContent, Editing } from '../entities/documents.ts'
import type { Issue, Question } from '../entities/problem.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { type DocumentKind, kinds, reviewerOf } from '../kinds/kinds.ts'
import { authorsAfter, authorsOf, draftChanges, isSignedText, unpublishedAuthors } from './changes.ts'
import { type FieldPath, sameValue } from './fieldPath.ts'
import { isRecord } from './pageContent.ts'
import { questionName } from './questionName.ts'

/**
 * What an action makes of a document, or why it is refused. Every endpoint, the job of each minute, the import and the
 * buttons of the editor call this function, and nothing else decides. `docs/states.md` lists all its results.
 */
export function next(state: DocumentState, action: Action, now: string): Outcome | Refusal {
  switch (action.type) {
    case 'save':
      return save(state, action, now)
    case 'discard':
      return discard(state, action)
    case 'publish':
    case 'undo':
    case 'putBack':
    case 'image':
      return publish(state, action, now)
    case 'schedule':
      return schedule(state, action, now)
    case 'takeDown':
    case 'end':
    case 'withdraw':
    case 'delete':
      return takeDown(state, action, now)
    case 'signOff':
      return signOff(state, action)
    case 'restore':
      return restore(state, action)
    case 'due':
      return due(state, action, now)
  }
}

export interface DocumentState extends Pick<DeskDocument, 'kind' | 'id'> {
  /** `unpublishAt` is the end. Sign-off and consent are fields of the content. */
  published: PublishedState | null
  /** `publishAt` is the start. `unpublishAt` is the end, if nothing is published. */
  draft: DraftState | null
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
  extends Pick<DraftState, 'content' | 'authors' | 'lastVersion' | 'consentWithdrawnAt' | 'takenDown'> {
  at: string
  by: string
}

export type Action = { by: string } & (
  | Save
  | { type: 'discard'; version: number }
  | Publication
  | Schedule
  | TakeDown
  | { type: 'signOff'; version: number; reviewer: string; day: string }
  | { type: 'restore' }
  | Due
)

interface Save {
  type: 'save'
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
  /** The names of the questions to which the member has said yes. */
  confirmed: readonly string[]
}

/** `undo`: the version before. `putBack`: what was taken down. `image`: a new main image, beside a draft that stays. */
interface Publication extends Publishable {
  type: 'publish' | 'undo' | 'putBack' | 'image'
  /** The draft's version. For `undo` and `image`, the published one. */
  version: number
  /** The published version that the member has compared the draft with. */
  compared?: number | undefined
  /** Only for `undo`: the version of the history that is published again. */
  restores?: number | undefined
}

/** In ISO 8601. Null cancels a time, and undefined leaves it unchanged. */
interface Schedule extends Publishable {
  type: 'schedule'
  version: number
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** `end`: the end that staff have scheduled. */
export interface TakeDown {
  type: 'takeDown' | 'end' | 'withdraw' | 'delete'
  version: number
  /** The titles of the pages below a treatment page. */
  pagesBelow: readonly string[]
}

/** `content` is what was scheduled, and `at` the time for which the job was woken. */
type Due = { type: 'due'; at: string } & Publishable & Pick<TakeDown, 'pagesBelow'>

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
  /** Today tells these colleagues by name. */
  | { type: 'tell'; to: readonly string[]; by: string; action: string }

export interface Refusal {
  /** `changed`: somebody else has changed the document. `asks`: the member has to answer questions first. */
  refusal: 'changed' | 'asks' | 'impossible'
  issues: readonly Issue[]
  questions: readonly Question[]
}

export const isRefusal = (result: Outcome | Refusal): result is Refusal => 'refusal' in result

/** What every way to the website asks first. `content` is what goes there, by default the draft. */
export function questionsBefore(
  { kind, published, draft, editing }: DocumentState,
  { by, content = draft?.content }: { by: string; content?: DraftContent | undefined },
  now: string,
): Question[] {
  const changes = draft && content ? draftChanges(kind, published?.content ?? {}, content) : []
  const authors = draft ? changes.flatMap((path) => writersOf(draft, path)) : []
  const others = new Map(authors.filter((author) => author.by !== by).map((author) => [author.by, author.at]))
  const writer = writerNow(editing, now)
  return [
    ...Array.from(others, ([who, at]) => ({ about: 'words' as const, who, at })),
    ...(writer && writer.username !== by
      ? [{ about: 'writing' as const, who: writer.username, at: writer.at }]
      : []),
    ...(draft?.takenDown
      ? [{ about: 'takenDown' as const, who: draft.takenDown.by, at: draft.takenDown.at }]
      : []),
  ]
}

/** Drafts of earlier releases have no authors of each field. */
const writersOf = ({ authors, updatedBy: by, updatedAt: at }: DraftState, path: FieldPath) =>
  authors ? authorsOf(authors, path) : [{ by, at }]

/** Somebody is writing until two minutes after the last key. */
export const writerNow = (editing: Editing | null | undefined, now: string): Editing | undefined =>
  editing && Date.parse(now) < Date.parse(editing.at) + apiLimits.presence.lifetime ? editing : undefined

/** True if another person or another tab is writing. A writer without a tab conflicts only with other people. */
export function isTaken(
  editing: Editing | null | undefined,
  { username, tab }: Pick<Editing, 'username' | 'tab'>,
  now: string,
): boolean {
  const writer = writerNow(editing, now)
  return writer !== undefined && (writer.username !== username || (tab !== '' && writer.tab !== tab))
}

function save(state: DocumentState, action: Save & { by: string }, now: string): Outcome | Refusal {
  const { kind, draft, published } = state
  const { content, by, session, restored } = action
  const followsDraft = draft?.save !== undefined && action.follows?.includes(draft.save) === true
  const isLate = draft
    ? action.version !== draft.version && !followsDraft
    : action.version !== 0 || (action.basedOn ?? published?.version) !== published?.version
  if (isLate || isTaken(state.editing, { username: by, tab: action.tab }, now)) return changed
  const before = published?.content ?? {}
  const start = restored ?? draft ?? { content: before }
  const isKept =
    draft !== null &&
    !draft.damaged &&
    (action.keepsDraft || restored !== null || isSuperseded(draft, action, now))
  const editors = draft?.editors ?? []
  const isNew = !draft && !published
  const after: DraftState = {
    ...draft,
    content,
    version: (draft?.version ?? 0) + 1,
    basedOn: draft ? draft.basedOn : (published?.version ?? null),
    updatedAt: now,
    updatedBy: by,
    session,
    save: action.id,
    keptAt: !draft || isKept ? now : draft.keptAt,
    editors: [...new Set([...editors, by])],
    authors: unpublishedAuthors(
      authorsAfter(start.authors ?? {}, draftChanges(kind, start.content, content), { by, at: now }),
      draftChanges(kind, before, content),
    ),
  }
  return outcome(state, { draft: after }, [
    ...(isKept ? [{ type: 'keep' as const, draft }] : []),
    ...(draft ? keptSchedule(draft) : []),
    // Autosave is frequent, so each person gets only one audit record per draft.
    ...(editors.includes(by) ? [] : [{ type: 'record' as const, action: isNew ? 'create' : 'save', by }]),
    ...(isNew ? [{ type: 'wake' as const, at: emptyDraftEnd(now) }] : []),
  ])
}

/** The history keeps the last text of each person and session, and otherwise one text per quarter of an hour. */
function isSuperseded(draft: DraftState, { by, session }: Save & { by: string }, now: string): boolean {
  if (draft.updatedBy !== by || draft.session !== session) return true
  return draft.keptAt === undefined || Date.parse(now) - Date.parse(draft.keptAt) >= apiLimits.draftInterval
}

/** The first change of a scheduled draft keeps the scheduled text in the history, under the number `publishAt`. */
function keptSchedule(draft: DraftState): Effect[] {
  const { publishAt, version, scheduledVersion = version } = draft
  return publishAt && version === scheduledVersion
    ? [{ type: 'keep', draft, number: Date.parse(publishAt) }]
    : []
}

function discard(state: DocumentState, { version, by }: { version: number; by: string }): Outcome | Refusal {
  const { draft } = state
  if (!state.published) return impossible('draft', 'is all there is of the document: delete the document')
  if (draft?.version !== version) return changed
  return outcome(state, { draft: null }, [
    ...(draft.damaged ? [] : [{ type: 'keep' as const, draft }]),
    { type: 'endApprovals' },
    { type: 'record', action: 'discard', by },
  ])
}

function publish(state: DocumentState, action: Publication & { by: string }, now: string): Outcome | Refusal {
  const { draft, published } = state
  const { type, version, content, compared = draft?.basedOn ?? undefined } = action
  const isOfDraft = type === 'publish' || type === 'putBack'
  const isCurrent = isOfDraft
    ? draft?.version === version && compared === published?.version
    : published?.version === version
  if (!isCurrent || !content) return changed
  const refusal = door(state, { ...action, content }, now)
  return refusal ?? afterPublication(state, { ...action, content }, now)
}

type Door = Pick<Publication, 'restores'> &
  Publishable & { type: (Publication | Schedule)['type']; content: DraftContent; by: string }

/** The one door to the website, now or on a schedule: why the text may not go there. */
function door(state: DocumentState, action: Door, now: string): Refusal | undefined {
  const { type, by, content } = action
  if (state.draft?.consentWithdrawnAt !== undefined)
    return impossible('consent.date', validationMessages.consent.withdrawn)
  if (action.approval === 'lacking' && !isAgreed(state, action, now))
    return impossible('', validationMessages.needsApproval)
  if (action.issues.length > 0) return { refusal: 'impossible', issues: action.issues, questions: [] }
  const isOfDraft = type === 'publish' || type === 'schedule'
  const shown = isOfDraft ? content : (state.published?.content ?? {})
  const questions = questionsBefore(state, { by, content: shown }, now).filter(
    ({ who, about }) => isOfDraft || about === 'writing' || who !== by,
  )
  if (questions.every((question) => action.confirmed.includes(questionName(question)))) return undefined
  return { refusal: 'asks', issues: [], questions }
}

/** Undo needs no new approval for a text that was approved, or that visitors were reading until a short while ago. */
const isAgreed = ({ published, draft }: DocumentState, { type, restores }: Door, now: string): boolean =>
  (type === 'undo' && published?.replacesApproved === true && restores === published.version - 1) ||
  (type === 'putBack' && Date.parse(now) < Date.parse(draft?.takenDown?.at ?? '') + apiLimits.undo)

function afterPublication(state: DocumentState, action: Door & Publication, now: string): Outcome {
  const { kind, draft, published } = state
  const { type, by } = action
  const back = type === 'putBack' ? draft?.takenDown : undefined
  const content = withRecords(state, action)
  const end = futureEnd(back?.unpublishAt ?? draft?.unpublishAt, now)
  const { period } = kinds[kind]
  const after: PublishedState = {
    content,
    version: (published?.version ?? draft?.lastVersion ?? 0) + 1,
    publishedAt: back ? back.publishedAt : now,
    publishedBy: back ? back.publishedBy : by,
    unpublishAt: period ? String(content[period.end]) : (end ?? published?.unpublishAt),
    scheduledBy: end ? (back?.scheduledBy ?? draft?.endBy ?? draft?.scheduledBy) : published?.scheduledBy,
    endIssues: published?.endIssues,
    approved:
      action.approval === 'given' ||
      back?.approved ||
      (type === 'undo' && isAgreed(state, action, now)) ||
      undefined,
    replacesApproved: published?.approved,
  }
  const told = [
    ...questionsBefore(state, { by, content: type === 'publish' ? action.content : published?.content }, now)
      .filter(({ about }) => about !== 'takenDown')
      .map(({ who }) => who),
    ...(type === 'undo' && published?.publishedBy ? [published.publishedBy] : []),
  ]
  return outcome(state, { published: after, draft: draftAfter(state, action, after, now), earlier: null }, [
    { type: 'record', action: recordOf[type], by },
    { type: 'endApprovals' },
    { type: 'render' },
    ...(back && end ? [{ type: 'wake' as const, at: end }] : []),
    ...tell(told, by, recordOf[type]),
  ])
}

const recordOf = { publish: 'publish', undo: 'restore', putBack: 'putBack', image: 'image' } as const

/** An end that has passed before the publication would take the document down again. */
const futureEnd = (end: string | undefined, now: string) => (end && end > now ? end : undefined)

/** Sign-off and consent belong to a text: they stay with it, also while it is off the website. */
function withRecords(
  { kind, id, published, earlier }: DocumentState,
  action: Door & Publication,
): DraftContent {
  const { completed: content, type, by } = action
  const before = published?.content ?? earlier ?? {}
  const { lastReviewed, reviewedBy, sampleReview } =
    type === 'publish' || type === 'image' ? before : action.content
  if (type === 'undo' || type === 'putBack')
    return { ...content, lastReviewed, reviewedBy, sampleReview, ...consentIn(action.content) }
  const isSigned = sampleReview || isSignedText(kind, before, content)
  return {
    ...content,
    ...(reviewerOf({ kind, id }) && {
      sampleReview,
      lastReviewed: isSigned ? lastReviewed : undefined,
      reviewedBy: isSigned ? reviewedBy : undefined,
    }),
    ...(isRecord(content.consent) && { consent: recordedConsent(before.consent, content.consent, by) }),
  }
}

const consentIn = ({ consent }: DraftContent): DraftContent => (consent === undefined ? {} : { consent })

/** The record names the member who first published the consent, whatever the draft says. */
function recordedConsent(before: unknown, { recordedBy, ...consent }: Record<string, unknown>, by: string) {
  const { recordedBy: first, ...earlier } = isRecord(before) ? before : {}
  return isRecord(before) && sameValue(earlier, consent) ? before : { ...consent, recordedBy: by }
}

/** Only changes that were not published stay a draft, and an image leaves the draft as it is. */
function draftAfter(
  { kind, draft }: DocumentState,
  { type, content }: Door & Publication,
  { version: basedOn, content: published }: PublishedState,
  now: string,
): DraftState | null {
  // An earlier version takes the place of a damaged draft.
  if (!draft || draft.damaged) return null
  const version = draft.version + 1
  const isScheduledVersion = draft.scheduledVersion === draft.version
  if (type === 'image') {
    const { image1, image1Alt, image1Sources } = published
    return {
      ...draft,
      version,
      content: { ...draft.content, image1, image1Alt, image1Sources },
      ...(isScheduledVersion && { scheduledVersion: version }),
      // A draft based on an older version still conflicts when it is published.
      basedOn: draft.basedOn === basedOn - 1 ? basedOn : draft.basedOn,
    }
  }
  const left = draftChanges(kind, content, draft.content).filter(
    (path) => type !== 'putBack' || !isEnd(kind, path),
  )
  if (left.length === 0) return null
  const { publishAt, unpublishAt, scheduledVersion, scheduleIssues, takenDown, endedAt, ...rest } = draft
  const isScheduled = publishAt !== undefined && publishAt > now
  const added = Object.entries(published).filter(([field]) => content[field] === undefined)
  return {
    ...rest,
    version,
    basedOn,
    content: { ...Object.fromEntries(added), ...draft.content },
    authors: unpublishedAuthors(draft.authors ?? {}, left),
    // A schedule stays only if nobody has changed the draft since.
    ...(isScheduled && isScheduledVersion && { publishAt, scheduledVersion: version }),
    ...(isScheduled &&
      !isScheduledVersion && { scheduleIssues: [{ path: [], message: validationMessages.publishedSince }] }),
  }
}

const isEnd = (kind: DocumentKind, [field]: FieldPath) => field === kinds[kind].period?.end

function schedule(state: DocumentState, action: Schedule & { by: string }, now: string): Outcome | Refusal {
  const { draft, published } = state
  const { publishAt, unpublishAt, by, content } = action
  if (action.version !== (draft?.version ?? published?.version)) return changed
  const refusal =
    wrongTimes(state, action, now) ??
    (publishAt && content ? door(state, { ...action, content }, now) : undefined)
  if (refusal) return refusal
  const start = publishAt !== undefined && {
    publishAt: publishAt ?? undefined,
    // Only a new start makes the current version of the draft the scheduled one.
    scheduledVersion: publishAt ? draft?.version : undefined,
    scheduledBy: publishAt ? by : undefined,
    scheduleIssues: undefined,
  }
  const end = unpublishAt !== undefined && { unpublishAt: unpublishAt ?? undefined }
  return outcome(
    state,
    {
      draft: draft && { ...draft, ...start, ...(!published && end && { ...end, endBy: by }) },
      published: published && { ...published, ...(end && { ...end, scheduledBy: by, endIssues: undefined }) },
    },
    [
      // A canceled time has no effect when the job looks.
      ...[publishAt, unpublishAt].flatMap((at) => (at ? [{ type: 'wake' as const, at }] : [])),
      { type: 'record', action: 'schedule', by },
    ],
  )
}

function wrongTimes(
  { kind, draft, published }: DocumentState,
  { publishAt, unpublishAt }: Schedule,
  now: string,
): Refusal | undefined {
  const latest = new Date(Date.parse(now) + apiLimits.longestSchedule).toISOString()
  const far = Object.entries({ publishAt, unpublishAt }).find(([, time]) => time && time > latest)
  if (far) return impossible(far[0], validationMessages.dateRange(...daysOf(far[1] ?? '', now, latest)))
  if (kinds[kind].period) return impossible('publishAt', 'is not needed: an alert has its own start and end')
  if (publishAt && !draft) return impossible('publishAt', 'needs a draft')
  if (publishAt && publishAt <= now) return impossible('publishAt', validationMessages.inFuture)
  if (unpublishAt && kinds[kind].cannotBeDeleted)
    return impossible('unpublishAt', 'is not possible for a page that the site needs')
  if (unpublishAt && unpublishAt <= now) return impossible('unpublishAt', validationMessages.inFuture)
  const start = publishAt === undefined ? draft?.publishAt : publishAt
  const end = unpublishAt === undefined ? (published ?? draft)?.unpublishAt : unpublishAt
  if (unpublishAt && !published && !start) return impossible('unpublishAt', 'needs a time of publication')
  if (!start || !end || end > start) return undefined
  return unpublishAt
    ? impossible('unpublishAt', 'must be after the publication')
    : impossible('publishAt', 'must be before the time at which it leaves the website')
}

const daysOf = (time: string, now: string, latest: string) =>
  [time.slice(0, 10), now.slice(0, 10), latest.slice(0, 10)] as const

function takeDown(state: DocumentState, action: TakeDown & { by: string }, now: string): Outcome | Refusal {
  const { kind, draft, published } = state
  const { type, by, pagesBelow } = action
  if (type === 'withdraw' && !kinds[kind].needsConsent) return impossible('kind', 'has no consent')
  if (kinds[kind].cannotBeDeleted) return impossible('kind', 'is one that the site cannot do without')
  const isOfDraft = type === 'withdraw' || type === 'delete'
  if (action.version !== (published ?? (isOfDraft ? draft : null))?.version) return changed
  if (published && pagesBelow.length > 0)
    return impossible('id', `has pages below it: ${pagesBelow.join(', ')}`)
  const writer = writerNow(state.editing, now)
  const effects: Effect[] = [
    { type: 'endApprovals' },
    { type: 'record', action: takeDownRecords[type], by },
    { type: 'render' },
    ...tell(writer ? [writer.username] : [], by, takeDownRecords[type]),
  ]
  const after = takenDown(state, action, now)
  if (type !== 'delete') return outcome(state, { published: null, draft: after, bin: null }, effects)
  const { content, authors, lastVersion, consentWithdrawnAt, takenDown: before } = after
  const bin = {
    content: draft?.content ?? content,
    authors,
    lastVersion,
    consentWithdrawnAt,
    takenDown: before,
    at: now,
    by,
  }
  return outcome(state, { published: null, draft: null, bin }, effects)
}

const takeDownRecords = {
  takeDown: 'unpublish',
  end: 'unpublish',
  withdraw: 'withdraw',
  delete: 'delete',
} as const

/**
 * The draft that stays. It remembers what comes back when the document is put back. A scheduled publication ends too,
 * unless the document leaves at its scheduled end.
 */
function takenDown(
  { kind, draft, published }: DocumentState,
  { type, by }: TakeDown & { by: string },
  now: string,
): DraftState {
  const { unpublishAt, scheduledBy, scheduledVersion, scheduleIssues, publishAt, editors, endBy, ...rest } =
    draft ?? {
      version: 0,
      content: published?.content ?? {},
      authors: {},
      updatedAt: now,
      updatedBy: by,
    }
  const { period } = kinds[kind]
  const isOver = period && String(rest.content[period.end] ?? '') <= now
  const isScheduledVersion = scheduledVersion === undefined || scheduledVersion === rest.version
  return {
    ...rest,
    ...(type === 'end' &&
      publishAt && {
        publishAt,
        scheduledBy,
        scheduleIssues,
        scheduledVersion: isScheduledVersion ? rest.version + 1 : scheduledVersion,
      }),
    version: rest.version + 1,
    basedOn: null,
    lastVersion: published?.version ?? draft?.lastVersion ?? 0,
    takenDown: published
      ? {
          at: now,
          by,
          publishedAt: published.publishedAt,
          publishedBy: published.publishedBy,
          unpublishAt: published.unpublishAt,
          scheduledBy: published.scheduledBy,
          approved: published.approved,
        }
      : draft?.takenDown,
    ...(type === 'withdraw' && { consentWithdrawnAt: now }),
    // An alert that is taken down is over, so a later end becomes `now`.
    ...(period && { endedAt: now, content: isOver ? rest.content : { ...rest.content, [period.end]: now } }),
  }
}

function signOff(
  state: DocumentState,
  { by, version, reviewer, day }: { by: string; version: number; reviewer: string; day: string },
): Outcome | Refusal {
  const { published } = state
  if (!reviewerOf(state)) return impossible('kind', 'has no reviews')
  if (published?.version !== version) return changed
  const content = { ...published.content, lastReviewed: day, reviewedBy: reviewer, sampleReview: undefined }
  return outcome(state, { published: { ...published, content } }, [
    { type: 'record', action: 'review', by },
    { type: 'render' },
  ])
}

function restore(state: DocumentState, { by }: { by: string }): Outcome | Refusal {
  const { bin, draft, published } = state
  if (!bin || draft || published) return changed
  const { at: updatedAt, by: updatedBy, ...text } = bin
  const restored = { ...text, version: 1, basedOn: null, updatedAt, updatedBy }
  return outcome(state, { draft: restored, bin: null }, [{ type: 'record', action: 'undelete', by }])
}

/** The start first, then the end. What is refused stays due, and says why in the document and on Today. */
function due(state: DocumentState, action: Due, now: string): Outcome {
  const { draft, published } = state
  const started = isPast(draft?.publishAt, now) && draft ? startedBy(state, draft, action, now) : undefined
  if (started && !isRefusal(started)) return started
  const ended = isPast(endOf(state), now) && published ? endedBy(state, published, action, now) : undefined
  if (ended && !isRefusal(ended)) return ended
  if (!started && !ended) return nothingElse(state, action, now)
  return outcome(
    state,
    {
      draft: draft && started ? { ...draft, scheduleIssues: [...started.issues] } : draft,
      published: published && ended ? { ...published, endIssues: [...ended.issues] } : published,
    },
    [{ type: 'retry' }],
  )
}

const isPast = (time: string | undefined, now: string) => time !== undefined && time <= now

function endOf({ kind, published }: DocumentState): string | undefined {
  const { period } = kinds[kind]
  return period && published ? String(published.content[period.end]) : published?.unpublishAt
}

function startedBy(state: DocumentState, draft: DraftState, action: Due, now: string): Outcome | Refusal {
  if (!action.content) return impossible('', validationMessages.changedSince)
  if (isPast(draft.unpublishAt, now)) return impossible('', validationMessages.endedBefore)
  const { updatedBy, scheduledBy: by = updatedBy } = draft
  const publication = {
    ...action,
    ...{ type: 'publish' as const, by, version: draft.version, compared: state.published?.version },
  }
  // The member has answered the questions when scheduling. Since then nobody can have changed what was scheduled.
  const confirmed = questionsBefore(state, { by, content: action.content }, now).map(questionName)
  return publish(state, { ...publication, confirmed }, now)
}

function endedBy(
  state: DocumentState,
  published: PublishedState,
  action: Due,
  now: string,
): Outcome | Refusal {
  const { version, scheduledBy, publishedBy = '' } = published
  const by = scheduledBy ?? publishedBy
  return takeDown(state, { type: 'end', version, by, pagesBelow: action.pagesBelow }, now)
}

/** An alert that was published before its start begins, or a new draft in which nobody wrote goes after a day. */
function nothingElse(state: DocumentState, { at }: Due, now: string): Outcome {
  const { kind, draft, published } = state
  const { period } = kinds[kind]
  if (period && published?.content[period.start] === at) return outcome(state, {}, [{ type: 'render' }])
  if (published || !draft || !isEmpty(kind, draft.content)) return outcome(state, {}, [])
  const end = emptyDraftEnd(draft.updatedAt)
  return now < end
    ? outcome(state, {}, [{ type: 'wake', at: end }])
    : outcome(state, { draft: null }, [{ type: 'keep', draft }])
}

const emptyDraftEnd = (updatedAt: string): string =>
  new Date(Date.parse(updatedAt) + apiLimits.emptyDraft).toISOString()

/** True if nobody has written in the document. The fields that place a new document do not count. */
const isEmpty = (kind: DocumentKind, content: DraftContent): boolean =>
  Object.entries(content).every(([field, value]) => kinds[kind].place?.includes(field) || isBlank(value))

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined
}

const outcome = (
  state: DocumentState,
  changes: Partial<DocumentState>,
  effects: readonly Effect[],
): Outcome => ({
  state: { ...state, ...changes },
  effects,
})

const changed: Refusal = { refusal: 'changed', issues: [], questions: [] }

const impossible = (field: string, message: string): Refusal => ({
  refusal: 'impossible',
  issues: [{ path: field === '' ? [] : field.split('.'), message }],
  questions: [],
})

function tell(members: readonly string[], by: string, action: string): Effect[] {
  const to = [...new Set(members)].filter((member) => member !== by)
  return to.length > 0 ? [{ type: 'tell', to, by, action }] : []
}
