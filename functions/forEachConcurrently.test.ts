import { setImmediate as tick } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { forEachConcurrently } from './forEachConcurrently.ts'

describe('concurrent actions', () => {
  it('start as long as fewer than 16 run, and reach every item', async () => {
    const finish: (() => void)[] = []
    const act = () => new Promise<void>((resolve) => finish.push(resolve))
    const all = forEachConcurrently(Array(18).keys(), act)
    for (const [finished, started] of [16, 17, ...Array<number>(16).fill(18)].entries()) {
      // One starts in each turn of the event loop.
      for (let turn = 0; turn <= started; turn += 1) await tick()
      expect(finish).toHaveLength(started)
      finish[finished]?.()
    }
    await all
  })

  it('let timers and responses in between any two, even if no action waits for anything', async () => {
    let acted = 0
    const seen: number[] = []
    const look = () => {
      seen.push(acted)
      if (acted < 100) setImmediate(look)
    }
    setImmediate(look)
    await forEachConcurrently(Array(100).keys(), async () => (acted += 1))
    expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it.each([
    ['first', 0],
    ['last', 9],
  ])('reject when the %s one fails, though others succeed after it', async (_, failing) => {
    async function* numbers() {
      for (let number = 0; number < 10; number += 1) yield await tick(number)
    }
    const all = forEachConcurrently(numbers(), async (number) => {
      if (number === failing) throw new Error('torn')
    })
    await expect(all).rejects.toThrow('torn')
  })
})
