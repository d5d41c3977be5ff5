import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { makeLocalCopies } from './localCopies.ts'

it('a copy is found again by its name until it is removed', async () => {
  const copy = { content: { title: 'Rest' }, base: { title: 'Sleep' }, at: '2026-11-21T09:00:00.000Z' }
  await makeLocalCopies().write('post/post-1', copy)
  const copies = makeLocalCopies()
  expect(await copies.read('post/post-1')).toEqual(copy)
  expect(await copies.read('post/post-2')).toBeUndefined()
  await copies.remove('post/post-1')
  expect(await copies.read('post/post-1')).toBeUndefined()
})
