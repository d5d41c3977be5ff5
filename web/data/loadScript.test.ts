import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { loadScript, ScriptError } from './loadScript.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a script that comes is its module', async () => {
  expect(await loadScript(async () => ({ Page: 'page' }))).toEqual({ Page: 'page' })
})

test('a script that cannot be fetched is a lost script', async () => {
  const lost = loadScript(() => Promise.reject(new TypeError('Importing a module script failed.')))
  await expect(lost).rejects.toThrow(ScriptError)
})

test('a script that does not come within 10 seconds is lost', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  loadScript(() => new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(limits.readTimeout - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.any(ScriptError))
})
