import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { seed } from '#shared/content/seed.ts'
import { DeskDocument, DocumentList, documentKinds } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, requestAsStaff, tableOf } from './grantContext.ts'

/** A document of each kind that the seed has. */
const seeded = [
  `post/${seed.posts[0]?.id}`,
  `faq/${seed.faqs[0]?.id}`,
  `review/${seed.reviews[0]?.id}`,
  `service/${seed.services[0]?.id}`,
  'treatment/how-we-help.group-therapy',
  'landing/how-we-help',
  'page/home',
]

const addedKinds = ['post', 'faq', 'review', 'service', 'treatment']

/** What there is to do for every function of the content desk. */
export const deskExercises: Record<string, Exercise> = {
  'desk/listDocuments': async (context) => {
    const { total } = DocumentList.parse(await (await requestAsStaff(context, '/api/admin/documents')).json())
    if (total === 0) throw new Error('The list has no documents')
  },
  'desk/getDocument': async (context) => {
    for (const path of seeded) await documentAt(context, path)
  },
  'desk/createDocument': async (context) => {
    for (const kind of addedKinds) await create(context, kind)
  },
  'desk/saveDraft': async (context) => {
    for (const path of seeded) {
      await discard(context, path)
      await save(context, path)
      await save(context, path)
    }
  },
  'desk/discardDraft': async (context) => {
    for (const path of seeded) {
      await save(context, path)
      await discard(context, path)
    }
  },
}

/** The next seeding lists all documents again. */
export async function forgetDirectory(context: GrantContext): Promise<void> {
  const { documents, tableName } = tableOf(context)
  for (const kind of documentKinds)
    await documents.send(new DeleteCommand({ TableName: tableName, Key: keys.directoryRevision(kind) }))
}

async function documentAt(context: GrantContext, path: string): Promise<DeskDocument> {
  const response = await requestAsStaff(context, `/api/admin/documents/${path}`)
  return DeskDocument.parse(await response.json())
}

async function create(context: GrantContext, kind: string): Promise<DeskDocument> {
  return send(context, kind, 'POST', { content: {} }, 201)
}

async function save(context: GrantContext, path: string): Promise<void> {
  const { draft, published } = await documentAt(context, path)
  const content = draft?.content ?? published?.content
  await send(context, `${path}/draft`, 'PUT', { content, version: draft?.version ?? 0 })
}

async function discard(context: GrantContext, path: string): Promise<void> {
  const { draft } = await documentAt(context, path)
  if (draft) await send(context, `${path}/draft?version=${draft.version}`, 'DELETE')
}

async function send(
  context: GrantContext,
  path: string,
  method: string,
  json?: object,
  status = 200,
): Promise<DeskDocument> {
  const response = await requestAsStaff(context, `/api/admin/documents/${path}`, {
    method,
    status,
    ...(json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
  })
  return DeskDocument.parse(await response.json())
}
