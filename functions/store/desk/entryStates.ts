import type { DocumentQuery } from '#shared/api/queries.ts'
import { endsSoon, isYearOld } from '#shared/documents/signOff.ts'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { localDay } from '#shared/hours/localDay.ts'
import type { Reviewer } from '#shared/kinds/kind.ts'
import { kinds, readersOf } from '#shared/kinds/kinds.ts'
import type { Store } from '../store.ts'
import type { DirectoryRow } from './directoryRows.ts'
import { documentContents } from './documentContents.ts'
import { failedDue } from './due.ts'
import type { Entry } from './entries.ts'
import { publishedPaths } from './publishedPaths.ts'
import { redirects } from './redirects.ts'
import { nameOf } from './textSearch.ts'

type EntryTest = (entry: Entry) => boolean

export async function stateTest(
  store: Store,
  status: DocumentQuery['status'],
  now: number,
  entries: readonly Entry[],
): Promise<EntryTest> {
  switch (status) {
    case undefined:
      return () => true
    case 'clinician':
    case 'lawyer':
    case 'translator':
      return needsSignOff(status, localDay(new Date(now)))
    case 'brokenLinks': {
      const paths = await servedPaths(store)
      return ({ row }) => row?.links?.some((link) => link.startsWith('/') && !paths.has(link)) ?? false
    }
    case 'inForce': {
      const at = new Date(now).toISOString()
      return ({ row: { startsAt, unpublishAt } = {} }) =>
        startsAt !== undefined && startsAt <= at && (unpublishAt === undefined || at < unpublishAt)
    }
    case 'missed': {
      const failed = new Set((await failedDue(store)).map(nameOf))
      return ({ summary, draft, row }) =>
        draft?.isMissed === true || row?.isMissed === true || failed.has(nameOf(summary))
    }
    case 'damaged': {
      const contents = await documentContents(
        store,
        entries.map(({ summary }) => summary),
      )
      return ({ summary }) => summary.isDamaged || contents.get(nameOf(summary))?.isDamaged === true
    }
    case 'approval':
      return ({ summary }) => summary.approval !== undefined
    case 'comments':
      return ({ summary }) => summary.openComments !== undefined
    case 'online':
      return ({ row }) => row !== undefined
    case 'sample':
      return ({ row }) => row?.isSample === true
    default:
      return ({ summary }) => summary.status === status
  }
}

const needsSignOff =
  (reader: Reviewer, today: string): EntryTest =>
  ({ row, summary }) =>
    row !== undefined &&
    readersOf(summary).includes(reader) &&
    (isYearOld(row.lastReviewed, today) || endsSoon(row.validUntil, today) || isChangedSince(summary, row))

/** A publication ends a sign-off that is not clinical. `updatedBy` is unset if a sign-off followed the publication. */
const isChangedSince = ({ kind }: DocumentSummary, { updatedBy }: DirectoryRow) =>
  !kinds[kind].hasClinicalSignOff && updatedBy !== undefined

async function servedPaths(store: Store): Promise<Set<string>> {
  const [paths, moved] = await Promise.all([publishedPaths(store), redirects(store)])
  return new Set([...paths, ...moved.filter(({ to }) => paths.has(to)).map(({ from }) => from)])
}
