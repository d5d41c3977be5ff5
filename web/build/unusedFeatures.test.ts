import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replacements } from './unusedFeatures.ts'

const root = join(import.meta.dirname, '../..')
const exportsOf = (code: string) =>
  [...code.matchAll(/\bexport (?:\{(.*)\}|const (.*)|function (\w+))/g)]
    .flatMap(([, list, constants = '', name]) =>
      name ? [name] : (list?.split(',') ?? constants.match(/\b\w+(?= =)/g) ?? []),
    )
    .map((name) => name.split(' as ').at(-1)?.trim())
    .sort()

it.each(Object.entries(replacements))(
  '%s exists, and its replacement exports the same names',
  (file, code) => {
    const original = readFileSync(join(root, file), 'utf8')
    expect(exportsOf(code)).toEqual(exportsOf(original))
  },
)

it('no code of the site uses a replaced feature', () => {
  const used = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('unusedFeatures'))
    .filter((file) =>
      /\b(?:<Link\b|createLink|useLinkProps|use\w*InfiniteQuery|useSuspense\w+|throwOnError|QueryErrorResetBoundary|ScrollRestoration)\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
  expect(used).toEqual([])
})
