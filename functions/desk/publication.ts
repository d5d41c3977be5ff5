import { draftChanges, isSignedText, unpublishedAuthors } from '#shared/documents/changes.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { reviewerOf } from '#shared/kinds/kinds.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { isStored } from '../media/mediaStore.ts'
import { badRequest, refusal } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { moveWrites } from '../store/desk/addresses.ts'
import { discussedDraftEnd } from '../store/desk/discussions.ts'
import { contentOf, metadataOf, periodOf } from '../store/desk/documentFacts.ts'
import { type DraftRecord, draftWrites, removedDraft, requireIntact } from '../store/desk/drafts.ts'
import { publishedWrites } from '../store/desk/publishedDocument.ts'
import { usedImages } from '../store/desk/usedImages.ts'
import { earlierVersion, versionWrite } from '../store/desk/versions.ts'
import { withDocumentLinks } from '../store/documentLinks.ts'
import { itemOf } from '../store/items.ts'
import { renderWrite } from '../store/renderRequest.ts'
import type { Item } from '../store/store.ts'
import { maxWrites, type Write } from '../store/transact.ts'
import { check, newItem } from '../store/write.ts'
import { requireApproval } from './approval.ts'
import type { Completion } from './kinds/completion.ts'
import { publishableContent } from './publishableContent.ts'

/** The action `image` publishes only a new main image. A draft stays unpublished, and gets the new image too. */
export type Publication = Completion & {
  action: 'publish' | 'restore' | 'image'
  /** The complete draft, if only some of its fields are published. An approval covers the complete draft. */
  fullDraft?: DraftContent
}

/** All writes of a publication. @throws {Problem} 400 if the content cannot be published. */
export async function publicationWrites(publication: Publication): Promise<Write[]> {
  const { store, document, action, by, at } = publication
  const { kind, id, published, draft } = document
  if (draft && action !== 'restore') requireIntact(draft)
  await requireApproval(publication)
  const { moves, writes, changes, ...publishable } = await publishableContent(publication)
  // Replaces paths by document links again, for linked documents that were published after the draft was saved.
  const content = await withDocumentLinks(store, kind, publishable.content)
  await requireStoredImages(content)
  const item = publishedItem(publication, content)
  const after = contentOf(kind, item)
  const moved = await moveWrites(store, moves, { by, at })
  return requireOneTransaction([
    ...discussedDraftEnd(document),
    ...writes,
    ...publishedWrites(document, item),
    ...moved.writes,
    ...earlierVersion(document),
    versionWrite(document, {
      number: item.version,
      at,
      by,
      content: after,
      action: action === 'restore' ? 'restored' : 'published',
    }),
    ...draftAfter(publication, item),
    auditWrite({ at, by, action, subject: `${kind}/${id}` }),
    renderWrite([
      ...changesOf(document, published && contentOf(kind, published), after),
      ...changes,
      ...moved.changes,
    ]),
  ])
}

function publishedItem(publication: Publication, content: DraftContent) {
  const { document, by, at } = publication
  const { kind, id, draft, published } = document
  const metadata = published && metadataOf(published)
  const version = (metadata?.version ?? draft?.lastVersion ?? 0) + 1
  const item = itemOf(document, {
    ...content,
    // A landing page is found by its category, so its stored `id` may be another one, which has to stay.
    id: typeof published?.id === 'string' ? published.id : id,
    // The first publication of a document with a creation time is not an update.
    ...(content.createdAt && !published ? {} : { updatedAt: at }),
    ...(reviewerOf({ kind, id }) ? signOffOf(publication, content) : {}),
    version,
  })
  return {
    ...item,
    version,
    storedVersion: version,
    publishedAt: at,
    publishedBy: by,
    unpublishAt: periodOf(kind, content)?.end ?? draft?.unpublishAt ?? metadata?.unpublishAt,
    scheduledBy: draft?.unpublishAt === undefined ? metadata?.scheduledBy : draft.scheduledBy,
  }
}

