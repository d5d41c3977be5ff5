import 'fake-indexeddb/auto'
import { createStore, set } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { makeLocalCopies } from './localCopies.ts'

it('a copy is found again by its name until it is removed', async () => {
  const copy = { content: { title: 'Rest' }, base: { title: 'Sleep' }, at: '2026-11-21T09:00:00.000Z' }
  await makeLocalCopies().write('post/post-1', copy)
  const copies = makeLocalCopies()
  expect(await copies.read('post/post-1')).toEqual({ ...copy, refused: [] })
  expect(await copies.read('post/post-2')).toBeUndefined()
  await copies.remove('post/post-1')
  expect(await copies.read('post/post-1')).toBeUndefined()
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
  expect(await makeLocalCopies().read('post/post-3')).toBeUndefined()
})

it('a copy keeps what it can of a malformed list of problems', async () => {
  const problem = { path: ['title'], message: 'is too long' }
  await set(
    'post/post-4',
    { ...copy, refused: [problem, null, { path: 'x' }] },
    createStore('desk', 'copies'),
  )
  expect((await makeLocalCopies().read('post/post-4'))?.refused).toEqual([problem])
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
  expect(await read).toBeUndefined()
})

it('a blocked database rejects a read and a write, and throws nothing before', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const copies = makeLocalCopies()
  await expect(copies.read('post/post-1')).rejects.toThrow()
  await expect(copies.write('post/post-1', copy)).rejects.toThrow()
})
