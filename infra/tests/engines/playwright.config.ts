import { defineConfig } from '@playwright/test'
import { soak } from '#shared/testing/soak.ts'
import { foundEngines } from './engines.ts'

// By day other tests show the same, an old phone stays narrow, and other engines show pages without scripts.
const skipped = ({ old, slowStart }: (typeof foundEngines)[number]) =>
  soak > 1 ? [] : [/@night/, ...(old ? [/@wide/] : []), ...(slowStart ? [/@withoutScripts/] : [])]

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
  projects: foundEngines.map((engine) => ({
    name: engine.name,
    testMatch: engine.old ? 'visitors.spec.ts' : '**/*.spec.ts',
    grepInvert: skipped(engine),
    // A browser's start takes as much as five checks.
    workers: 1,
  })),
})
