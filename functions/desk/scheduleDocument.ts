import { validationMessages } from '#shared/entities/validationMessages.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest, type Problem } from '../problem.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { type ScheduledTimes, scheduleWrites } from '../store/desk/schedule.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { requireApproval } from './approval.ts'
import { publishableContent } from './publishableContent.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/schedule',
  async ({ params, body: { version, ...times }, session: { username: by }, store }) => {
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { draft } = document
      if (version !== (draft?.version ?? publishedVersionOf(document)))
        throw await staleDocument(store, params)
      if (draft) requireIntact(draft)
      const problem = problemOf(document, times, at)
      if (problem) throw problem
      // Content that cannot be published now could not be published later either.
      if (times.publishAt && draft) {
        const { content } = draft
        await requireApproval({ store, document, content, by })
        await publishableContent({ store, document, content, by, at })
      }
      return scheduleWrites(document, { ...times, by, at })
    })
    return currentDocument(store, params)
  },
)

/** Milliseconds: two years. */
const longestSchedule = 2 * 365 * 24 * 60 * 60 * 1_000

function problemOf(
  { kind, draft, published }: StoredDocument,
  { publishAt, unpublishAt }: ScheduledTimes,
  now: string,
): Problem | undefined {
  const latest = new Date(Date.parse(now) + longestSchedule).toISOString()
  for (const [name, time] of Object.entries({ publishAt, unpublishAt }))
    if (time && time > latest)
      return badRequest(
        name,
        validationMessages.dateRange(time.slice(0, 10), now.slice(0, 10), latest.slice(0, 10)),
      )
  if (kinds[kind].period) return badRequest('publishAt', 'is not needed: an alert has its own start and end')
  if (publishAt && !draft) return badRequest('publishAt', 'needs a draft')
  if (publishAt && publishAt <= now) return badRequest('publishAt', 'must be in the future')
  if (!unpublishAt) return undefined
  if (kinds[kind].cannotBeDeleted)
    return badRequest('unpublishAt', 'is not possible for a page that the site needs')
  if (unpublishAt <= now) return badRequest('unpublishAt', 'must be in the future')
  // Undefined keeps the stored time, and null removes the stored time.
  const begin = publishAt === undefined ? draft?.publishAt : publishAt
  if (!published && !begin) return badRequest('unpublishAt', 'needs a time of publication')
  return begin && unpublishAt <= begin
    ? badRequest('unpublishAt', 'must be after the publication')
    : undefined
}
