import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { loseResponses } from '../testing/loseResponses.ts'
import { testTable } from '../testing/testTable.ts'
import { type Clock, runDuration, withRenderLock } from './renderLock.ts'
import { addRenderRequest, everything, readLock, renderingState } from './renderRequest.ts'

const store = testTable()
/** Each call is a request. */
const run = { store, release: 'one', onlyRequested: false }
const requested = { ...run, onlyRequested: true }

/** Renderings that the test ends by calling `runs[n]`. */
function pausable() {
  const runs: (() => void)[] = []
  let started = () => {}
  const nextStart = () => new Promise<void>((resolve) => (started = resolve))
  const render = () =>
    new Promise<number>((resolve) => {
      runs.push(() => resolve(runs.length))
      started()
    })
  return { render, runs, nextStart }
}

/** A clock that stands still; `duringWait` runs in place of each pause, and `beat` is the next heartbeat. */
function fakeClock(time: number, duringWait: () => unknown = () => expect.fail('waits')) {
  const heartbeats: (() => unknown)[] = []
  const clock: Clock = {
    now: () => time,
    wait: async () => duringWait(),
    repeat: (work) => {
      heartbeats.push(work)
      return () => void heartbeats.splice(heartbeats.indexOf(work), 1)
    },
  }
  return { clock, beat: () => heartbeats[0]?.() }
}

test('two renderings never run at once, and requests during one are served by another run after it [13.49]', async () => {
  const { render, runs, nextStart } = pausable()
  const running = fakeClock(1_000)
  const start = nextStart()
  const first = withRenderLock(run, render, running.clock)
  await start
  for (const time of [2_000, 3_000]) {
    const later = fakeClock(time, running.beat)
    running.clock.now = () => time
    expect(await withRenderLock(run, render, later.clock)).toBeUndefined()
  }
  expect(runs).toHaveLength(1)

  const secondStart = nextStart()
  runs[0]?.()
  await secondStart
  expect(runs).toHaveLength(2)
  runs[1]?.()
  expect(await first).toBe(2)
})

test('a request that the running rendering serves while it waits is not rendered again', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const first = withRenderLock(run, render, fakeClock(1_000).clock)
  await start
  const waiting = fakeClock(1_000, async () => {
    const secondStart = nextStart()
    runs[0]?.()
    await secondStart
    runs[1]?.()
    await first
  })
  expect(await withRenderLock(run, () => expect.fail('renders'), waiting.clock)).toBeUndefined()
})

test('a rendering that fails ends, and the next one knows', async () => {
  const failure = withRenderLock(run, () => Promise.reject(new Error('no paper')))
  await expect(failure).rejects.toThrow('no paper')
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure)).toBe(true)
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure)).toBe(false)
})

test('a rendering that died is replaced after at most 5 seconds [13.49]', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const dead = withRenderLock(run, render, fakeClock(0).clock)
  await start
  let time = 0
  const waiting = fakeClock(0, () => {
    time += 250
  })
  waiting.clock.now = () => time
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure, waiting.clock)).toBe(true)
  expect(time).toBeGreaterThan(runDuration)
  expect(time).toBeLessThan(5_000)
  // The one that counted as dead ends after all, and leaves the item to others.
  runs[0]?.()
  await dead
  expect(await withRenderLock(run, async () => 'rendered')).toBe('rendered')
})

test('a rendering that another one has replaced is aborted at its next heartbeat', async () => {
  const { clock, beat } = fakeClock(0)
  let signal: AbortSignal | undefined
  await withRenderLock(
    run,
    async (task) => {
      signal = task.signal
      await beat()
      expect(signal.aborted).toBe(false)
      await withRenderLock(run, async () => undefined, fakeClock(runDuration + 1).clock)
      await beat()
    },
    clock,
  )
  expect(signal?.aborted).toBe(true)
})

test('a rendering whose heartbeat fails goes on', async () => {
  const { render, runs, nextStart } = pausable()
  const { clock, beat } = fakeClock(0)
  const start = nextStart()
  const first = withRenderLock(run, render, clock)
  await start
  const send = vi.spyOn(store.documents, 'send').mockRejectedValueOnce(new Error('gone'))
  await beat()
  expect(send).toHaveBeenCalledOnce()
  send.mockRestore()
  runs[0]?.()
  expect(await first).toBe(1)
})

test('a request counts as served although others go on requesting', async () => {
  const served: number[] = []
  await addRenderRequest(store, ['a'])
  await withRenderLock(requested, async () => {
    served.push((await readLock(store)).served)
    if (served.length < 3) await addRenderRequest(store, ['b'])
  })
  expect(served.map((count) => count - (served[0] ?? 0))).toEqual([0, 1, 2])
})

test('requests that a rendering has served do not render again, however many wait', async () => {
  await Promise.all(Array.from({ length: 20 }, () => addRenderRequest(store, ['faq/a'])))
  const { clock } = fakeClock(50_000)
  expect(await withRenderLock(requested, async () => 'rendered', clock)).toBe('rendered')
  expect(await withRenderLock(requested, () => expect.fail('renders'), clock)).toBeUndefined()
})

test('a rendering serves the requests of all callers until one rendering has succeeded', async () => {
  await addRenderRequest(store, ['a', 'b'])
  await addRenderRequest(store, ['b', 'c'], 12)
  const failure = withRenderLock(run, () => Promise.reject(new Error('no paper')))
  await expect(failure).rejects.toThrow('no paper')
  await addRenderRequest(store, ['d'])
  const given = await withRenderLock(requested, async (task) => task)
  expect(given).toMatchObject({ allowRemoved: 12, afterFailure: true })
  expect(given?.changes.toSorted()).toEqual([everything, 'a', 'b', 'c', 'd'])
})

