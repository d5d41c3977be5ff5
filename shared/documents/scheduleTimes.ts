import { apiLimits } from '../apiLimits.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { kinds } from '../kinds/kinds.ts'
import { type ActionOf, type DocumentState, impossible, type Refusal } from './documentState.ts'

export function wrongTimes(
  { kind, draft, published }: DocumentState,
  { publishAt, unpublishAt }: ActionOf<'schedule'>,
  now: string,
): Refusal | undefined {
  const latest = new Date(Date.parse(now) + apiLimits.longestSchedule).toISOString()
  const far = Object.entries({ publishAt, unpublishAt }).find(([, time]) => time && time > latest)
  if (far) return impossible(far[0], validationMessages.dateRange(...daysOf(far[1] ?? '', now, latest)))
  if (kinds[kind].period)
    return impossible(
      publishAt ? 'publishAt' : 'unpublishAt',
      'is not needed: an alert has its own start and end',
    )
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
