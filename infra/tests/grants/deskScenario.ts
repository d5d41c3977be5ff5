import { seed } from '#shared/content/seed.ts'
import { keys } from '#shared/keys.ts'
import { dueWrite } from '../../../functions/store/desk/due.ts'
import { updateItem } from '../../../functions/store/write.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'
import { webp } from '../../../functions/testing/webp.ts'
import { seedContent } from '../../testing/seedContent.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { type GrantContext, send, tableOf } from './grantContext.ts'

const post = `post/${seed.posts[0]?.id}`
const page = 'how-we-help.group-therapy'
/** A document of each kind that the seed has. */
const seeded = Object.entries(seedContent).flatMap(([kind, documents]) =>
  [...documents.keys()].slice(0, 1).map((id) => `${kind}/${id}`),
)
const alert = { message: 'A scenario', level: 'information', startsAt: '2020-01-01T00:00:00.000Z' }
const later = new Date(Date.now() + 30 * 86_400_000).toISOString()

/** Staff work with documents and images, from the first draft to the end in the bin. */
export async function writeAndPublish(context: GrantContext): Promise<void> {
  for (const path of seeded) await publishAfterPreview(context, path)
  await publishAfterPreview(context, await publishNew(context, 'alert', { ...alert, endsAt: later }))
  await reviseAndUndo(context)
  await moveAndTakeDown(context)
  await decideTogether(context)
  await changeImages(context)
  await discussAndDelete(context)
  await publishWithClinician(context)
  await send(context, 'GET /api/admin/rendering')
  await send(context, 'GET /api/admin/page-feedback')
  const [from, to] = [-1, 1].map((hour) => new Date(Date.now() + hour * 3_600_000).toISOString())
  await send(context, `GET /api/admin/audit?from=${from}&to=${to}`)
}

async function reviseAndUndo(context: GrantContext): Promise<void> {
  const { published } = await publish(context, post, {})
  const version = published.version
  await send(context, `POST /api/admin/documents/${post}/publish`, {
    json: { version, restore: version - 1 },
  })
  await send(context, `GET /api/admin/documents/${post}/versions`)
  await send(context, `GET /api/admin/documents/${post}/versions/${version}`)
  await send(context, `PATCH /api/admin/documents/${post}/versions/${version}`, {
    json: { name: 'Spring' },
    status: 204,
  })
  for (const claim of ['takeOver', 'release'])
    await send(context, `PUT /api/admin/documents/${post}/presence`, { json: { tab: 'one', claim } })
  const saved = await save(context, post, { title: 'Later' })
  await save(context, post, { title: 'Later still' })
  const json = { version: saved.draft.version + 1, publishAt: later }
  await send(context, `PUT /api/admin/documents/${post}/schedule`, { json })
  await send(context, 'GET /api/admin/documents?search=later')
  await send(context, 'GET /api/admin/documents?status=brokenLinks')
  await send(context, 'GET /api/admin/tasks')
  const { draft } = await find(context, post)
  // The first response is lost.
  for (const idempotencyKey of Array(2).fill('the-same-of-two-requests'))
    await send(context, `DELETE /api/admin/documents/${post}/draft?version=${draft.version}`, {
      idempotencyKey,
    })
}

/** A page with one below it moves, and what was published goes to the bin and comes back. */
async function moveAndTakeDown(context: GrantContext): Promise<void> {
  const parent = await publishNew(context, 'treatment', { slug: context.newName() })
  await publishNew(context, 'treatment', { slug: context.newName(), parentId: parent.split('/')[1] })
  await publishNew(context, 'faq', { servicePageId: parent.split('/')[1] })
  await publish(context, parent, { slug: context.newName() })
  const added = await publishNew(context, 'post', { slug: context.newName() })
  const { published } = await find(context, added)
  await send(context, `DELETE /api/admin/documents/${added}?version=${published.version}`, { status: 204 })
  await send(context, 'GET /api/admin/bin')
  await send(context, `POST /api/admin/bin/${added}/restore`)
}

async function decideTogether(context: GrantContext): Promise<void> {
  const { documents } = await send(context, 'GET /api/admin/order/faq')
  const ids = documents.map(({ id }: { id: string }) => id)
  await send(context, 'PUT /api/admin/order/faq', { json: { ids, before: ids }, status: 204 })
  await send(context, `GET /api/admin/documents/${post}/links`)
  const { draft } = await save(context, post, { title: 'Together' })
  await send(context, 'GET /api/admin/publications')
  const [kind, id] = post.split('/')
  const json = { documents: [{ kind, id, version: draft.version, confirmed: [] }] }
  await send(context, 'POST /api/admin/publications', { json })
  const added = await publishNew(context, 'post', { slug: context.newName() })
  const review = await publishNew(context, 'review', {})
  for (const [path, action] of [
    [added, 'unpublish'],
    [review, 'withdraw'],
  ] as const) {
    const { published } = await find(context, path)
    await send(context, `POST /api/admin/documents/${path}/${action}`, {
      json: { version: published.version },
    })
  }
  const { published } = await find(context, `treatment/${page}`)
  const signOff = { version: published.version, reviewer: 'clinician' }
  await send(context, `PUT /api/admin/documents/treatment/${page}/review`, { json: signOff })
  const from = `/${context.newName()}`
  await send(context, 'POST /api/admin/redirects', { json: { from, to: '/faq' }, status: 201 })
  await send(context, `DELETE /api/admin/redirects?from=${from}`, { status: 204 })
  await send(context, 'GET /api/admin/service-pages')
}

