import type { StaffSession } from '#shared/entities/staff.ts'
import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { badRequest } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { auditWrite } from '../store/audit.ts'
import { freedAddress } from '../store/desk/addresses.ts'
import { binWrites } from '../store/desk/bin.ts'
import { deletedWrites } from '../store/desk/deletedDocuments.ts'
import { readDirectory } from '../store/desk/directory.ts'
import { discussedDraftEnd } from '../store/desk/discussions.ts'
import { addressOf, contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import { type DraftRecord, draftWrites, removedDraft } from '../store/desk/drafts.ts'
import { removedWrites } from '../store/desk/publishedDocument.ts'
import { earlierVersion } from '../store/desk/versions.ts'
import { nextRevision } from '../store/list.ts'
import { renderWrite } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { check, newItem } from '../store/write.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { documentKind } from './documentName.ts'
import { childrenOf } from './kinds/treatment.ts'
import { requireDocument, staleDocument } from './requireDocument.ts'

interface TakeDownRequest {
  params: { kind: string; id: string }
  session: StaffSession
  requestId: string
  store: Store
}

type Action = 'unpublish' | 'delete' | 'withdraw'

/**
 * `version` is that of the published document, or of the draft if nothing is published.
 * @throws {Problem} 400 if the site needs the document, 409 if the document has changed.
 */
export async function takeDown(
  { params, session: { username: by }, requestId, store }: TakeDownRequest,
  action: Action,
  version: number,
): Promise<void> {
  if (kinds[documentKind(params)].cannotBeDeleted)
    throw badRequest('kind', 'is one that the site cannot do without')
  const at = new Date().toISOString()
  await writeChecked(store, async () => {
    const document = await requireDocument(store, params)
    const current =
      publishedVersionOf(document) ?? (action === 'unpublish' ? undefined : document.draft?.version)
    if (current !== version) throw await staleDocument(store, params)
    return takeDownWrites(store, document, { action, by, at })
  })
  await startRenderer(requestId)
}

/** @throws {Problem} 400 for a treatment page with pages below it. */
export async function takeDownWrites(
  store: Store,
  document: StoredDocument,
  { action, by, at }: { action: Action; by: string; at: string },
): Promise<Write[]> {
  const { kind, id, published, draft } = document
  const content = published && contentOf(kind, published)
  const address = content && kinds[kind].hasChosenAddress && addressOf(document, content)
  const last: DraftRecord = draft ?? {
    kind,
    id,
    version: 0,
    updatedAt: at,
    updatedBy: by,
    content: content ?? {},
    basedOn: publishedVersionOf(document),
  }
  const lastVersion = publishedVersionOf(document) ?? draft?.lastVersion ?? 0
  return [
    ...(await requireNoPagesBelow(store, document)),
    ...(published ? [...removedWrites(document), ...earlierVersion(document)] : []),
    ...(address ? [freedAddress({ id, address })] : []),
    ...(action === 'delete'
      ? [...binWrites(last, { at, by, lastVersion }), ...draftDeleted(document)]
      : [
          ...deletedWrites({ kind, id }),
          ...draftWrites(draft, takenDown(last, { action, at, lastVersion })),
        ]),
    ...discussedDraftEnd(document),
    auditWrite({ at, by, action, subject: `${kind}/${id}` }),
    renderWrite(changesOf(document, content, undefined)),
  ]
}

async function requireNoPagesBelow(store: Store, { kind, id, published }: StoredDocument): Promise<Write[]> {
  if (!kinds[kind].hasPagesBelow || !published) return []
  const directory = await readDirectory(store, kind)
  const children = childrenOf(directory, id)
  if (children.length > 0)
    throw badRequest('id', `has pages below it: ${children.map(({ title }) => title).join(', ')}`)
  return [nextRevision(directory)]
}

const draftDeleted = ({ kind, id, draft }: StoredDocument): Write[] =>
  draft ? removedDraft(draft) : [check(keys.draft(kind, id), newItem)]

/** The draft that stays when a document is unpublished. Like a new document's draft, it is based on no version. */
function takenDown(
  draft: DraftRecord,
  { action, at, lastVersion }: { action: Action; at: string; lastVersion: number },
): DraftRecord {
  const { unpublishAt, scheduledBy, scheduledVersion, editors, ...rest } = draft
  return {
    ...rest,
    version: draft.version + 1,
    basedOn: null,
    lastVersion,
    ...(action === 'withdraw' && { consentWithdrawnAt: at }),
    ...ended(draft, at),
  }
}

/** An alert that is taken down is over, so a later end becomes `at`. */
function ended({ kind, content }: DraftRecord, at: string): Partial<DraftRecord> {
  const { period } = kinds[kind]
  if (!period) return {}
  const isEarlier = String(content[period.end] ?? '') <= at
  return { endedAt: at, content: isEarlier ? content : { ...content, [period.end]: at } }
}
