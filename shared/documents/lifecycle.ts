import { apiLimits } from '../apiLimits.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { kinds, periodOf, reviewerOf } from '../kinds/kinds.ts'
import { authorsAfter, draftChanges, unpublishedAuthors } from './changes.ts'
import {
  type ActionOf,
  type Actions,
  changed,
  type DocumentState,
  type DraftState,
  type Effect,
  type Going,
  impossible,
  isRefusal,
  type Outcome,
  outcome,
  type PublicationOf,
  type PublishedState,
  type Refusal,
} from './documentState.ts'
import { doorRefusal, isAgreed, isTaken, questionsBefore, writerNow } from './door.ts'
import { draftAfterPublication, draftAfterTakeDown } from './draftsAfter.ts'
import { emptyDraftEnd, isEmpty } from './emptyDraft.ts'
import { sameValue } from './fieldPath.ts'
import { questionName } from './questionName.ts'
import { wrongTimes } from './scheduleTimes.ts'
import { withRecords } from './textRecords.ts'

/**
 * What an action makes of a document, or why it is refused. Every endpoint, the job of each minute, the import and the
 * buttons of the editor call this function, and nothing else decides. `docs/states.md` lists all its results.
 */
export const next = <Type extends keyof Actions>(
  state: DocumentState,
  action: ActionOf<Type>,
  now: string,
): Outcome | Refusal => decisions[action.type](state, action, now)

type Decision<Type extends keyof Actions> = (
  state: DocumentState,
  action: ActionOf<Type>,
  now: string,
) => Outcome | Refusal

const decisions: { [Type in keyof Actions]: Decision<Type> } = {
  save,
  discard,
  publish,
  undo: publish,
  putBack: publish,
  image: publish,
  schedule,
  takeDown,
  end: takeDown,
  withdraw: takeDown,
  delete: takeDown,
  signOff,
  restore,
  expire,
  import: importDocument,
  due,
}

