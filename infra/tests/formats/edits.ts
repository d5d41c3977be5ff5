import { authenticator, type SavedPasskey } from '../../../functions/testing/authenticator.ts'
import { webp } from '../../../functions/testing/webp.ts'
import type { Release } from './release.ts'

export const password = 'first light over the café'
export const host = 'clinic.example'
export const origin = `https://${host}`
const viewerHost = { 'x-viewer-host': host }

/** From 7 December 2026, a Monday, since the first content was checked against its sources in November. */
export const editedAt = (minute: number) => new Date(Date.UTC(2026, 11, 7, 12, minute)).toISOString()
/** After everything that the edits schedule, and before the bin is emptied. */
export const afterSchedules = '2026-12-10T12:00:00.000Z'
const scheduledFor = '2026-12-09T15:00:00.000Z'

// biome-ignore lint/suspicious/noExplicitAny: the JSON of any release.
type Json = any

export interface Edits {
  passkeys: Record<string, SavedPasskey>
  counts: Record<string, number>
}

/**
 * What a clinic does in its first weeks, more than a hundred edits, by requests that every release has. Titles begin
 * with what happens to their document, which the tests look for.
 */
export async function makeEdits(release: Release): Promise<Edits> {
  let minute = 0
  let edits = 0
  let cookie = ''
  const send = async (key: string, options: object = {}): Promise<Json> => {
    minute += 1
    await release.setClock(editedAt(minute))
    if (!key.startsWith('GET')) edits += 1
    return release.send(key, { cookies: [cookie], headers: viewerHost, ...options })
  }
  const logIn = async (username: string, word = password): Promise<string> => {
    const { cookies } = await send('POST /api/admin/session', { json: { username, password: word } })
    return cookies[0].split(';')[0]
  }
  const document = (kind: string, id: string) => ({ params: { kind, id } })
  const find = async (kind: string, id: string): Promise<Json> =>
    (await send('GET /api/admin/documents/{kind}/{id}', document(kind, id))).json
  const list = async (kind: string): Promise<Json[]> =>
    (await send('GET /api/admin/documents', { query: `kind=${kind}&perPage=100` })).json.documents
  const create = async (kind: string, content: object): Promise<Json> =>
    (await send('POST /api/admin/documents/{kind}', { params: { kind }, json: { content } })).json
  const save = async (kind: string, id: string, change: object): Promise<Json> => {
    const { draft, published } = await find(kind, id)
    const content = { ...published?.content, ...draft?.content, ...change }
    const json = { content, version: draft?.version ?? 0 }
    return (await send('PUT /api/admin/documents/{kind}/{id}/draft', { ...document(kind, id), json })).json
  }
  const publish = async (kind: string, id: string, change: object = {}): Promise<Json> => {
    const { draft } = await save(kind, id, change)
    const json = { version: draft.version }
    return (await send('POST /api/admin/documents/{kind}/{id}/publish', { ...document(kind, id), json })).json
  }
  const unpublish = async (kind: string, id: string) => {
    const { published } = await find(kind, id)
    const json = { version: published.version }
    await send('POST /api/admin/documents/{kind}/{id}/unpublish', { ...document(kind, id), json })
  }
  const remove = async (kind: string, id: string) => {
    const { published, draft } = await find(kind, id)
    const query = `version=${(published ?? draft).version}`
    await send('DELETE /api/admin/documents/{kind}/{id}', { ...document(kind, id), query })
  }
  const schedule = async (kind: string, id: string, times: object) => {
    const { published, draft } = await find(kind, id)
    const json = { version: (draft ?? published).version, ...times }
    await send('PUT /api/admin/documents/{kind}/{id}/schedule', { ...document(kind, id), json })
  }
  const upload = async (width: number): Promise<string> =>
    (
      await send('POST /api/media', {
        bytes: webp(width, 300),
        headers: { ...viewerHost, 'content-type': 'image/webp' },
      })
    ).json.src

  // Members: ana with a passkey, ben who has joined, clara who has not, dan who is locked out.
  await release.addMember('ana', password)
  cookie = await logIn('ana')
  const invite = async (username: string): Promise<string> =>
    (await send('POST /api/admin/members', { json: { username } })).json.token
  const join = (token: string) => send('POST /api/admin/join', { json: { token, password } })
  await join(await invite('ben'))
  await invite('clara')
  await join(await invite('dan'))
  await send('POST /api/admin/members/{username}', {
    params: { username: 'dan' },
    json: { action: 'disable' },
  })
  const passkeys: Record<string, SavedPasskey> = {}
  for (const username of ['ana', 'ben']) {
    cookie = await logIn(username)
    const { userHandle } = (await send('GET /api/admin/account')).json
    const device = authenticator(origin, userHandle)
    const { challenge } = (await send('POST /api/admin/session/challenge')).json
    const json = { name: `The phone of ${username}`, passkey: device.create(challenge) }
    await send('POST /api/admin/account/passkeys', { json })
    passkeys[username] = device.save()
  }

  // Posts, each with a link to a page that is renamed below, and to one that is taken down.
  const photos = [await upload(310), await upload(320), await upload(330)]
  const [firstPost] = await list('post')
  const like = (await find('post', firstPost.id)).published.content
  const newPost = async (name: string): Promise<string> => {
    const content = {
      ...like,
      title: name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      content: `<p>See <a href="/how-we-help/aftercare#plan">aftercare</a> and <a href="/blog/moved-1">a post</a>.</p>`,
      image1: photos[0],
      image1Alt: 'A porch',
    }
    return (await create('post', content)).id
  }
  const posts: Record<string, string[]> = {}
  for (const name of ['Published', 'Moved', 'Scheduled', 'Ending', 'Taken', 'Deleted', 'Draft'])
    for (const number of [1, 2, 3]) {
      const id = await newPost(`${name} ${number}`)
      posts[name] = [...(posts[name] ?? []), id]
      if (!['Scheduled', 'Draft'].includes(name)) await publish('post', id)
    }
  const all = (name: string) => posts[name] ?? []
  for (const id of all('Published'))
    for (const author of ['Ana Reyes', 'Ben Ortiz']) await publish('post', id, { author, image1: photos[1] })
  for (const [index, id] of all('Moved').entries())
    await publish('post', id, { slug: `moved-to-${index + 1}` })
  for (const id of all('Scheduled')) await schedule('post', id, { publishAt: scheduledFor })
  for (const id of all('Ending')) await schedule('post', id, { unpublishAt: scheduledFor })
  for (const id of all('Taken')) await unpublish('post', id)
  for (const id of all('Deleted')) await remove('post', id)
  for (const id of all('Published').slice(0, 1)) await save('post', id, { title: 'Published 1, revised' })

  // Pages of treatments: one moves with a page below it.
  await publish('treatment', 'how-we-help.group-therapy', { slug: 'how-we-help/groups' })
  await publish('treatment', 'how-we-help.aftercare', { slug: 'how-we-help/after-treatment' })
  const parent = (await find('treatment', 'how-we-help.aftercare')).published.content
  const child = { ...parent, title: 'Below', slug: `${parent.slug}/below`, parentId: 'how-we-help.aftercare' }
  await publish('treatment', (await create('treatment', { ...child, linkedFrom: undefined })).id)
  await publish('landing', 'how-we-help', { description: 'Edited: what a week here looks like.' })

  // Lists in an order that staff chose.
  const faq = (await find('faq', (await list('faq'))[0].id)).published.content
  const faqs = [await create('faq', { ...faq, question: 'Added first?' })]
  faqs.push(await create('faq', { ...faq, question: 'Added second?' }))
  for (const { id } of faqs) await publish('faq', id)
  const ordered = (await send('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })).json.documents
  const before = ordered.map(({ id }: { id: string }) => id)
  const ids = before.toReversed()
  await send('PUT /api/admin/order/{kind}', { params: { kind: 'faq' }, json: { ids, before } })
  const [service] = await list('service')
  await publish('service', service.id, { description: 'Edited: what this service is.' })
  const [, review] = await list('review')
  await remove('review', review.id)

  // Alerts: one now, one that begins and one that ends later, and one that is a draft.
  const alert = { level: 'urgent', startsAt: editedAt(0), endsAt: '2027-01-04T12:00:00.000Z' }
  const alerts = [
    { ...alert, message: 'In force now' },
    { ...alert, message: 'Begins later', startsAt: scheduledFor },
    { ...alert, message: 'Ends later', endsAt: scheduledFor },
  ]
  for (const content of alerts) {
    const link = { link: '/how-we-help/after-treatment', linkText: 'Read' }
    await publish('alert', (await create('alert', { ...content, ...link })).id)
  }
  await create('alert', { ...alert, message: 'Not published' })

  const site = (await find('site', 'site')).published.content
  await publish('site', 'site', { tagline: `${site.tagline} Edited.` })
  for (const number of [1, 2, 3])
    await send('POST /api/admin/redirects', {
      json: { from: `/old-address-${number}`, to: '/how-we-help/after-treatment' },
    })
  for (const firstName of ['Ana', 'Luis', 'Kim'])
    await send('POST /api/call-requests', {
      json: { firstName, phone: '770-555-0199', mayLeaveMessage: 'yes' },
    })
  for (const page of ['/faq', '/urgent-help'])
    await send('POST /api/page-feedback', { json: { page, helpful: 'yes' } })
  await send('PUT /api/admin/documents/{kind}/{id}/presence', {
    ...document('post', all('Draft')[0] ?? ''),
    json: { tab: 'one' },
  }).catch(() =>
    send('PUT /api/admin/documents/{kind}/{id}/presence', document('post', all('Draft')[0] ?? '')),
  )
  return { passkeys, counts: { edits } }
}
