import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fixedPages } from '#shared/documents/paths.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { authenticator } from '../../../functions/testing/authenticator.ts'
import { afterSchedules, host, origin, password } from './edits.ts'
import { extractRelease, type Release, root } from './release.ts'
import { readFixture, startTestBed, type TestBed } from './testBed.ts'

const releases = ['86a919c3', '9528c0c6']
const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
const beds: TestBed[] = []
afterEach(async () => {
  for (const bed of beds.splice(0)) await bed.stop()
})

const day = '2026-12-08T12:00:00.000Z'

/** A release on the data of a fixture, deployed as its seed step does it. */
async function deployed(code: string, commit: string): Promise<{ release: Release; bed: TestBed }> {
  const bed = await startTestBed()
  beds.push(bed)
  await bed.load(readFixture(commit))
  const release = bed.start(code)
  await release.setClock(day)
  await release.run('seed/seedContent')
  return { release, bed }
}

async function logIn(release: Release, username = 'ana'): Promise<string> {
  const { cookies = [] } = await release.send('POST /api/admin/session', {
    json: { username, password },
  })
  return cookies[0]?.split(';')[0] ?? ''
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of any release.
type Json = any

/** All that staff find, by names that every release has. */
async function whatIsThere(release: Release): Promise<Json> {
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
  found.media = (await get('GET /api/admin/media')).images.map(({ src }: Json) => src).sort()
  found.members = (await get('GET /api/admin/members')).map(({ username }: Json) => username)
  found.calls = (await get('GET /api/admin/call-requests')).map(({ id, state }: Json) => ({ id, state }))
  found.alerts = (await release.send('GET /api/alerts')).json
  found.faqs = (await get('GET /api/admin/order/{kind}', { params: { kind: 'faq' } })).documents.map(
    ({ id }: Json) => id,
  )
  found.feedback = await get('GET /api/admin/page-feedback')
  return found
}

/** What the release before found, and what this one finds of it: its seed adds FAQs. */
async function compared(commit: string) {
  const before = await whatIsThere((await deployed(extractRelease(commit, folder), commit)).release)
  const after = await whatIsThere((await deployed(root, commit)).release)
  after.faqs = after.faqs.filter((id: string) => before.faqs.includes(id))
  return { before, after }
}

/** The links of all that visitors read, and those of them that lead nowhere. */
async function linksShown(release: Release) {
  const cookies = [await logIn(release)]
  const get = async (key: string, options: object = {}): Promise<Json> =>
    (await release.send(key, { cookies, ...options })).json
  const pages = new Set(fixedPages(null).map(({ path }) => path))
  for (const { from } of await get('GET /api/admin/redirects')) pages.add(from)
  const shown: Json[] = []
  for (const key of ['faqs', 'services', 'alerts', 'reviews']) shown.push(await get(`GET /api/${key}`))
  for (const page of [1, 2]) {
    const { posts } = await get('GET /api/blog/posts', { query: `perPage=50&page=${page}` })
    for (const { slug, ...post } of posts) {
      pages.add(`/blog/${slug}`)
      shown.push(post)
    }
  }
  for (const { slug: path } of await get('GET /api/service-pages')) {
    pages.add(`/${path}`)
    const [category, ...rest] = path.split('/')
    const params = { category, path: rest.join('/') }
    const { slug, ...page } = await get('GET /api/treatment-pages/{category}/{path+}', { params })
    shown.push(page)
  }
  for (const { id } of (await get('GET /api/admin/documents', { query: 'kind=page&perPage=100' })).documents)
    shown.push(await get('GET /api/pages/{name}', { params: { name: id } }))
  const addresses = Array.from(
    JSON.stringify(shown).matchAll(/(?:href=\\+"|"(?:url|ctaUrl|link|slug)\\*":\\*")(\/[^"\\]*)/g),
    ([, address = '']) => address.replace(/[?#].*$/, ''),
  )
  return {
    count: addresses.length,
    dead: [...new Set(addresses)].filter((address) => !pages.has(address) && !/\.\w+$/.test(address)),
  }
}

describe.each(releases)('data of %s', (commit) => {
  it('is there in this release', async () => {
    const { before, after } = await compared(commit)
    expect(Object.keys(before).length).toBeGreaterThan(600)
    expect(after).toMatchObject(before)
  })

  it('lets members in by password and by passkey', async () => {
    const { release } = await deployed(root, commit)
    for (const [username, passkey] of Object.entries(readFixture(commit).passkeys)) {
      const cookies = [await logIn(release, username)]
      const { userHandle }: Json = (await release.send('GET /api/admin/account', { cookies })).json
      const { challenge }: Json = (await release.send('POST /api/admin/session/challenge')).json
      const proof = authenticator(origin, userHandle, passkey).get(challenge)
      const session = await release.send('POST /api/admin/session/passkey', {
        headers: { 'x-viewer-host': host },
        json: { passkey: proof },
      })
      expect(session.json).toMatchObject({ username })
    }
  })

  it('is published and taken down when it is due, and comes back from the bin', async () => {
    const { release } = await deployed(root, commit)
    await release.setClock(afterSchedules)
    await release.run('jobs/runDueJobs')
    const get = async (key: string, options: object = {}): Promise<Json> =>
      (await release.send(key, options)).json
    const { posts } = await get('GET /api/blog/posts', { query: 'perPage=50' })
    const titles: string[] = posts.map(({ title }: Json) => title)
    expect(titles).toEqual(expect.arrayContaining(['Scheduled 1', 'Scheduled 2', 'Scheduled 3']))
    expect(titles.filter((title) => /^(?:Ending|Taken|Deleted|Draft)/.test(title))).toEqual([])
    const alerts = (await get('GET /api/alerts')).map(({ message }: Json) => message)
    expect(alerts).toEqual(['Begins later', 'In force now'])

    const cookies = [await logIn(release)]
    const { documents } = await get('GET /api/admin/bin', { cookies })
    expect(documents).toHaveLength(4)
    for (const { kind, id, title } of documents) {
      const restored = await get('POST /api/admin/bin/{kind}/{id}/restore', { cookies, params: { kind, id } })
      expect(restored.draft.content.title).toBe(title)
    }
  })
})

describe('after this release has written', () => {
  it.each(releases)(
    '%s reads the data without a dead link, and so does this release after it',
    async (commit) => {
      const { release, bed } = await deployed(root, commit)
      const cookies = [await logIn(release)]
      const get = async (key: string, options: object = {}): Promise<Json> =>
        (await release.send(key, { cookies, ...options })).json
      for (const kind of ['post', 'faq', 'treatment', 'page']) {
        const { documents } = await get('GET /api/admin/documents', {
          query: `kind=${kind}&perPage=2&status=published`,
        })
        for (const { id } of documents) {
          const params = { kind, id }
          const { published } = await get('GET /api/admin/documents/{kind}/{id}', { params })
          const json = { content: published.content, version: 0 }
          const { draft } = await get('PUT /api/admin/documents/{kind}/{id}/draft', { params, json })
          await get('POST /api/admin/documents/{kind}/{id}/publish', {
            params,
            json: { version: draft.version },
          })
        }
      }
      // Only lists of links name documents.
      const texts = (await bed.dump()).content.filter(({ pk }) => !/^DIRECTORY#/.test(String(pk?.S)))
      expect(JSON.stringify(texts)).not.toMatch(/"\/?~(?:post|treatment)\//)
      const shown = await linksShown(release)
      expect(shown.count).toBeGreaterThan(300)
      expect(shown.dead).toEqual([])
      const earlier = bed.start(extractRelease(commit, folder))
      await earlier.setClock(day)
      await earlier.run('seed/seedContent')
      // It may lack pages that came later.
      expect((await linksShown(earlier)).dead).toEqual([])
      await release.run('seed/seedContent')
      expect(await linksShown(release)).toEqual(shown)
    },
  )
})
