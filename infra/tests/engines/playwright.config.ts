import { defineConfig } from '@playwright/test'
import { foundEngines } from './engines.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results/engines',
  workers: 2,
  forbidOnly: true,
  // Drivers of engines lose a key or a connection now and then. The end of the run names such checks.
  retries: 1,
  // Long, so that no check fails because the machine is busy.
  timeout: 480_000,
  reporter: [['list']],
  globalSetup: './startEngines.ts',
  projects: foundEngines.map(({ name, old }) => ({
    name,
    testMatch: old ? 'visitors.spec.ts' : '**/*.spec.ts',
  })),
})
