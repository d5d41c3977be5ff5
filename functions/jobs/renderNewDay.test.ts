import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '#shared/keys.ts'
import { everyPage } from '#shared/kinds/kind.ts'
import { region } from '#shared/region/ours.ts'
import { timeZones } from '#shared/region/timeZones.ts'
import { readLock } from '../store/renderRequest.ts'
import { deleteItem } from '../store/write.ts'
import { mockClient } from '../testing/mockClient.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'
import { renderNewDay } from './renderNewDay.ts'

const store = testTable(createHandlerTable)
const lambda = mockClient(LambdaClient)
beforeEach(async () => {
  vi.stubEnv('RENDER_FUNCTION', 'test-render')
  lambda.reset()
  lambda.on(InvokeCommand).resolves({ StatusCode: 202 })
  await deleteItem(store, keys.renderLock())
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Runs the job at each time. Returns after which of them a rendering was requested and started. */
async function renderedAt(times: readonly string[]): Promise<string[]> {
  const rendered: string[] = []
  for (const time of times) {
    const before = lambda.commandCalls(InvokeCommand).length
    await renderNewDay(store, Date.parse(time))
    if (lambda.commandCalls(InvokeCommand).length > before) rendered.push(time)
  }
  expect((await readLock(store)).requests).toBe(rendered.length)
  return rendered
}

it.each([
  ['in winter', '2027-01-01T00:00-05:00', '2026-12-31T23:59-05:00'],
  ['in summer', '2027-07-01T00:00-04:00', '2027-06-30T23:59-04:00'],
  ['on the day whose night has 25 hours', '2026-11-01T00:00-04:00', '2026-10-31T23:59-04:00'],
  ['on the day whose night has 23 hours', '2027-03-14T00:00-05:00', '2027-03-13T23:59-05:00'],
])(
  '%s, every page is rendered in the minute after midnight at the clinic [2.78]',
  async (_, midnight, before) => {
    expect(await renderedAt([before, midnight])).toEqual([midnight])
    expect((await readLock(store)).changed).toEqual(new Set([everyPage]))
    const [call] = lambda.commandCalls(InvokeCommand)
    expect(JSON.parse(String(call?.args[0].input.Payload))).toMatchObject({ reason: 'change' })
  },
)

it('no other hour renders every page, midnight of UTC included', async () => {
  const hours = Array.from({ length: 23 }, (_, hour) =>
    new Date(Date.UTC(2027, 0, 1, 6 + hour)).toISOString(),
  )
  expect(hours).toContain('2027-01-02T00:00:00.000Z')
  expect(await renderedAt(hours)).toEqual([])
})

it('a day is rendered once, however often the job runs, also when the minute of midnight was skipped [2.78]', async () => {
  const times = ['00:04', '00:04', '00:05', '00:59', '01:00'].map((time) => `2027-01-01T${time}-05:00`)
  expect(await renderedAt(times)).toEqual(times.slice(0, 1))
  expect((await readLock(store)).requests).toBe(1)
  const next = '2027-01-02T00:00-05:00'
  await renderNewDay(store, Date.parse(next))
  expect((await readLock(store)).requests).toBe(2)
})

it('the request of a day waits for the next run where the renderer does not start', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  lambda.on(InvokeCommand).rejects(new Error('The renderer is gone'))
  await renderNewDay(store, Date.parse('2027-01-01T00:00-05:00'))
  const { requests, served } = await readLock(store)
  expect([requests, served]).toEqual([1, 0])
})

it('a day is rendered for each zone of the state', async () => {
  vi.spyOn(region, 'timeZones', 'get').mockReturnValue([timeZones[1], timeZones[0]])
  const midnights = ['2026-12-26T00:00-05:00', '2026-12-26T00:00-06:00', '2026-12-27T00:00-05:00']
  expect(await renderedAt(['2026-12-25T23:59-05:00', ...midnights])).toEqual(midnights)
})
