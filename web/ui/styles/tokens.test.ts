// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lightColor, tokenValue } from './tokens.ts'

const web = join(import.meta.dirname, '../..')

test('colors are written in one file, the tokens', () => {
  const files = globSync('**/*.{css,html,ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] })
  const literal = /#[0-9a-f]{3}(?:[0-9a-f]{3})?(?:[0-9a-f]{2})?\b|\b(?:rgb|hsl)a?\(/i
  const withColors = files.filter((file) => literal.test(readFileSync(join(web, file), 'utf8')))
  expect(withColors.toSorted()).toEqual(['ui/styles/tokens.css'])
})

test('visitors read text in two weights, and headings in one', () => {
  const files = globSync('{public,ui}/**/*.css', { cwd: web, exclude: ['**/fonts.css'] })
  const text = files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n')
  const weights = [...text.matchAll(/(?<=font-weight: |font: )\w+[^;]*/g)].map(([value]) =>
    value.includes('serif') ? `heading ${value.split(' ')[0]}` : value.split(' ')[0],
  )
  expect([...new Set(weights)].toSorted()).toEqual([
    '400',
    '560',
    '700',
    'heading 400',
    'heading 560',
    'inherit',
  ])
})

test('every custom property that a sheet reads is declared', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: web })
  const text = files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n')
  const declared = new Set([...text.matchAll(/(--[\w-]+)(?:'?\]?:|',)/g)].map(([, name]) => name))
  const read = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([])
})

test('a token is read as declared; a missing one fails the build', () => {
  expect(tokenValue('sand')).toBe('light-dark(#faf6ee, #101c1b)')
  expect(lightColor('sand')).toBe('#faf6ee')
  expect(() => tokenValue('mauve')).toThrow('tokens.css declares no --mauve.')
})
