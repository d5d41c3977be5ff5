import type { ReadyQuery } from '#shared/api/queries.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import { authorsOf, draftChanges } from '#shared/documents/changes.ts'
import { type Action, isRefusal } from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import type { ReadyDocument } from '#shared/entities/documents.ts'
import { titleOf } from '#shared/kinds/kinds.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import { contentOf, type DocumentName, metadataOf } from '../store/desk/documentFacts.ts'
import { deskDocument, findDocument, type StoredDocument, stateOf } from '../store/desk/documents.ts'
import { listDocuments } from '../store/desk/listDocuments.ts'
import { snapshotOf } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import { approvalOf } from './approval.ts'
import { checkedContent } from './checkedContent.ts'
import { takeDownPlan } from './takeDownPlan.ts'

export const handler = serveStaff(
  'GET /api/admin/publications',
  async ({ query, session: { username: by }, store: table }) => {
    const store = snapshotOf(table)
    const at = new Date().toISOString()
    const { names, total } = await namesIn[query.show](store, query.search)
    const ready = await Promise.all(
      names.map((name) => readyDocument(store, name, { by, at, show: query.show })),
    )
    return { documents: ready.filter((document) => document !== null), total }
  },
)

/** The last changed document first. */
const namesIn = {
  /** Without alerts that are over. */
  async drafts(store: Store) {
    const drafts = (await directoryDrafts(store)).filter(({ endedAt }) => endedAt === undefined)
    const names = drafts.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    return { names: names.slice(0, apiLimits.publications), total: names.length }
  },
  async online(store: Store, search: string | undefined) {
    const query = { status: 'online', sort: '-updatedAt', page: 1, perPage: apiLimits.publications } as const
    const { documents: names, total } = await listDocuments(store, { ...query, search }, Date.now())
    return { names, total }
  },
}

interface Reader extends Pick<ReadyQuery, 'show'> {
  by: string
  at: string
}

async function readyDocument(
  store: Store,
  name: DocumentName,
  { by, at, show }: Reader,
): Promise<ReadyDocument | null> {
  const document = await findDocument(store, name)
  const action = document && (await actionsOn[show](store, document, { by, at }))
  if (!action) return null
  const { kind, id, draft, published } = document
  const result = next(await stateOf(store, document), action, at)
  const refusal = isRefusal(result) ? result : undefined
  const shown = published ? contentOf(kind, published) : {}
  const { content = shown, authors = {}, publishAt, scheduledBy } = draft ?? {}
  const { publishedAt, publishedBy } = published ? metadataOf(published) : {}
  return {
    kind,
    id,
    title: titleOf(kind, show === 'online' ? shown : content),
    version: action.version,
    status: deskDocument(document, Date.parse(at)).status,
    isPublished: published !== undefined,
    isOutdated: refusal?.refusal === 'changed',
    changes: draftChanges(kind, shown, content).map((path) => ({
      path: [...path],
      authors: authorsOf(authors, path),
    })),
    updatedAt: draft?.updatedAt ?? publishedAt,
    updatedBy: draft?.updatedBy ?? publishedBy,
    publishAt,
    scheduledBy,
    questions: [...(refusal?.questions ?? [])],
    issues: [...(refusal?.issues ?? [])],
  }
}

type Acting = Action & { version: number }

/** What would be done with a document of the list. Undefined if it does not belong there. */
const actionsOn = {
  async drafts(store: Store, document: StoredDocument, { by, at }: Omit<Reader, 'show'>) {
    const { draft } = document
    // The list of documents shows a damaged draft, which cannot be published.
    if (!draft || draft.damaged) return undefined
    const { content, updatedBy, version } = draft
    const { content: completed, issues } = await checkedContent({
      store,
      document,
      content,
      by: updatedBy,
      at,
    })
    const { approvalChecks, ...approval } = await approvalOf({ store, document, content, by, at })
    const asked = { content, completed, ...approval, issues, confirmed: [] }
    return { type: 'publish', by, version, ...asked } satisfies Acting
  },
  async online(store: Store, document: StoredDocument, { by }: Omit<Reader, 'show'>) {
    if (!document.published) return undefined
    const { version } = metadataOf(document.published)
    const { action } = await takeDownPlan(store, document, { type: 'takeDown', version, by })
    return { ...action, version } satisfies Acting
  },
}