/** Until the document and what was said of it are deleted for good. */
async function discussAndDelete(context: GrantContext): Promise<void> {
  const path = await publishNew(context, 'post', { slug: context.newName() })
  const { draft } = await save(context, path, { title: 'Discussed' })
  const act = (json: object) => send(context, `POST /api/admin/documents/${path}/discussion`, { json })
  await act({ action: 'comment', text: 'A comment' })
  const { token } = await act({ action: 'makeLink' })
  const name = 'Ana Reyes, LPC'
  for (const said of [
    { action: 'comment', text: 'Another' },
    { action: 'approve', version: draft.version },
  ])
    await send({ ...context, cookie: '' }, 'POST /api/admin/previews', { json: { token, name, ...said } })
  const { links } = await send(context, `GET /api/admin/documents/${path}/discussion`)
  await act({ action: 'revokeLink', id: links[0].id })
  await send(context, 'GET /api/admin/documents?status=approval')
  await publishWhenDue(context, path.slice('post/'.length))
}

/** The approved draft is due, and another member has scheduled it. */
async function publishWhenDue(context: GrantContext, id: string): Promise<void> {
  const at = alert.startsAt
  const scheduled = { publishAt: at, scheduledBy: 'another' }
  await updateItem(tableOf(context), keys.draft('post', id), { set: scheduled })
  await transactAll(tableOf(context), [dueWrite({ kind: 'post', id, at })])
  await runFunction(context.owner, functionNamed(context, 'jobs/runDueJobs'))
}

/** The member who has sent a link to the clinician publishes what the clinician approves by it. */
async function publishWithClinician(context: GrantContext): Promise<void> {
  const change = (json: object) => send(context, 'POST /api/admin/clinician', { json })
  const found = (words: RegExp) => words.exec(context.mails.at(-1) ?? '')?.[1] ?? ''
  await change({ action: 'name', name: 'Jane Roe, MD', address: 'roe@clinic.example' })
  await updateItem(tableOf(context), keys.clinician(), {
    set: { confirmedBy: 'ruth', since: alert.startsAt },
  })
  const path = await publishNew(context, 'post', { slug: context.newName() })
  const { draft } = await save(context, path, { title: 'Read by a clinician' })
  await send(context, `POST /api/admin/documents/${path}/discussion`, { json: { action: 'sendLink' } })
  const json = { token: found(/#(\S+)/), name: 'Jane Roe, MD', action: 'approve', version: draft.version }
  await send({ ...context, cookie: '' }, 'POST /api/admin/previews', { json })
  await publish(context, path, {})
  await send(context, 'GET /api/admin/clinician')
  await change({ action: 'remove' })
}

async function changeImages(context: GrantContext): Promise<void> {
  const unused = await uploadImage(context, 310)
  // No address of the machine itself is read.
  await send(context, 'POST /api/media/fetch', { json: { address: 'https://127.0.0.1/a.webp' }, status: 400 })
  for (const image1 of [await uploadImage(context), '/art/dock-dawn.svg'])
    await send(context, `PATCH /api/service-pages/${page}`, { json: { image1 } })
  await send(context, 'GET /api/admin/media')
  await send(context, `DELETE /api/admin/media/${/(\w+)\.webp$/.exec(unused)?.[1]}`, { status: 204 })
  const old = await uploadImage(context, 320)
  await updateItem(tableOf(context), keys.media(old), { set: { uploadedAt: alert.startsAt } })
  await runFunction(context.owner, functionNamed(context, 'media/deleteUnusedImages'))
}

async function uploadImage(context: GrantContext, width = 300): Promise<string> {
  const body = new Uint8Array(webp(width, 300))
  return (await send(context, 'POST /api/media', { body, type: 'image/webp' })).src
}

const find = (context: GrantContext, path: string) => send(context, `GET /api/admin/documents/${path}`)

async function save(context: GrantContext, path: string, change: object) {
  const { draft, published } = await find(context, path)
  const content = { ...published?.content, ...draft?.content, ...change }
  return send(context, `PUT /api/admin/documents/${path}/draft`, {
    json: { content, version: draft?.version ?? 0 },
  })
}

/** A person without a login compares the draft with what is published. */
async function publishAfterPreview(context: GrantContext, path: string): Promise<void> {
  await save(context, path, {})
  const json = { action: 'makeLink' }
  const { token } = await send(context, `POST /api/admin/documents/${path}/discussion`, { json })
  await send({ ...context, cookie: '' }, 'POST /api/admin/previews', { json: { token } })
  await publish(context, path, {})
}

async function publish(context: GrantContext, path: string, change: object) {
  const { draft } = await save(context, path, change)
  return send(context, `POST /api/admin/documents/${path}/publish`, { json: { version: draft.version } })
}

/** A document like the first of its kind. Returns its path. */
async function publishNew(context: GrantContext, kind: string, change: object): Promise<string> {
  const like = seeded.find((path) => path.startsWith(kind))
  const content = { ...(like && (await find(context, like)).published.content), ...change }
  const created = await send(context, `POST /api/admin/documents/${kind}`, { json: { content }, status: 201 })
  const path = `${kind}/${created.id}`
  await send(context, `POST /api/admin/documents/${path}/publish`, {
    json: { version: created.draft.version },
  })
  return path
}
