import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { seed } from '#shared/content/seed.ts'
import {
  Bin,
  DeskDocument,
  DocumentKind,
  DocumentList,
  DocumentOrder,
  Publications,
  ReadyDocuments,
} from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { addDocuments } from '../../../functions/store/addDocuments.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'
import { makeDocumentsDue } from './dueDocuments.ts'
import { ageSession, type GrantContext, tableOf } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'
import { uploadImage } from './uploadImage.ts'

/** A document of each kind that the seed has. */
const seeded = [
  `post/${seed.posts[0]?.id}`,
  `faq/${seed.faqs[0]?.id}`,
  `review/${seed.reviews[0]?.id}`,
  `service/${seed.services[0]?.id}`,
  'treatment/how-we-help.group-therapy',
  'landing/how-we-help',
  'page/home',
  'site/site',
]
const alert = 'alert/scenario'
/** A document of each kind. */
const existing = [...seeded, alert]

const orderedKinds = ['faq', 'review', 'service']
const addedKinds = ['post', 'faq', 'review', 'service', 'treatment', 'alert']

/** The scenario of every function of the content desk. */
export const deskScenarios: Record<string, GrantScenario> = {
  'desk/listDocuments': async (context) => {
    const { total } = DocumentList.parse(await (await staffRequest(context, 'documents')).json())
    if (total === 0) throw new Error('The list has no documents')
    await staffRequest(context, 'documents?status=brokenLinks')
    for (const path of existing) await save(context, path)
    await staffRequest(context, 'documents?search=treatment')
  },
  'desk/getDocument': async (context) => {
    for (const path of existing) await documentAt(context, path)
  },
  'desk/createDocument': async (context) => {
    for (const kind of addedKinds) await create(context, kind)
  },
  'desk/saveDraft': async (context) => {
    for (const path of existing) {
      await discard(context, path)
      await save(context, path)
      await save(context, path)
    }
    const { kind, id, draft } = await documentAt(context, 'page/home')
    const { content, version } = draft ?? {}
    await send(context, `${kind}/${id}/draft`, 'PUT', { content, version, unchosen: content })
  },
  'desk/discardDraft': async (context) => {
    for (const path of existing) {
      await save(context, path)
      await discard(context, path)
    }
  },
  'desk/publishDocument': async (context) => {
    for (const path of existing) await publish(context, path)
    const { path } = await publishNew(context, 'treatment')
    await movePage(context, path)
    await undo(context, `review/${seed.reviews[0]?.id}`)
  },
  'desk/publishTogether': async (context) => {
    for (const path of existing) await discard(context, path)
    for (const path of existing) await save(context, path)
    const slug = context.newName()
    for (const path of existing.filter((path) => path.startsWith('post'))) await rename(context, path, slug)
    await publishTogether(context, existing)
    const { path } = await publishNew(context, 'treatment')
    await movePage(context, path, (page) => publishTogether(context, [page]))
    await publishNew(context, 'faq', (page) => publishTogether(context, [page]))
  },
  'desk/unpublishDocument': async (context) => {
    for (const kind of addedKinds) {
      const { path, version } = await publishNew(context, kind)
      // Half of them wait as drafts, too.
      if (addedKinds.indexOf(kind) % 2) await save(context, path)
      await send(context, `${path}/unpublish`, 'POST', { version })
    }
  },
  'desk/withdrawConsent': async (context) => {
    const { path, version } = await publishNew(context, 'review')
    await send(context, `${path}/withdraw`, 'POST', { version })
    const second = await publishNew(context, 'review')
    await save(context, second.path)
    await send(context, `${second.path}/withdraw`, 'POST', { version: second.version })
  },
  'desk/deleteDocument': async (context) => {
    for (const kind of addedKinds) {
      const { path, version } = await publishNew(context, kind)
      await remove(context, path, version)
      const draft = await create(context, kind)
      await remove(context, `${kind}/${draft.id}`, 1)
    }
  },
  'desk/listBin': async (context) => {
    const { path, version } = await publishNew(context, 'post')
    await remove(context, path, version)
    const { documents } = Bin.parse(await (await staffRequest(context, 'bin')).json())
    if (!documents.some(({ kind, id }) => `${kind}/${id}` === path)) throw new Error('The bin lacks a post')
  },
  'desk/restoreDocument': async (context) => {
    for (const kind of addedKinds) {
      const { path, version } = await publishNew(context, kind)
      await remove(context, path, version)
      await staffRequest(context, `bin/${path}/restore`, { method: 'POST' })
    }
  },
  'desk/scheduleDocument': async (context) => {
    const publishAt = '2099-01-01T00:00:00.000Z'
    for (const path of seeded) {
      await discard(context, path)
      if (!/^(page|landing|site)/.test(path)) await schedule(context, path, { unpublishAt: publishAt })
      if (!/^(page|landing|site)/.test(path)) await schedule(context, path, { unpublishAt: null })
      await save(context, path)
      await schedule(context, path, { publishAt })
      await discard(context, path)
    }
    // Refused, since an alert has its start and its end among its fields.
    const { draft, published } = await documentAt(context, alert)
    await staffRequest(context, `documents/${alert}/schedule`, {
      ...jsonRequest('PUT', { version: draft?.version ?? published?.version, publishAt }),
      status: 400,
    })
  },
  'desk/signOffDocument': async (context) => {
    for (const path of [...existing.filter((path) => /^(treatment|landing)/.test(path)), 'page/es']) {
      const { published } = await documentAt(context, path)
      await send(context, `${path}/review`, 'PUT', { version: published?.version, reviewer: 'Jane Roe, MD' })
    }
  },
  'desk/listReady': async (context) => {
    for (const path of seeded) await save(context, path)
    const response = await staffRequest(context, 'publications')
    const { documents } = ReadyDocuments.parse(await response.json())
    if (documents.length < seeded.length) throw new Error('The list lacks drafts')
    for (const path of seeded) await discard(context, path)
  },
  'desk/getOrder': async (context) => {
    for (const kind of orderedKinds) await idsInOrder(context, kind)
  },
  'desk/orderDocuments': async (context) => {
    for (const kind of orderedKinds) {
      const before = await idsInOrder(context, kind)
      await staffRequest(context, `order/${kind}`, {
        ...jsonRequest('PUT', { ids: before.toReversed(), before }),
        status: 204,
      })
    }
  },
  'desk/listLinks': async (context) => {
    for (const path of existing) await staffRequest(context, `documents/${path}/links`)
  },
  'desk/listVersions': async (context) => {
    await staffRequest(context, `documents/${seeded[0]}/versions`)
  },
  'desk/announcePresence': async (context) => {
    for (const path of seeded) await staffRequest(context, `documents/${path}/presence`, { method: 'PUT' })
  },
  'desk/getVersion': async (context) => {
    const { published } = await publish(context, 'page/faq')
    await staffRequest(context, `documents/page/faq/versions/${published?.version}`)
  },
}

