import { beforeEach, expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'
import { mockObjects } from '../testing/mockObjects.ts'
import { openBucket } from './bucket.ts'
import { storedFiles } from './storedFiles.ts'

mockObjects()
let rendered: string[]

beforeEach(() => {
  rendered = []
})

/** As in a process of its own. */
const filesOf = async (facts = site, release = 'one') => {
  const files = await storedFiles(openBucket('releases', 'us-east-1'), release, {
    renderFiles: async ({ name }) => {
      rendered.push(`${release} ${name}`)
      return [{ key: 'forms/intake.pdf', type: 'application/pdf', body: Buffer.of(1, 255) }]
    },
  })(facts)
  return files.map(({ key, type, body }) => ({ key, type, body: [...Buffer.from(body)] }))
}

test('files of the same facts are rendered once for a release', async () => {
  const first = await filesOf()
  expect(first).toEqual([{ key: 'forms/intake.pdf', type: 'application/pdf', body: [1, 255] }])
  expect(await filesOf()).toEqual(first)
  expect(rendered).toEqual([`one ${site.name}`])
})

test('files of other facts, or of another release, are rendered', async () => {
  await filesOf()
  await filesOf({ ...site, name: 'Another name' })
  await filesOf(site, 'two')
  expect(rendered).toEqual([`one ${site.name}`, 'one Another name', `two ${site.name}`])
})
