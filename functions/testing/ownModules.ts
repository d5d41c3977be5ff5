/** Files of a worker share the libraries that it has loaded, but neither this project's modules nor the environment. */
import { afterAll, vi } from 'vitest'
import { mocks } from './mockClient.ts'

const environment = { ...process.env }

afterAll(() => {
  for (const mock of mocks) mock.restore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.resetModules()
})
