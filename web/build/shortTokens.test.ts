// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortTokens } from './shortTokens.ts'

const shorten = (css: string, tokens: string) =>
  postcss([shortTokens(tokens)]).process(css, { from: undefined }).css

test('a token has the same short name where it is declared, read and set again', () => {
  const tokens = ':root{--sand:#fff;--ink:#000}'
  expect(shorten(tokens, tokens)).toBe(':root{--a0:#fff;--a1:#000}')
  expect(shorten('._card{--ink:red;border:1px solid var(--ink);margin:calc(-1 * var(--sand))}', tokens)).toBe(
    '._card{--a1:red;border:1px solid var(--a1);margin:calc(-1 * var(--a0))}',
  )
})

test('a property of one sheet, and the height that scripts set, keep their names', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
  const css = '._stars{--size:1rem;width:var(--size);top:var(--header-height)}'
  expect(shorten(css, tokens)).toBe(css)
})
