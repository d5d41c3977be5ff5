import { defineConfig } from '@playwright/test'
import { foundEngines } from './engines.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results/engines',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Long, so that no check fails because the machine is busy.
  timeout: 480_000,
  reporter: [['list']],
  globalSetup: './startEngines.ts',
  projects: foundEngines.map(({ name, old }) => ({
    name,
    testMatch: old ? 'visitors.spec.ts' : '**/*.spec.ts',
  })),
})