/** Makes documents of every kind due, runs the function that publishes them, and requires that it has. */
export async function publishWhatIsDue(context: GrantContext, run: () => Promise<unknown>): Promise<void> {
  const names = existing.map((path) => {
    const [kind = '', id = ''] = path.split('/')
    return { kind: DocumentKind.parse(kind), id }
  })
  const added = names.filter(({ kind }) => addedKinds.includes(kind))
  const requireDone = await makeDocumentsDue(context, { changed: names, added })
  await run()
  await requireDone()
}

/** The seed has no alert. */
export async function putAlert(context: GrantContext): Promise<void> {
  const id = alert.slice(alert.indexOf('/') + 1)
  const content = {
    id,
    ...{ message: 'A scenario', level: 'information' },
    ...{ startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2999-01-01T00:00:00.000Z' },
  }
  await addDocuments(tableOf(context), 'alert', [[id, content]])
}

/** What staff have not published is seeded again, and missing addresses are added. */
export async function forgetSeeded(context: GrantContext): Promise<void> {
  const { documents, tableName } = tableOf(context)
  for (const Key of [keys.document('site', 'site'), keys.address('/how-we-help/group-therapy')])
    await documents.send(new DeleteCommand({ TableName: tableName, Key }))
}

async function documentAt(context: GrantContext, path: string): Promise<DeskDocument> {
  const response = await staffRequest(context, `documents/${path}`)
  return DeskDocument.parse(await response.json())
}

async function create(context: GrantContext, kind: string): Promise<DeskDocument> {
  return send(context, kind, 'POST', { content: {} }, 201)
}

export async function save(context: GrantContext, path: string): Promise<DeskDocument> {
  const { draft, published } = await documentAt(context, path)
  const content = draft?.content ?? published?.content
  return send(context, `${path}/draft`, 'PUT', { content, version: draft?.version ?? 0 })
}

export async function discard(context: GrantContext, path: string): Promise<void> {
  const { draft } = await documentAt(context, path)
  if (draft) await send(context, `${path}/draft?version=${draft.version}`, 'DELETE')
}

async function publish(context: GrantContext, path: string): Promise<DeskDocument> {
  const { draft } = await save(context, path)
  return send(context, `${path}/publish`, 'POST', { version: draft?.version })
}

async function undo(context: GrantContext, path: string): Promise<void> {
  const { published } = await publish(context, path)
  const version = published?.version ?? 0
  await send(context, `${path}/publish`, 'POST', { version, restore: version - 1 })
}

/** A document of the kind that is published under a name of its own. */
async function publishNew(
  context: GrantContext,
  kind: string,
  publishIt = (path: string): Promise<unknown> => send(context, `${path}/publish`, 'POST', { version: 1 }),
): Promise<{ path: string; version: number }> {
  const { published: like } = await documentAt(context, existing.find((path) => path.startsWith(kind)) ?? '')
  const content = {
    ...like?.content,
    ...(kind === 'post' || kind === 'treatment' ? { slug: context.newName() } : {}),
    ...(kind === 'treatment' && { heroImage: await uploadImage(context) }),
  }
  const { id } = await send(context, kind, 'POST', { content }, 201)
  const path = `${kind}/${id}`
  await publishIt(path)
  const { published } = await documentAt(context, path)
  return { path, version: published?.version ?? 0 }
}

/** A page below it moves too, and its second address replaces the first in the table of redirects. */
async function movePage(
  context: GrantContext,
  path: string,
  publishIt: (path: string) => Promise<unknown> = (page) => publish(context, page),
): Promise<void> {
  const below = await create(context, 'treatment')
  const { published } = await documentAt(context, path)
  const { draft } = await documentAt(context, `treatment/${below.id}`)
  await send(context, `treatment/${below.id}/draft`, 'PUT', {
    content: { ...published?.content, slug: context.newName(), parentId: published && path.split('/')[1] },
    version: draft?.version,
  })
  await publishIt(`treatment/${below.id}`)
  await rename(context, path, context.newName())
  await publishIt(path)
}

async function rename(context: GrantContext, path: string, slug: string): Promise<void> {
  const { draft, published } = await documentAt(context, path)
  const content = { ...published?.content, ...draft?.content, slug }
  await send(context, `${path}/draft`, 'PUT', { content, version: draft?.version ?? 0 })
}

async function publishTogether(context: GrantContext, paths: readonly string[]): Promise<void> {
  const documents = await Promise.all(
    paths.map(async (path) => {
      const { kind, id, draft } = await documentAt(context, path)
      return { kind, id, version: draft?.version }
    }),
  )
  const response = await staffRequest(context, 'publications', jsonRequest('POST', { documents }))
  const { refused } = Publications.parse(await response.json())
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`)
}

async function schedule(context: GrantContext, path: string, times: object): Promise<void> {
  const { draft, published } = await documentAt(context, path)
  const version = draft?.version ?? published?.version
  await send(context, `${path}/schedule`, 'PUT', { version, ...times })
}

async function remove(context: GrantContext, path: string, version: number): Promise<void> {
  await staffRequest(context, `documents/${path}?version=${version}`, {
    method: 'DELETE',
    status: 204,
  })
}

async function send(
  context: GrantContext,
  path: string,
  method: string,
  json?: object,
  status = 200,
): Promise<DeskDocument> {
  const response = await staffRequest(context, `documents/${path}`, {
    method,
    status,
    ...(json && jsonRequest(method, json)),
  })
  return DeskDocument.parse(await response.json())
}

/** Nothing of the staff area is cached, so that no cache has to be cleared. */
async function staffRequest(
  context: GrantContext,
  path: string,
  { status = 200, headers, ...options }: RequestInit & { status?: number } = {},
): Promise<Response> {
  const { system, cookie } = context
  await ageSession(context)
  const response = await fetch(`${system.address}/api/admin/${path}`, {
    ...options,
    headers: { ...sameOriginHeaders, cookie, ...headers },
  })
  if (response.status !== status)
    throw new Error(`${path} responds ${response.status}: ${await response.text()}`)
  return response
}

const jsonRequest = (method: string, json: object) => ({
  method,
  body: JSON.stringify(json),
  headers: { 'content-type': 'application/json' },
})

async function idsInOrder(context: GrantContext, kind: string): Promise<string[]> {
  const response = await staffRequest(context, `order/${kind}`)
  return DocumentOrder.parse(await response.json()).documents.map(({ id }) => id)
}