/** A sign-off covers one text, so a change of the text removes it. A restored version has its own sign-off. */
function signOffOf(
  { document: { kind, published }, action, content: given }: Publication,
  content: DraftContent,
) {
  const before = published ? contentOf(kind, published) : {}
  const isRestored = action === 'restore'
  const { lastReviewed, reviewedBy, sampleReview } = isRestored ? given : before
  return isRestored || sampleReview || isSignedText(kind, before, content)
    ? { lastReviewed, reviewedBy, sampleReview }
    : { lastReviewed: undefined, reviewedBy: undefined, sampleReview }
}

/** A publication deletes the draft, unless the draft has other changes or only an image is published. */
function draftAfter(publication: Publication, item: Item & { version: number }): Write[] {
  const { action, content, document } = publication
  const { kind, id, draft } = document
  if (!draft) return [check(keys.draft(kind, id), newItem)]
  // An earlier version takes the place of a damaged draft.
  if (draft.damaged) return removedDraft(draft)
  if (action === 'image') return draftWrites(draft, withImage(draft, item))
  return draftChanges(kind, content, draft.content).length === 0
    ? removedDraft(draft)
    : draftWrites(draft, remainingDraft(publication, draft, item))
}

/** The draft with its unpublished changes. Its schedule stays only if nobody has changed the draft since scheduling. */
function remainingDraft(
  { content: published, document: { kind }, at }: Publication,
  draft: DraftRecord,
  item: Item & { version: number },
): DraftRecord {
  const { publishAt, unpublishAt, scheduledVersion, ...rest } = draft
  const version = draft.version + 1
  const after = contentOf(kind, item)
  // A publication adds fields to the content, such as the time of the first publication.
  const added = Object.keys(after).filter((field) => published[field] === undefined)
  const isScheduled = publishAt !== undefined && publishAt > at
  const isScheduledVersion = scheduledVersion === draft.version
  return {
    ...rest,
    version,
    basedOn: item.version,
    content: { ...Object.fromEntries(added.map((field) => [field, after[field]])), ...draft.content },
    authors: unpublishedAuthors(draft.authors ?? {}, draftChanges(kind, published, draft.content)),
    ...(isScheduled && isScheduledVersion && { publishAt, scheduledVersion: version }),
    ...(isScheduled &&
      !isScheduledVersion && { scheduleIssues: [{ path: [], message: validationMessages.publishedSince }] }),
  }
}

function withImage(draft: DraftRecord, item: Item & { version: number }): DraftRecord {
  const { image1, image1Alt, image1Sources } = item
  const version = draft.version + 1
  return {
    ...draft,
    version,
    content: { ...draft.content, image1, image1Alt, image1Sources },
    ...(draft.scheduledVersion === draft.version && { scheduledVersion: version }),
    // A draft based on an older version still conflicts when it is published.
    basedOn: draft.basedOn === item.version - 1 ? item.version : draft.basedOn,
  }
}

/** A scheduled publication needs one more write, which deletes its due entry. */
const maxPublicationWrites = maxWrites - 1

/** @throws {Problem} 400 for more writes than fit into one transaction. */
function requireOneTransaction(writes: Write[]): Write[] {
  if (writes.length <= maxPublicationWrites) return writes
  throw badRequest('slug', validationMessages.tooManyChanges(writes.length, maxPublicationWrites))
}

/** @throws {Problem} 400 if the file of an uploaded image is missing. */
async function requireStoredImages(content: DraftContent): Promise<void> {
  const missing: string[] = []
  await forEachConcurrently(usedImages(content), async ({ src }) => {
    if (!(await isStored(src))) missing.push(src)
  })
  const issues = missing.map((src) => {
    const field = Object.keys(content).find((name) => JSON.stringify(content[name])?.includes(src)) ?? ''
    return { path: [field], message: validationMessages.missingImage(src) }
  })
  if (issues.length > 0) throw refusal(issues)
}
