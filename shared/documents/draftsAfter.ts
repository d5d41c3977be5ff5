import type { DocumentKind } from '../entities/documents.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { kinds } from '../kinds/kinds.ts'
import { textOf } from '../text/textOf.ts'
import { draftChanges, unpublishedAuthors } from './changes.ts'
import type {
  ActionOf,
  DocumentState,
  DraftState,
  Going,
  PublicationOf,
  PublishedState,
} from './documentState.ts'
import type { FieldPath } from './fieldPath.ts'

/** Only changes that were not published stay a draft, and an image leaves the draft as it is. */
export function draftAfterPublication(
  { kind, draft }: DocumentState,
  { type, content }: Going<PublicationOf>,
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
  const isScheduled = publishAt !== undefined
  const staysScheduled = isScheduled && publishAt > now && isScheduledVersion
  const added = Object.entries(published).filter(([field]) => content[field] === undefined)
  return {
    ...rest,
    version,
    basedOn,
    content: { ...Object.fromEntries(added), ...draft.content },
    authors: unpublishedAuthors(draft.authors ?? {}, left),
    // A schedule stays only if nobody has changed the draft since.
    ...(staysScheduled && { publishAt, scheduledVersion: version }),
    ...(isScheduled &&
      !staysScheduled && { scheduleIssues: [{ path: [], message: validationMessages.publishedSince }] }),
  }
}

const isEnd = (kind: DocumentKind, [field]: FieldPath) => field === kinds[kind].period?.end

/**
 * The draft that stays. It remembers what comes back when the document is put back. A scheduled publication ends too,
 * unless the document leaves at its scheduled end.
 */
export function draftAfterTakeDown(
  { kind, draft, published, lastDraft = 0 }: DocumentState,
  { type, by }: ActionOf<'takeDown' | 'end' | 'withdraw' | 'delete'>,
  now: string,
): DraftState {
  const { unpublishAt, scheduledBy, scheduledVersion, scheduleIssues, publishAt, editors, endBy, ...rest } =
    draft ?? {
      version: lastDraft,
      content: published?.content ?? {},
      authors: {},
      updatedAt: now,
      updatedBy: by,
    }
  const { period } = kinds[kind]
  const isOver = period && textOf(rest.content[period.end]) <= now
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
