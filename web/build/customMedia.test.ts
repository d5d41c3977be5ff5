// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { breakpoints } from '../ui/styles/breakpoints.ts'
import { customMedia } from './customMedia.ts'

const resolve = (css: string) => postcss([customMedia(breakpoints)]).process(css, { from: undefined }).css
const web = join(import.meta.dirname, '..')

test('a named breakpoint becomes its media query, alone, negated or with other conditions', () => {
  expect(resolve('@media (--laptop) {}')).toBe('@media (min-width: 64rem) {}')
  expect(resolve('@media not (--wide-tablet) {}')).toBe('@media not all and (min-width: 56rem) {}')
  expect(resolve('@media (--tablet) and (hover) {}')).toBe('@media (min-width: 48rem) and (hover) {}')
})

test('an unknown breakpoint fails the build', () => {
  expect(() => resolve('@media (--television) {}')).toThrow('There is no breakpoint --television.')
})

test('a negation within a query fails the build, since Safari 15 ignores the rules in it', () => {
  expect(() => resolve('@media screen and (not (--tablet)) {}')).toThrow('Older browsers do not know')
  expect(resolve('@media (--laptop), not (--tablet) {}')).toBe(
    '@media (min-width: 64rem), not all and (min-width: 48rem) {}',
  )
})

test('every sheet names its breakpoints, and each of them exists', () => {
  for (const file of globSync('**/*.css', { cwd: web })) {
    const css = readFileSync(join(web, file), 'utf8')
    expect(css, file).not.toMatch(/@media[^{]*\((min|max)-width/)
    expect(() => resolve(css), file).not.toThrow()
  }
})
