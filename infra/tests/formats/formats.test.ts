import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fixedPages } from '#shared/documents/paths.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { soak } from '#shared/testing/soak.ts'
import { authenticator } from '../../../functions/testing/authenticator.ts'
import { functionId } from '../../aws/siteFunction.ts'
import { readStack } from '../../local/cloudformation/stack.ts'
import { localPaths } from '../../local/dataFolder.ts'
import { emptyAssembly } from '../../testing/emptyBuild.ts'
import { ownerOf } from '../../testing/owner.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { runFunction } from '../runFunction.ts'
import { afterSchedules, origin } from './edits.ts'
import { layOut, npmStart } from './npmStart.ts'
import { extractRelease, type Release, root } from './release.ts'
import { readFixture, startTestBed, type TestBed } from './testBed.ts'
import { type Json, logIn, whatIsThere } from './whatIsThere.ts'

const releases = ['86a919c3', '9528c0c6']
const folder = temporaryFolder()
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

/** The links of all that visitors read, and those of them that lead nowhere. `code` is the folder of the release. */
async function linksShown(release: Release, code = root) {
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
  // A page that came with a later release has no address in an earlier one.
  for (const { id } of (await get('GET /api/admin/documents', { query: 'kind=page&perPage=100' })).documents)
    if (existsSync(path.join(code, `shared/content/page/${id}.yaml`)))
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

describe.each(releases)('npm start on data of %s', (commit) => {
  const { passkeys, found } = readFixture(commit)
  let site: Awaited<ReturnType<typeof npmStart>>
  let there: Json
  beforeAll(async () => {
    const assembly = await emptyAssembly(temporaryFolder())
    await layOut(folder, assembly, readFixture(commit))
    site = await npmStart(folder, afterSchedules)
    const functions = readStack(assembly).resources('AWS::Lambda::Function', z.unknown())
    const due = functions.find(({ id }) => id.startsWith(functionId('runDueJobs')))?.id ?? ''
    const { data } = localPaths(path.join(folder, '.local'))
    await runFunction(ownerOf(data), readStack(assembly).ref(due))
    there = await whatIsThere(site)
  })
  afterAll(async () => expect([await site.stop(), site.printed()]).toEqual([0, '']))

  it('has all that was there, with what has become due', () => {
    expect(Object.keys(found).length).toBeGreaterThan(600)
    // Its seed adds FAQs.
    const faqs = there.faqs.filter((id: string) => found.faqs.includes(id))
    expect({ ...there, faqs }).toMatchObject(found)
    const titles = Object.values(there).flatMap(({ title, status }: Json) =>
      status === 'published' ? title : [],
    )
    expect(titles).toEqual(expect.arrayContaining(['Scheduled 1', 'Scheduled 2', 'Scheduled 3']))
    expect(titles.filter((title) => /^(?:Ending|Taken|Deleted|Draft)/.test(title))).toEqual([])
    expect(there.alerts.map(({ message }: Json) => message)).toEqual(['Begins later', 'In force now'])
  })

  it('shows a page of each kind', async () => {
    const addresses = documentKinds.flatMap((kind) => {
      const pages = Object.entries<Json>(there).filter(
        ([name, { status }]) => name.startsWith(`${kind}/`) && status === 'published',
      )
      return pages.find(([, { address }]) => address)?.[1] ?? []
    })
    expect(addresses.length).toBeGreaterThan(3)
    for (const { address, title } of addresses) {
      const { status, text } = await site.page(address)
      expect([address, status]).toEqual([address, 200])
      expect(text).toContain(title)
    }
  })

  it('lets members in by password and by passkey', async () => {
    for (const [username, passkey] of Object.entries(passkeys)) {
      const cookies = [await logIn(site, username)]
      const { userHandle }: Json = (await site.send('GET /api/admin/account', { cookies })).json
      const { challenge }: Json = (await site.send('POST /api/admin/session/challenge')).json
      const proof = authenticator(origin, userHandle, passkey).get(challenge)
      const session = await site.send('POST /api/admin/session/passkey', { json: { passkey: proof } })
      expect(session.json).toMatchObject({ username })
    }
  })

  it('restores documents from the bin', async () => {
    const cookies = [await logIn(site)]
    expect(there.bin).toHaveLength(4)
    for (const { kind, id, title } of there.bin) {
      const key = 'POST /api/admin/bin/{kind}/{id}/restore'
      const { json }: Json = await site.send(key, { cookies, params: { kind, id } })
      expect(json.draft.content.title).toBe(title)
    }
  })
})

it('a clone without the history says in one sentence what to fetch, each time', () => {
  for (const _ of [1, 2])
    expect(() => extractRelease('0000000', folder)).toThrow(
      /^This clone does not have the commit 0000000, .* git fetch --unshallow$/,
    )
})

describe('after this release has written', () => {
  // By day the release before, to which a rollback goes.
  it.each(soak > 1 ? releases : releases.slice(-1))(
    '%s reads the data without a dead link, and so does this release after it',
    async (commit) => {
      const { release, bed } = await deployed(root, commit)
      const earlierCode = extractRelease(commit, folder)
      const earlier = bed.start(earlierCode)
      await earlier.setClock(day)
      // As CloudFormation rolls back after the seed step.
      const rolledBack = await linksShown(earlier, earlierCode)
      expect(rolledBack.count).toBeGreaterThan(300)
      expect(rolledBack.dead).toEqual([])
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
      await earlier.run('seed/seedContent')
      // It may lack pages that came later.
      expect((await linksShown(earlier, earlierCode)).dead).toEqual([])
      await release.run('seed/seedContent')
      expect(await linksShown(release)).toEqual(shown)
    },
  )
})
