import { documentKinds } from '#shared/kinds/kinds.ts'
import { password } from './edits.ts'
import type { Release } from './release.ts'

export async function logIn(release: Pick<Release, 'send'>, username = 'ana'): Promise<string> {
  const { cookies = [] } = await release.send('POST /api/admin/session', {
    json: { username, password },
  })
  return cookies[0]?.split(';')[0] ?? ''
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of any release.
export type Json = any

/** All that staff find, by names that every release has. */
export async function whatIsThere(release: Pick<Release, 'send'>): Promise<Json> {
  const cookie = await logIn(release)
  const get = async (key: string, options: object = {}): Promise<Json> =>
    (await release.send(key, { cookies: [cookie], ...options })).json
  const found: Json = {}
  for (const kind of documentKinds.filter((each) => each !== 'teamMember'))
    for (const page of [1, 2]) {
      const query = `kind=${kind}&perPage=100&page=${page}`
      for (const { id, title, status, address } of (await get('GET /api/admin/documents', { query }))
        .documents) {
        found[`${kind}/${id}`] = { title, status, address }
        const { versions } = await get('GET /api/admin/documents/{kind}/{id}/versions', {
          params: { kind, id },
        })
        found[`versions of ${kind}/${id}`] = versions.map(({ number }: Json) => number)
      }
    }
  found.bin = (await get('GET /api/admin/bin')).documents
  found.redirects = (await get('GET /api/admin/redirects')).map(({ from, to }: Json) => ({ from, to }))
  const { images } = await get('GET /api/admin/media')
  found.media = images.flatMap(({ files }: Json) => files.map(({ src }: Json) => src)).sort()
  found.members = (await get('GET /api/admin/members')).map(({ username }: Json) => username)
  found.calls = (await get('GET /api/admin/call-requests')).map(({ id, state }: Json) => ({ id, state }))
  found.alerts = (await release.send('GET /api/alerts')).json
  found.faqs = (await get('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })).documents.map(
    ({ id }: Json) => id,
  )
  found.feedback = await get('GET /api/admin/page-feedback')
  return found
}
