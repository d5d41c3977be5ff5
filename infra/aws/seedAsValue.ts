import type { Plugin } from 'esbuild'
import { seed } from '#shared/content/seed.ts'

/** A bundle has the content of a new site as a value: its files stay behind. */
export const seedAsValue: Plugin = {
  name: 'seed-as-value',
  setup(build) {
    build.onLoad({ filter: /shared\/content\/seed\.ts$/ }, () => ({
      contents: `export const seed = ${JSON.stringify(seed)}`,
    }))
  },
}
