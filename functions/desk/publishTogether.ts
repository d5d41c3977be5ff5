import type { Publications, PublicationsRequest } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { errorFields, log } from '../log.ts'
import { Problem, refusal } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { findDocument, type StoredDocument, stateOf } from '../store/desk/documents.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { UnreadableItem } from '../store/parseItem.ts'
import { forRequest } from '../store/repeatedRequests.ts'
import type { Store } from '../store/store.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { decide, type Plan } from './act.ts'
import { documentName } from './documentName.ts'
import { misplacedPages } from './kinds/treatment.ts'
import { factsOf } from './publication.ts'
import { currentDocument } from './requireDocument.ts'
import { takeDownPlan } from './takeDownPlan.ts'

type Chosen = PublicationsRequest['documents'][number]
type Refused = Publications['refused'][number]

/**
 * Publishes, schedules or takes down each document in its own transaction. Refuses pages with a wrong parent before any
 * write.
 */
export const handler = serveStaff(
  'POST /api/admin/publications',
  async ({ body: { documents, publishAt, takeDown }, session: { username: by }, requestId, store }) => {
    const at = new Date().toISOString()
    const misplaced = takeDown ? new Set<Chosen>() : await misplacedPages(store, documents)
    const { published, refused } = await publishInTurn(
      documents.filter((document) => !misplaced.has(document)),
      (document) => publishOrRefuse(store, document, { by, at, publishAt, takeDown }),
    )
    if (published.length > 0 && !publishAt) await startRenderer(requestId)
    return {
      published: await Promise.all(published.map((name) => currentDocument(store, name))),
      refused: [...Array.from(misplaced, (name) => refusedBy(name, wrongParent)), ...refused],
    }
  },
)

/**
 * Retries refused documents after others, since a page may need a parent, or an address that another page gives up, or
 * has pages below it that leave too.
 */
async function publishInTurn(
  documents: readonly Chosen[],
  publish: (document: Chosen) => Promise<Refused | undefined>,
): Promise<{ published: Chosen[]; refused: Refused[] }> {
  const published: Chosen[] = []
  let waiting = documents
  for (;;) {
    const refused: Refused[] = []
    for (const document of waiting) {
      const reason = await publish(document)
      if (reason) refused.push(reason)
      else published.push(document)
    }
    if (refused.length === waiting.length || refused.length === 0) return { published, refused }
    waiting = waiting.filter((document) => !published.includes(document))
  }
}

interface Way extends Pick<PublicationsRequest, 'publishAt' | 'takeDown'> {
  by: string
  at: string
}

/** Undefined if it is done. An error in one document does not stop the others. */
async function publishOrRefuse(store: Store, chosen: Chosen, way: Way): Promise<Refused | undefined> {
  const { kind, id } = chosen
  const name = { kind, id }
  try {
    const { idempotencyKey } = store
    const one = forRequest(store, `${kind}/${id}`, idempotencyKey)
    await writeChecked(one, async () => {
      const document = await findDocument(store, documentName(name))
      if (!document) throw stale
      const plan = await planOf(store, document, chosen, way)
      const before = await stateOf(store, document)
      return (await decide({ store, document, before, plan, at: way.at })).writes
    })
  } catch (error) {
    if (error instanceof Problem) return refusedBy(name, error)
    if (isUnavailable(error)) throw error
    if (error instanceof UnreadableItem) return refusedBy(name, new Problem(500, error.message))
    log('error', { ...name, ...errorFields(error) })
    return refusedBy(name, unexpected)
  }
}

async function planOf(
  store: Store,
  document: StoredDocument,
  { version, confirmed, scheduledFor }: Chosen,
  { by, at, publishAt, takeDown }: Way,
): Promise<Plan> {
  if (takeDown) return takeDownPlan(store, document, { type: 'takeDown', version, by })
  if (document.draft) requireIntact(document.draft)
  if (document.draft?.publishAt !== scheduledFor) throw stale
  const content = document.draft?.content
  const { publishable, approvalChecks, ...facts } = await factsOf({ store, document, content, by, at })
  const asked = { version, confirmed, by, ...publishable }
  return publishAt
    ? { action: { type: 'schedule', ...asked, publishAt }, writes: approvalChecks }
    : { action: { type: 'publish', ...asked }, ...facts }
}

const stale = new Problem(409, 'Somebody else has changed this document since')
const unexpected = new Problem(500, 'Something went wrong')
const wrongParent = refusal([{ path: ['parentId'], message: validationMessages.parent }])

const refusedBy = ({ kind, id }: DocumentName, { message, details }: Problem): Refused => ({
  kind,
  id,
  message,
  issues: details.issues ?? [],
  questions: details.questions,
})
