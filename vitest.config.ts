import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { soak } from './infra/tests/soak.ts'

export default defineConfig({
  test: {
    // Vitest's default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'functions/**/*.test.ts', 'infra/**/*.test.ts'],
          // A hang ends here; a busy machine takes less.
          testTimeout: 120_000 * soak,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
