import { apiLimits } from '#shared/apiLimits.ts'
import { authorsOf, draftChanges } from '#shared/documents/changes.ts'
import { isRefusal } from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import type { ReadyDocument } from '#shared/entities/documents.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import { contentOf, type DocumentName, titleOf } from '../store/desk/documentFacts.ts'
import { findDocument, stateOf } from '../store/desk/documents.ts'
import type { Store } from '../store/store.ts'
import { approvalOf } from './approval.ts'
import { checkedContent } from './checkedContent.ts'

export const handler = serveStaff(
  'GET /api/admin/publications',
  async ({ session: { username: by }, store }) => {
    const at = new Date().toISOString()
    const names = await namesOfDrafts(store)
    const listed = names.slice(0, apiLimits.publications)
    const ready = await Promise.all(listed.map((name) => readyDocument(store, name, { by, at })))
    return { documents: ready.filter((document) => document !== null), total: names.length }
  },
)

/** The last changed draft first, without alerts that are over. */
async function namesOfDrafts(store: Store): Promise<DocumentName[]> {
  const drafts = (await directoryDrafts(store)).filter(({ endedAt }) => endedAt === undefined)
  return drafts.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}

async function readyDocument(
  store: Store,
  name: DocumentName,
  { by, at }: { by: string; at: string },
): Promise<ReadyDocument | null> {
  const document = await findDocument(store, name)
  // The list of documents shows a damaged draft, which cannot be published.
  if (!document?.draft || document.draft.damaged) return null
  const { kind, id, draft, published } = document
  const { content, updatedBy } = draft
  const { content: completed, issues } = await checkedContent({ store, document, content, by: updatedBy, at })
  const { approval } = await approvalOf({ store, document, content, by, at })
  const result = next(
    await stateOf(store, document),
    {
      ...{ type: 'publish', by, version: draft.version, content, completed },
      ...{ approval, issues, confirmed: [] },
    },
    at,
  )
  const refusal = isRefusal(result) ? result : undefined
  return {
    kind,
    id,
    title: titleOf(kind, draft.content),
    version: draft.version,
    isPublished: published !== undefined,
    isOutdated: refusal?.refusal === 'changed',
    changes: draftChanges(kind, published ? contentOf(kind, published) : {}, content).map((path) => ({
      path: [...path],
      authors: authorsOf(draft.authors ?? {}, path),
    })),
    updatedAt: draft.updatedAt,
    updatedBy: draft.updatedBy,
    publishAt: draft.publishAt,
    questions: [...(refusal?.questions ?? [])],
    issues: [...(refusal?.issues ?? [])],
  }
}
