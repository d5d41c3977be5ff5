import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
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

const day = '2026-03-03T12:00:00.000Z'

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
