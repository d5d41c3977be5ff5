import { authorsOf, draftChanges, isSignedText, overlap } from '#shared/documents/changes.ts'
import { type FieldPath, pathName } from '#shared/documents/fieldPath.ts'
import type { DeskDocument, DocumentKind, DraftAuthor } from '#shared/entities/documents.ts'
import { weekdayAndTime } from '../../../ui/clinicTime.ts'
import { deskKinds } from '../../kinds/deskKinds.ts'

export interface Change {
  path: FieldPath
  /** Empty if nobody edited the field, and the draft has the field's value from before the last publication. */
  authors: readonly DraftAuthor[]
}

export function unpublishedChanges({ kind, draft, published }: DeskDocument): Change[] {
  if (!draft) return []
  const { authors, updatedBy: by, updatedAt: at } = draft
  return draftChanges(kind, published?.content ?? {}, draft.content).map((path) => ({
    path,
    authors: authors ? authorsOf(authors, path) : [{ by, at }],
  }))
}

/** A tab of the Clinic screen publishes only the fields that it shows. */
export const isOnTab = (kind: DocumentKind, path: FieldPath, tab: string | undefined): boolean => {
  if (tab === undefined) return true
  const tabs = deskKinds[kind].groups
    .filter(({ fields }) => fields.some((field) => overlap(pathName(field.path), pathName(path))))
    .map((group) => group.tab)
  return tabs.length === 0 || tabs.some((name) => name === tab)
}

export const isOnlyOf = (member: string | undefined, { authors }: Change): boolean =>
  authors.length > 0 && authors.every(({ by }) => by === member)

/** A list such as `ruth (Tue, Nov 24, 2:05 PM) and you`. */
export function writtenBy({ authors }: Pick<Change, 'authors'>, member: string | undefined): string {
  const names = authors.map(({ by, at }) => `${by === member ? 'you' : by} (${weekdayAndTime(at)})`)
  return names.length === 0 ? 'as it was before the last publication' : names.join(' and ')
}

/** True if a publication of this draft ends the sign-off of the published text. */
export function endsSignOff({ kind, draft, published }: DeskDocument): boolean {
  const { lastReviewed, sampleReview } = published?.content ?? {}
  return (
    !!lastReviewed && !sampleReview && !!draft && !isSignedText(kind, published?.content ?? {}, draft.content)
  )
}
