import type { Publications } from '#shared/entities/documents.ts'
import { Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { findDocument, publishedVersionOf } from '../store/desk/documents.ts'
import { isRunning } from '../store/desk/operations.ts'
import type { Store } from '../store/store.ts'
import { documentName } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { runOperations } from './runOperations.ts'
import { startPublication } from './startPublication.ts'

export const handler = serveStaff(
  'POST /api/admin/publications',
  async ({ body: { documents }, session, requestId, store }) => {
    const refused: Publications['refused'] = []
    const started: DocumentName[] = []
    const at = new Date().toISOString()
    for (const { kind, id, version } of documents) {
      const reason = await refusal(store, { kind, id }, { version, by: session.username, at })
      if (!reason) started.push({ kind, id })
      else refused.push({ kind, id, ...reason })
    }
    const canceled = await runOperations(store, started, renderingOf(store, requestId))
    refused.push(...canceled.map(({ kind, id }) => ({ kind, id, ...stale })))
    const published = started.filter((name) => !canceled.includes(name))
    return {
      published: await Promise.all(published.map(async (name) => currentDocument(store, name))),
      refused,
    }
  },
)

const stale = { message: 'Somebody else has changed this document since', issues: [] }

/** Why a document is not published; undefined once its publication has started. */
async function refusal(
  store: Store,
  name: DocumentName,
  { version, by, at }: { version: number; by: string; at: string },
): Promise<Pick<Publications['refused'][number], 'message' | 'issues'> | undefined> {
  try {
    const document = await findDocument(store, documentName(name))
    if (document?.draft?.version !== version || isRunning(document)) return stale
    const { draft } = document
    if (draft.basedOn !== publishedVersionOf(document)) return stale
    const publication = { action: 'publish', content: draft.content, by, at } as const
    return (await startPublication(store, document, publication)) ? undefined : stale
  } catch (error) {
    // What is wrong with one document does not keep the others from being published.
    if (error instanceof Problem) return { message: error.message, issues: error.details.issues ?? [] }
    throw error
  }
}