function save(state: DocumentState, action: ActionOf<'save'>, now: string): Outcome | Refusal {
  const { kind, draft, published } = state
  const { content, by, session, restored } = action
  const followsDraft = draft?.save !== undefined && action.follows?.includes(draft.save) === true
  const isLate = draft
    ? action.version !== draft.version && !followsDraft
    : action.version !== 0 || (action.basedOn ?? published?.version) !== published?.version
  if (isLate || isTaken(state.editing, { username: by, tab: action.tab }, now)) return changed
  // The same text again, such as that of a repeated save, is nobody's new text.
  if (draft && !draft.damaged && sameValue(draft.content, content))
    return outcome(state, { draft: { ...draft, save: action.id } }, [])
  const isNew = !draft && !published
  if (isNew && kinds[kind].cannotBeDeleted) return impossible('kind', 'has no new documents')
  const before = published?.content ?? {}
  const start = restored ?? draft ?? { content: before }
  const isKept =
    draft !== null &&
    !draft.damaged &&
    (action.keepsDraft || restored !== null || isSuperseded(draft, action, now))
  const editors = draft?.editors ?? []
  const after: DraftState = {
    ...draft,
    content,
    version: (draft?.version ?? state.lastDraft ?? 0) + 1,
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
function isSuperseded(draft: DraftState, { by, session }: ActionOf<'save'>, now: string): boolean {
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

function discard(state: DocumentState, { version, by }: ActionOf<'discard'>): Outcome | Refusal {
  const { draft } = state
  if (!state.published) return impossible('draft', 'is all there is of the document: delete the document')
  if (draft?.version !== version) return changed
  return outcome(state, { draft: null }, [
    ...(draft.damaged ? [] : [{ type: 'keep' as const, draft }]),
    { type: 'endApprovals' },
    { type: 'record', action: 'discard', by },
  ])
}

function publish(state: DocumentState, action: PublicationOf, now: string): Outcome | Refusal {
  const { draft, published } = state
  const { type, version, content } = action
  // A draft whose published version an import has removed is compared with nothing.
  const compared = action.compared ?? (published ? draft?.basedOn : undefined)
  const isOfDraft = type === 'publish' || type === 'putBack'
  const isCurrent = isOfDraft
    ? draft?.version === version && compared === published?.version
    : published?.version === version
  if (!isCurrent || !content) return changed
  const going = { ...action, content }
  return doorRefusal(state, going, now) ?? afterPublication(state, going, now)
}

function afterPublication(state: DocumentState, action: Going<PublicationOf>, now: string): Outcome {
  const { kind, draft, published } = state
  const { type, by } = action
  const back = type === 'putBack' ? draft?.takenDown : undefined
  const content = withRecords(state, action)
  const end = futureEnd(back?.unpublishAt ?? draft?.unpublishAt ?? endThatWasLeft(draft), now)
  const after: PublishedState = {
    content,
    // An import may have put back an earlier version than the last one in the history.
    version: Math.max(published?.version ?? 0, draft?.lastVersion ?? 0) + 1,
    publishedAt: back ? back.publishedAt : now,
    publishedBy: back ? back.publishedBy : by,
    unpublishAt: periodOf(kind, content)?.end ?? end ?? published?.unpublishAt,
    scheduledBy: end ? (back?.scheduledBy ?? draft?.endBy ?? draft?.scheduledBy) : published?.scheduledBy,
    endIssues: published?.endIssues,
    approved:
      action.approval === 'given' ||
      back?.approved ||
      (type === 'undo' && isAgreed(state, action, now)) ||
      undefined,
    replacesApproved: (published ?? draft?.takenDown)?.approved,
  }
  const told = [
    ...questionsBefore(
      state,
      { by, content: type === 'publish' ? action.content : (published?.content ?? {}) },
      now,
    )
      .filter(({ about }) => about !== 'takenDown')
      .map(({ who }) => who),
    ...(type === 'undo' && published?.publishedBy ? [published.publishedBy] : []),
  ]
  return outcome(
    state,
    { published: after, draft: draftAfterPublication(state, action, after, now), earlier: null },
    [
      { type: 'record', action: recordOf[type], by },
      { type: 'endApprovals' },
      { type: 'render' },
      ...(draft?.takenDown && end ? [{ type: 'wake' as const, at: end }] : []),
      ...tell(told, by, recordOf[type]),
    ],
  )
}

const recordOf = { publish: 'publish', undo: 'restore', putBack: 'putBack', image: 'image' } as const

/** The end of a document that was taken down before it. */
function endThatWasLeft(draft: DraftState | null): string | undefined {
  const { at = '', unpublishAt = '' } = draft?.takenDown ?? {}
  return at < unpublishAt ? unpublishAt : undefined
}

/** An end that has passed before the publication would take the document down again. */
const futureEnd = (end: string | undefined, now: string) => (end && end > now ? end : undefined)

function schedule(state: DocumentState, action: ActionOf<'schedule'>, now: string): Outcome | Refusal {
  const { draft, published } = state
  const { publishAt, unpublishAt, by, content } = action
  if (action.version !== (draft?.version ?? published?.version)) return changed
  const refusal =
    wrongTimes(state, action, now) ??
    (publishAt && content ? doorRefusal(state, { ...action, content }, now) : undefined)
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
      // A canceled time has no effect when the job looks. A refused start may be possible with another end.
      ...[
        publishAt,
        unpublishAt,
        unpublishAt !== undefined && isPast(draft?.publishAt, now) ? now : undefined,
      ].flatMap((at) => (at ? [{ type: 'wake' as const, at }] : [])),
      { type: 'record', action: 'schedule', by },
    ],
  )
}

function takeDown(
  state: DocumentState,
  action: ActionOf<'takeDown' | 'end' | 'withdraw' | 'delete'>,
  now: string,
): Outcome | Refusal {
  const { kind, draft, published } = state
  const { type, by, pagesBelow } = action
  if (type === 'withdraw' && !kinds[kind].needsConsent) return impossible('kind', 'has no consent')
  if (type === 'withdraw' && !published && draft?.consentWithdrawnAt)
    return impossible('consent', 'has been withdrawn already')
  if (kinds[kind].cannotBeDeleted) return cannotGo
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
  const after = draftAfterTakeDown(state, action, now)
  if (type !== 'delete') return outcome(state, { published: null, draft: after, bin: null }, effects)
  const { content, authors, lastVersion, consentWithdrawnAt, takenDown: before } = after
  const bin = {
    content: draft?.content ?? content,
    authors,
    lastVersion,
    consentWithdrawnAt,
    takenDown: before,
    endedAt: published ? after.endedAt : draft?.endedAt,
    at: now,
    by,
  }
  return outcome(state, { published: null, draft: null, bin }, effects)
}

const cannotGo = impossible('kind', 'is one that the site cannot do without')

const takeDownRecords = {
  takeDown: 'unpublish',
  end: 'unpublish',
  withdraw: 'withdraw',
  delete: 'delete',
} as const

function signOff(
  state: DocumentState,
  { by, version, reviewer, day }: ActionOf<'signOff'>,
): Outcome | Refusal {
  const { published } = state
  if (!reviewerOf(state)) return impossible('kind', 'has no reviews')
  if (state.draft) return impossible('', validationMessages.signOffOfDraft)
  if (published?.version !== version) return changed
  const content = { ...published.content, lastReviewed: day, reviewedBy: reviewer, sampleReview: undefined }
  return outcome(state, { published: { ...published, content } }, [
    { type: 'record', action: 'review', by },
    { type: 'render' },
  ])
}

function restore(state: DocumentState, { by }: ActionOf<'restore'>, now: string): Outcome | Refusal {
  const { bin, draft, published } = state
  if (!bin || draft || published || isPast(binEnd(bin.at), now)) return changed
  const { at: updatedAt, by: updatedBy, ...text } = bin
  const version = (state.lastDraft ?? 0) + 1
  const restored = { ...text, version, basedOn: null, updatedAt, updatedBy }
  return outcome(state, { draft: restored, bin: null }, [{ type: 'record', action: 'undelete', by }])
}

/** A document in the bin is deleted for good when its time there is over. */
function expire(state: DocumentState, _action: ActionOf<'expire'>, now: string): Outcome | Refusal {
  const { bin, draft, published } = state
  if (!bin || draft || published || !isPast(binEnd(bin.at), now)) return changed
  return outcome(state, { bin: null }, [{ type: 'forget' }])
}

/** ISO 8601. */
export const binEnd = (at: string) => new Date(Date.parse(at) + apiLimits.binRetention).toISOString()

/** The draft stays, and remembers the last version of what the import deletes. */
function importDocument(
  state: DocumentState,
  { published, isSame, consentWithdrawnAt }: ActionOf<'import'>,
  now: string,
): Outcome | Refusal {
  const { cannotBeDeleted } = kinds[state.kind]
  if (!isSame) return changed
  if (published && (state.draft?.consentWithdrawnAt ?? consentWithdrawnAt))
    return impossible('consent.date', validationMessages.consent.withdrawn)
  if (!published && cannotBeDeleted) return cannotGo
  const isRemoved = !published && state.published
  const draft = isRemoved && state.draft ? { ...state.draft, lastVersion: isRemoved.version } : state.draft
  const after = { ...state, published, draft }
  const start = (published && periodOf(state.kind, published.content)?.start) ?? ''
  const times = new Set([start > now ? start : undefined, endOf(after)])
  return outcome(after, {}, [
    { type: 'render' },
    ...[...times].flatMap((at) => (at ? [{ type: 'wake' as const, at }] : [])),
  ])
}

/** The start first, then the end. What is refused stays due, and says why in the document and on Today. */
function due(state: DocumentState, action: ActionOf<'due'>, now: string): Outcome {
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
  return published ? (periodOf(kind, published.content)?.end ?? published.unpublishAt) : undefined
}

function startedBy(
  state: DocumentState,
  draft: DraftState,
  action: ActionOf<'due'>,
  now: string,
): Outcome | Refusal {
  if (!action.content) return impossible('', validationMessages.changedSince)
  const { updatedBy, scheduledBy: by = updatedBy, publishAt = '', takenDown } = draft
  const ends = [draft.unpublishAt, state.published?.unpublishAt, takenDown?.unpublishAt]
  // An end before the start is that of an earlier publication.
  if (ends.some((end = '') => end >= publishAt && isPast(end, now)))
    return impossible('', validationMessages.endedBefore)
  const publication = {
    ...action,
    ...{ type: 'publish' as const, by, version: draft.version, compared: state.published?.version },
  }
  // The member has answered the questions when scheduling. Since then nobody can have changed what was scheduled.
  const confirmed = questionsBefore(state, { by, content: action.content }, now).map(questionName)
  const started = { ...state, draft: { ...draft, publishAt: undefined, scheduleIssues: undefined } }
  return publish(started, { ...publication, confirmed }, now)
}

function endedBy(
  state: DocumentState,
  published: PublishedState,
  action: ActionOf<'due'>,
  now: string,
): Outcome | Refusal {
  const { version, scheduledBy, publishedBy = '' } = published
  const by = scheduledBy ?? publishedBy
  return takeDown(state, { type: 'end', version, by, pagesBelow: action.pagesBelow }, now)
}

/** An alert that was published before its start begins, or a new draft in which nobody wrote goes after a day. */
function nothingElse(state: DocumentState, { at }: ActionOf<'due'>, now: string): Outcome {
  const { kind, draft, published } = state
  const { period } = kinds[kind]
  if (period && published?.content[period.start] === at) return outcome(state, {}, [{ type: 'render' }])
  if (published || !draft || !isEmpty(kind, draft.content)) return outcome(state, {}, [])
  const end = emptyDraftEnd(draft.updatedAt)
  return now < end
    ? outcome(state, {}, [{ type: 'wake', at: end }])
    : outcome(state, { draft: null }, [{ type: 'keep', draft }])
}

function tell(members: readonly string[], by: string, action: string): Effect[] {
  const to = [...new Set(members)].filter((member) => member !== by)
  return to.length > 0 ? [{ type: 'tell', to, by, action }] : []
}
