import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { handler as checkSite } from '../../../functions/canary/checkSite.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import {
  copyDeployment,
  type DeployedSite,
  startDeployedSite,
  startSiteOf,
} from '../../testing/deployedSite.ts'
import { runContent } from '../../testing/runCommand.ts'
import { addMember, logIn, sameOriginHeaders, tryToLogIn } from '../../testing/staff.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { functionNamed } from '../functionNamed.ts'
import { withoutRenderings } from '../withoutRenderings.ts'

const page = async (system: LocalSystem, address = '/') => (await fetch(system.address + address)).text()

const statusOf = async (system: LocalSystem, address: string) =>
  (await fetch(system.address + address, { redirect: 'manual' })).status

const deletedPost = seed.posts.find(({ slug }) => slug === 'how-naloxone-works')

/** A scheduled draft, a publication, a redirect and a deletion. */
async function workOfStaff(system: DeployedSite): Promise<void> {
  const { address } = system
  await addMember(system.owner, system, 'staff')
  const cookie = await logIn(address, 'staff')
  const send = async (method: string, path: string, json?: object) => {
    const response = await fetch(`${address}/api/admin/${path}`, {
      method,
      headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} responds ${response.status}: ${await response.text()}`)
  }
  const { id: _, ...content } = seed.reviews[0] ?? { id: '' }
  const scheduled = 'documents/review/review-1'
  await send('PUT', `${scheduled}/draft`, { content, version: 0 })
  await send('PUT', `${scheduled}/schedule`, { version: 1, publishAt: `${nextYear}-01-01T00:00:00.000Z` })
  const { id: service, ...published } = seed.services[0] ?? { id: '' }
  await send('PUT', `documents/service/${service}/draft`, { content: published, version: 0 })
  await send('POST', `documents/service/${service}/publish`, { version: 1 })
  await send('POST', 'redirects', { from: '/old-page', to: '/faq' })
  await send('DELETE', `documents/post/${deletedPost?.id}?version=1`)
}

/** A command requests a rendering and does not wait for it. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 30 seconds.')
    await wait(100)
  }
}

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  )

describe('the content of a site', { timeout: 180_000 }, () => {
  const exported = temporaryFolder()
  const [first, second] = [path.join(exported, 'first'), path.join(exported, 'second')]
  const review = path.join(first, 'review/review-1.yaml')
  let system: DeployedSite
  let folder: string
  beforeAll(async () => {
    system = await startDeployedSite()
    folder = system.folder
  })
  afterAll(() => system.stop())

  it('includes what staff wrote, scheduled, redirected and deleted', async () => {
    await withoutRenderings(system, () => workOfStaff(system))
  })

  it('is exported from a running system, one file per entry', async () => {
    expect(await runContent(folder, 'export', first)).toMatch(/: \d{3,} files in /)
    expect(parseYaml(readFileSync(review, 'utf8'))).toMatchObject({ id: 'review-1', order: 0 })
  })

  it('is on the pages after an import, without a restart', async () => {
    writeFileSync(review, readFileSync(review, 'utf8').replace(/^title: .*/m, 'title: Changed by import'))
    expect(await runContent(folder, 'diff', first)).toMatch(/differs {2}review\/review-1: title/)
    expect(await page(system, '/reviews')).not.toContain('Changed by import')
    expect(await runContent(folder, 'import', first)).toMatch(/1 written/)
    await until(async () => (await page(system, '/reviews')).includes('Changed by import'))
  })

  it('is rendered again on request', async () => {
    const renderings = () => system.invocations()[functionNamed(system, 'render/renderSite')] ?? 0
    const before = renderings()
    await withoutRenderings(system, async () => {
      expect(await runContent(folder, 'render', '--allow-removed', '1')).toContain(
        'The pages are being rendered',
      )
    })
    expect(renderings()).toBe(before + 1)
  })

  it('restores the texts of a lost site: after an import into a fresh, stopped one, its content is the same', async () => {
    const lost = await copyDeployment()
    await runContent(lost, 'import', first, '--remove')
    await runContent(lost, 'export', second)
    expect(filesIn(second)).toEqual(filesIn(first))
    const restored = await startSiteOf(lost)
    expect(await page(restored, '/reviews')).toContain('Changed by import')
    await restored.stop()
  })

  it('restores a lost site from a copy, with its drafts, redirects and Activity, the history and the members, but no password [13.14]', async () => {
    const [copied, again] = [path.join(exported, 'copied'), path.join(exported, 'again')]
    expect(await runContent(folder, 'copy', '--from', 'local', '--to', copied)).toMatch(
      /^Copied this machine to .*: \d{3,} items, among them 1 members and [1-9]\d* records of Activity/,
    )
    const lost = await copyDeployment()
    expect(await runContent(lost, 'copy', '--from', copied, '--to', 'local')).toContain(
      'npm run staff -- password',
    )
    await runContent(lost, 'copy', '--from', 'local', '--to', again)
    const linesIn = (place: string) => readFileSync(path.join(place, 'items.jsonl'), 'utf8').split('\n')
    const added = linesIn(again).filter((line) => !linesIn(copied).includes(line))
    expect(added).toEqual([expect.stringContaining('"by":{"S":"content copy"}')])
    expect(linesIn(copied).filter((line) => !linesIn(again).includes(line))).toEqual([])
    const restored = await startSiteOf(lost)
    expect(await page(restored, '/reviews')).toContain('Changed by import')
    expect(await statusOf(restored, '/blog/how-naloxone-works')).toBe(404)
    expect(await statusOf(restored, '/old-page')).toBe(301)
    expect((await tryToLogIn(restored.address, 'staff')).status).toBe(401)
    await restored.stop()
  })

  it('a copy does not take the place of what staff have written, nor of another copy', async () => {
    const copied = path.join(exported, 'copied')
    await expect(runContent(folder, 'copy', '--from', copied, '--to', 'local')).rejects.toThrow(
      /Staff have worked there .* Nothing was changed/,
    )
    await expect(runContent(folder, 'copy', '--from', 'local', '--to', copied)).rejects.toThrow(
      'There is a copy in',
    )
    await expect(runContent(folder, 'copy', '--from', 'local')).rejects.toThrow('Name two sites: ')
  })

  it('the canary finds nothing missing on it, and names what does not respond once the site has stopped', async () => {
    process.env.SITE_ADDRESS = system.address
    await expect(checkSite()).resolves.toEqual({ checked: 2 })
    await system.stop()
    await expect(checkSite()).rejects.toThrow(/\/ does not respond: .* \/what-we-treat does not respond/)
  })
})
