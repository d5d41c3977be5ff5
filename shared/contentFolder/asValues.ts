import type { Plugin } from 'esbuild'
import { seed } from '../content/seed.ts'
import * as cards from '../region/cards.ts'
import * as ours from '../region/ours.ts'
import * as phone from '../region/samplePhone.ts'

/** Modules that read files of the clinic, which browsers and functions do not have. */
const modules = {
  '/shared/content/seed.ts': { seed },
  '/shared/content/site.ts': { site: seed.site },
  '/shared/region/ours.ts': ours,
  '/shared/region/cards.ts': cards,
  '/shared/region/samplePhone.ts': phone,
}

function load(id: string): string | undefined {
  const [, values] = Object.entries(modules).find(([name]) => id.endsWith(name)) ?? []
  return (
    values &&
    Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  )
}

/** Replaces them by their values when Vite makes a bundle. */
export const valuesForVite = { name: 'as-values', load }

export const valuesForEsbuild: Plugin = {
  name: 'as-values',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/shared\/(content|region)\/\w+\.ts$/ }, ({ path }) => {
      const contents = load(path)
      return contents === undefined ? undefined : { contents }
    }),
}
