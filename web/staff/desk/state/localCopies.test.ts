import 'fake-indexeddb/auto'
import { createStore, set } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { copyKey, makeLocalCopies } from './localCopies.ts'

it('the copies of all tabs are found by the name of the document, the newest first, until each is removed', async () => {
  const copy = { content: { title: 'Rest' }, base: { title: 'Sleep' }, at: '2026-11-21T09:00:00.000Z' }
  const newer = { ...copy, content: { title: 'Rest well' }, at: '2026-11-21T09:05:00.000Z' }
  const [one, other] = [copyKey('post/post-1', 'one'), copyKey('post/post-1', 'other')]
  await makeLocalCopies().write(one, copy)
  await makeLocalCopies().write(other, newer)
  const copies = makeLocalCopies()
  expect(await copies.read('post/post-1')).toEqual([
    { ...newer, key: other, unanswered: [], refused: [] },
    { ...copy, key: one, unanswered: [], refused: [] },
  ])
  expect(await copies.read('post/post-')).toEqual([])
  await copies.remove(other)
  expect(await copies.read('post/post-1')).toEqual([{ ...copy, key: one, unanswered: [], refused: [] }])
  await copies.remove(one)
  expect(await copies.read('post/post-1')).toEqual([])
})

it('a copy of an earlier release, which had one for all tabs, is found', async () => {
  await set('post/post-5', copy, createStore('desk', 'copies'))
  expect(await makeLocalCopies().read('post/post-5')).toEqual([
    { ...copy, key: 'post/post-5', unanswered: [], refused: [] },
  ])
})

const copy = { content: { title: 'Rest' }, base: {}, at: '2026-11-21T09:00:00.000Z' }
it.each<[string, unknown]>([
  ['a text', 'copy'],
  ['null', null],
  ['a list', [copy]],
  ['a copy without the text that it began from', { ...copy, base: undefined }],
  ['a copy whose content is a text', { ...copy, content: 'Rest' }],
  ['a copy without a time', { ...copy, at: undefined }],
])('%s in the place of a copy is no copy [12.16]', async (_, stored) => {
  await set('post/post-3', stored, createStore('desk', 'copies'))
  expect(await makeLocalCopies().read('post/post-3')).toEqual([])
})

it('a copy keeps what it can of a malformed list of problems', async () => {
  const problem = { path: ['title'], message: 'is too long' }
  await set(
    'post/post-4',
    { ...copy, refused: [problem, null, { path: 'x' }] },
    createStore('desk', 'copies'),
  )
  expect((await makeLocalCopies().read('post/post-4'))[0]?.refused).toEqual([problem])
})

it('a copy is that of the member who typed it, and others do not find it', async () => {
  await makeLocalCopies('pat').write('post/post-6/one', copy)
  expect(await makeLocalCopies('dana').read('post/post-6')).toEqual([])
  expect(await makeLocalCopies('pat').read('post/post-6')).toMatchObject([{ ...copy, by: 'pat' }])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a database that never opens has no copy after 3 seconds [12.16]', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const read = makeLocalCopies().read('post/post-1')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await read).toEqual([])
})

it('a blocked database rejects a read and a write, and throws nothing before', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const copies = makeLocalCopies()
  await expect(copies.read('post/post-1')).rejects.toThrow()
  await expect(copies.write('post/post-1', copy)).rejects.toThrow()
})
