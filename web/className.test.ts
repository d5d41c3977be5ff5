import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './className.ts'

test('a class is named after its sheet and itself', () => {
  expect(className('links', '/site/web/layout/footer/Footer.module.css')).toBe('_Footer_links')
})

test('no two sheets have the same name: their classes would be one', () => {
  const names = globSync('**/*.module.css', { cwd: join(import.meta.dirname) }).map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
