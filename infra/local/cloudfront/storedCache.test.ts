import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openStoredCache } from './storedCache.ts'

const entry = {
  path: '/forms/intake.pdf',
  response: { status: 200, headers: { etag: '"1"' }, body: Buffer.from('a form') },
  freshness: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  storedAt: 0,
}
let file: string
beforeEach(() => {
  file = path.join(temporaryFolder(), 'edge.cache')
})

it('what the edge has cached survives a restart', () => {
  const before = openStoredCache(file, 10_000)
  before.put('form', entry)
  before.store()
  expect(openStoredCache(file, 10_000).get('form')).toEqual(entry)
})

it('a crash loses it, and so does a damaged file', () => {
  openStoredCache(file, 10_000).store()
  openStoredCache(file, 10_000)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, 'half')
  expect(openStoredCache(file, 10_000).get('form')).toBeUndefined()
})
