import { defineConfig } from '@playwright/test'
import { soak } from '#shared/testing/soak.ts'
import { launchOptions } from './support/browser.ts'

const browser = await launchOptions()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results',
  // By day other tests, most without a browser, show the same.
  ...(soak > 1 ? {} : { grepInvert: /@night/ }),
  // Node runs TypeScript itself, so that Playwright need not transpile it first.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // Many tests wait for a rendering or a function: with one for each core of a small machine, half of its time is idle.
  workers: 3,
  forbidOnly: true,
  // Timers of browser and editor can meet in an order that no test provokes. The end of the run names such tests.
  retries: 1,
  // Long, so that no test fails because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './support/startSystem.ts',
  use: {
    ...(process.env.SITE_ADDRESS ? { baseURL: process.env.SITE_ADDRESS } : {}),
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: browser,
    screenshot: 'only-on-failure',
  },
})
