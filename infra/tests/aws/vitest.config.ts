import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of `npm run test:aws`, which `npm test` leaves out: they need Python. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '../../..'),
    include: ['infra/tests/aws/*.aws.ts'],
    // A deploy takes minutes. Each test begins where the one before ended.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    bail: 1,
    reporters: 'verbose',
  },
})
