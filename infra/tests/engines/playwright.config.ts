import { defineConfig } from '@playwright/test'
import { soak } from '#shared/testing/soak.ts'
import { foundEngines } from './engines.ts'

// By day other tests show the same, and an old phone stays narrow.
const skipped = (old = false) => (soak > 1 ? [] : old ? [/@night/, /@wide/] : [/@night/])

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
    grepInvert: skipped(old),
    // A browser's start takes as much as five checks.
    workers: 1,
  })),
})