test('a request names what has changed, and a call without one renders everything', async () => {
  await addRenderRequest(store, ['faq/a', '/faq'])
  const given = await withRenderLock(requested, async (task) => task)
  expect(given?.allowRemoved).toBeUndefined()
  expect(given?.changes.toSorted()).toEqual(['/faq', 'faq/a'])
  expect(await withRenderLock(run, async ({ changes }) => changes)).toEqual([everything])
})

test('a rendering learns of the changes that are requested while it runs, once each time [13.49]', async () => {
  const { clock, beat } = fakeClock(70_000)
  await addRenderRequest(store, ['faq/a'])
  const seen: unknown[] = []
  let runs = 0
  await withRenderLock(
    requested,
    async ({ newChanges }) => {
      runs += 1
      if (runs > 1) return
      await beat()
      seen.push(newChanges())
      await addRenderRequest(store, ['alert/b'])
      await beat()
      seen.push(newChanges()?.toSorted(), newChanges())
    },
    clock,
  )
  expect([seen, runs]).toEqual([[undefined, ['alert/b', 'faq/a'], undefined], 2])
})

test('newer code ends a rendering by older code at once, and older code that waits does not render', async () => {
  const { render, runs, nextStart } = pausable()
  const older = fakeClock(100_000)
  const start = nextStart()
  let signal: AbortSignal | undefined
  const first = withRenderLock(
    { ...run, release: 'older' },
    (task) => {
      signal = task.signal
      return render()
    },
    older.clock,
  )
  await start
  const newer = pausable()
  const newerStart = newer.nextStart()
  let second: Promise<unknown> | undefined
  const waiting = fakeClock(100_500, async () => {
    second = withRenderLock({ ...run, release: 'newer' }, newer.render, fakeClock(101_000).clock)
    await newerStart
  })
  const late = await withRenderLock(
    { ...requested, release: 'older' },
    () => expect.fail('renders'),
    waiting.clock,
  )
  expect(late).toBeUndefined()
  await older.beat()
  expect(signal?.aborted).toBe(true)
  runs[0]?.()
  newer.runs[0]?.()
  await Promise.all([first, second])
})

test('of two renderings of newer code that find the same older one, one renders', async () => {
  const older = pausable()
  const olderStart = older.nextStart()
  const first = withRenderLock({ ...run, release: 'older' }, older.render, fakeClock(300_000).clock)
  await olderStart
  await addRenderRequest(store, [everything])
  const newer = pausable()
  const newerStart = newer.nextStart()
  const newest = { ...requested, release: 'newest' }
  let second: Promise<unknown> | undefined
  let reads = 0
  const send = store.documents.send.bind(store.documents)
  vi.spyOn(store.documents, 'send').mockImplementation(async (command: Parameters<typeof send>[0]) => {
    reads += Number(command instanceof UpdateCommand)
    // The first update reads the lock, and the second one takes it.
    if (reads === 2) {
      vi.mocked(store.documents.send).mockRestore()
      second = withRenderLock(newest, newer.render, fakeClock(301_000).clock)
      await newerStart
    }
    return send(command)
  })
  const waiting = fakeClock(301_000, () => undefined)
  expect(await withRenderLock(newest, () => expect.fail('renders'), waiting.clock)).toBeUndefined()
  older.runs[0]?.()
  newer.runs[0]?.()
  await Promise.all([first, second])
})

test('a rendering that another one has replaced cannot record the problems of its pages over those of that one', async () => {
  const { clock } = fakeClock(400_000)
  const old = [{ reason: 'Of the older one' }]
  const now = [{ reason: 'Of the newer one' }]
  const problems = async () => (await renderingState(store, 0)).problems?.pages
  await withRenderLock(
    run,
    async (task) => {
      await task.storeProblems(old)
      expect([task.signal.aborted, await problems()]).toEqual([false, old])
      const later = fakeClock(400_000 + runDuration + 1).clock
      await withRenderLock(run, ({ storeProblems }) => storeProblems(now), later)
      await task.storeProblems(old)
      expect([task.signal.aborted, await problems()]).toEqual([true, now])
    },
    clock,
  )
})

test.each([
  ['fails', new Error('no paper')],
  ['ends', undefined],
])(
  'a rendering that %s after another has taken over does not end that one, and renders no more',
  async (_, failure) => {
    const time = failure ? 500_000 : 550_000
    const { render, runs, nextStart } = pausable()
    let second: Promise<unknown> | undefined
    let renderings = 0
    const first = withRenderLock(
      run,
      async () => {
        renderings += 1
        if (renderings > 1) throw new Error('renders again')
        const start = nextStart()
        second = withRenderLock(run, render, fakeClock(time + runDuration + 1).clock)
        await start
        if (failure) throw failure
      },
      fakeClock(time).clock,
    )
    expect(await first.catch((error: unknown) => error)).toBe(failure)
    expect((await readLock(store)).runsUntil).toBe(time + 2 * runDuration + 1)
    runs[0]?.()
    await second
  },
)

test('code that is deployed again renders, although it is older', async () => {
  expect(await withRenderLock(run, async () => 'rendered', fakeClock(600_000).clock)).toBe('rendered')
})

test('a rendering begins although the response to its start is lost', async () => {
  const end = loseResponses(store)
  const rendered = await withRenderLock(run, async () => 'rendered', fakeClock(700_000).clock)
  expect([rendered, end() > 0]).toEqual(['rendered', true])
})
