import { expect, it } from 'vitest'
import { testTable } from '../testing/testTable.ts'
import { type RenderTask, runDuration, withRenderLock } from './renderLock.ts'
import { addRenderRequest, renderingState } from './renderRequest.ts'

const store = testTable()

const now = 1_000_000
const stateAt = (time: number) => renderingState(store, time)
const clock = {
  now: () => now,
  wait: async () => expect.fail('waits'),
  repeat: () => () => undefined,
}
const rendering = (render: (task: RenderTask) => Promise<unknown>) =>
  withRenderLock({ store, release: 'r', onlyRequested: true }, render, clock)

it('counts the renderings that were requested and published', async () => {
  expect(await stateAt(now)).toEqual({ requested: 0, published: 0, failed: false })
  await addRenderRequest(store, ['faq/a'])
  await rendering(async () =>
    expect(await stateAt(now)).toEqual({ requested: 1, published: 0, failed: false }),
  )
  expect(await stateAt(now)).toEqual({ requested: 1, published: 1, failed: false })
})

it('has failed from the end of an interrupted rendering until another one begins', async () => {
  await addRenderRequest(store, ['faq/a'])
  await expect(rendering(() => Promise.reject(new Error('no paper')))).rejects.toThrow()
  expect(await stateAt(now)).toEqual({ requested: 2, published: 1, failed: true })
  await rendering(async () => {
    expect(await stateAt(now)).toMatchObject({ failed: false })
    expect(await stateAt(now + runDuration + 1)).toMatchObject({ failed: true })
  })
})

it('has the problems of the last rendering', async () => {
  const at = new Date(now).toISOString()
  const pages = [{ path: '/faq', reason: 'The database did not respond in time.' }]
  for (const found of [pages, []]) {
    await addRenderRequest(store, ['faq/a'])
    await rendering(({ storeProblems }) => storeProblems(found))
    expect((await stateAt(now)).problems).toEqual(found.length > 0 ? { at, pages } : undefined)
  }
})
