import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { runDue } from '../../../functions/desk/runDue.ts'
import { deletedWrites, findBinned } from '../../../functions/store/desk/deletedDocuments.ts'
import { contentOf, type DocumentName } from '../../../functions/store/desk/documentFacts.ts'
import { findDocument, publishedVersionOf } from '../../../functions/store/desk/documents.ts'
import { discardedDraft, savedDraft } from '../../../functions/store/desk/drafts.ts'
import { dueWrite } from '../../../functions/store/desk/due.ts'
import { scheduleWrites } from '../../../functions/store/desk/schedule.ts'
import { versionWrite } from '../../../functions/store/desk/versions.ts'
import type { Store } from '../../../functions/store/store.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'
import { type GrantContext, tableOf } from './grantContext.ts'
import { uploadImage } from './uploadImage.ts'

const past = '2020-01-01T00:00:00.000Z'
const future = '2098-01-01T00:00:00.000Z'
const by = 'a scenario'

/**
 * Makes a change of every kind of document due, the move of a treatment page with a page below it, and the end of a
 * document of every kind that can be added and the end of a document's time in the bin. The returned function throws if any of it was not done.
 */
export async function makeDocumentsDue(
  context: GrantContext,
  { changed, added }: { changed: readonly DocumentName[]; added: readonly DocumentName[] },
): Promise<() => Promise<void>> {
  const store = tableOf(context)
  await runDue(store, future, async () => undefined)
  const ended: DocumentName[] = []
  for (const like of added) ended.push(await publishCopy(context, store, like))
  const [parent] = await publishFamily(context, store, added)
  for (const name of changed) await addDraft(store, name, {})
  await addDraft(store, parent, { slug: context.newName(), heroImage: await uploadImage(context) })
  for (const name of [...changed, parent])
    await makeDue(store, name, { publishAt: past, unpublishAt: undefined })
  for (const name of ended) await makeEnded(store, name)
  const binned = await binExpired(store)
  return async () => {
    for (const name of [parent, ...changed]) {
      const draft = (await findDocument(store, name))?.draft
      // The next scenario cannot finish it: only the function looks images up.
      if (draft && name === parent) await transactAll(store, discardedDraft(draft))
      if (draft) throw new Error(`${name.id} was not published`)
    }
    if (await findBinned(store, binned)) throw new Error('The bin was not emptied')
    for (const name of ended)
      if ((await findDocument(store, name))?.published) throw new Error(`${name.id} was not unpublished`)
  }
}

async function publishCopy(
  context: GrantContext,
  store: Store,
  like: DocumentName,
  change: object = {},
): Promise<DocumentName> {
  const original = await findDocument(store, like)
  const content = original?.published ? contentOf(like.kind, original.published) : {}
  const name = { kind: like.kind, id: `copy-${context.newName()}` }
  const slug = like.kind === 'post' || like.kind === 'treatment' ? { slug: context.newName() } : {}
  const draft = { ...name, content: { ...content, ...slug, ...change }, basedOn: null, by, at: past }
  await transactAll(store, savedDraft(null, draft))
  await makeDue(store, name, { publishAt: past, unpublishAt: undefined })
  await runDue(store, future, async () => undefined)
  return name
}

/** A treatment page and a page below it. */
async function publishFamily(
  context: GrantContext,
  store: Store,
  added: readonly DocumentName[],
): Promise<[DocumentName, DocumentName]> {
  const like = added.find(({ kind }) => kind === 'treatment')
  if (!like) throw new Error('There is no treatment page')
  const parent = await publishCopy(context, store, like)
  return [parent, await publishCopy(context, store, like, { parentId: parent.id })]
}

/** A deleted post with a version, whose time in the bin is over. */
async function binExpired(store: Store): Promise<DocumentName> {
  const name = { kind: 'post', id: 'binned' } as const
  await transactAll(store, [
    versionWrite(name, { number: Date.parse(past), action: 'draft', at: past, by, content: {} }),
    ...deletedWrites({ ...name, title: '', at: past, by }, {}),
    dueWrite({ ...name, at: past }),
  ])
  return name
}

async function addDraft(store: Store, name: DocumentName, change: object): Promise<void> {
  const document = await findDocument(store, name)
  if (!document?.published || document.draft) return
  const content = { ...contentOf(name.kind, document.published), ...change }
  const draft = { ...name, content, basedOn: publishedVersionOf(document), by, at: past }
  await transactAll(store, savedDraft(null, draft))
}

async function makeDue(
  store: Store,
  name: DocumentName,
  times: { publishAt: string | undefined; unpublishAt: string | undefined },
): Promise<void> {
  const document = await findDocument(store, name)
  if (document) await transactAll(store, scheduleWrites(document, { ...times, by, at: past }))
}

/** An alert has its end among its fields; any other document has it by a schedule. */
async function makeEnded(store: Store, name: DocumentName): Promise<void> {
  const { period } = kinds[name.kind]
  if (!period) return makeDue(store, name, { publishAt: undefined, unpublishAt: past })
  await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.document(name.kind, name.id),
      UpdateExpression: 'SET #end = :end',
      ExpressionAttributeNames: { '#end': period.end },
      ExpressionAttributeValues: { ':end': past },
    }),
  )
  await transactAll(store, [dueWrite({ ...name, at: past })])
}
