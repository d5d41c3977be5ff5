import { expect, it, vi } from 'vitest'
import { showProgress } from './runStep.ts'

it('the terminal shows a step when it starts, and when it ends how long it took', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const shown = () => write.mock.calls.map(([line]) => line)
  const result = await showProgress('Building the web app', async () => {
    expect(shown()).toEqual(['Building the web app …\n'])
    return 'built'
  })
  expect(result).toBe('built')
  expect(shown().at(-1)).toMatch(/^Building the web app: \d+\.\d s\n$/)
})
