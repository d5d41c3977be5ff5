import { beforeEach, expect, test, vi } from 'vitest'
import { startArchive } from './archive.ts'
import { requirePublishable } from './requirePublishable.ts'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

test('a refused publication throws, logs each reason as a sentence, and is counted for its alarm', async () => {
  const archive = await startArchive().end()
  const refused = requirePublishable({ archive, published: new Map() })
  await expect(refused).rejects.toThrow('The pages stay as they are: index.html is missing.')
  await expect(refused).rejects.toMatchObject({
    problems: expect.arrayContaining([
      { path: '/', reason: 'It is missing.' },
      { path: '/faq', reason: 'It is missing.' },
      { reason: '404.html is missing.' },
    ]),
  })
  const lines = vi.mocked(process.stdout.write).mock.calls.flat().join('')
  expect(lines).toContain('{"level":"error","publicationRefused":"index.html is missing."}')
  expect(lines).toContain('{"level":"error","publicationRefused":"404.html is missing."}')
  expect(lines).toContain('"PublicationsRefused":1')
})
