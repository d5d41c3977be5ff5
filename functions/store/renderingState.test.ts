import { expect, it } from 'vitest'
import { testTable } from '../testing/testTable.ts'
import {
  abandonLease,
  acquireLease,
  addRequest,
  claimRelease,
  leaseDuration,
  releaseLease,
  renderingState,
  storeProblems,
} from './renderLease.ts'

const store = testTable()

const now = 1_000_000
const lease = (id: string, at: number) => acquireLease(store, { id, release: 'r' }, at)

it('counts the renderings that were requested and published', async () => {
  expect(await renderingState(store, now)).toEqual({ requested: 0, published: 0, failed: false })
  await claimRelease(store, 'r')
  await addRequest(store)
  await lease('one', now)
  expect(await renderingState(store, now)).toEqual({ requested: 1, published: 0, failed: false })
  await releaseLease(store, { id: 'one', release: 'r' }, 1)
  expect(await renderingState(store, now)).toEqual({ requested: 1, published: 1, failed: false })
})

it('has failed from the end of an interrupted rendering until another one begins', async () => {
  await addRequest(store)
  await lease('two', now)
  await abandonLease(store, 'two')
  expect(await renderingState(store, now)).toEqual({ requested: 2, published: 1, failed: true })
  await lease('three', now)
  expect(await renderingState(store, now)).toMatchObject({ failed: false })
  expect(await renderingState(store, now + leaseDuration + 1)).toMatchObject({ failed: true })
})

it('has the problems of the last rendering', async () => {
  const at = '2026-11-22T12:00:00.000Z'
  const pages = [{ path: '/faq', reason: 'The database did not respond in time.' }]
  await storeProblems(store, pages, at)
  expect(await renderingState(store, now)).toMatchObject({ problems: { at, pages } })
  await storeProblems(store, [], at)
  expect((await renderingState(store, now)).problems).toBeUndefined()
})
