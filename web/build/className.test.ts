import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { countedClasses, readableClass } from './className.ts'

const web = join(import.meta.dirname, '..')
const footer = '/site/web/layout/footer/Footer.module.css'

test('in development a class is named after its sheet and itself', () => {
  expect(readableClass('links', footer)).toBe('_Footer_links')
  expect(readableClass('links', `${footer}?inline`)).toBe('_Footer_links')
})

test('in production a class has a short unique name, the same in every build', () => {
  const [once, again] = [countedClasses(web), countedClasses(web)]
  expect(once('links', footer)).toMatch(/^[a-zA-Z][a-z0-9]$/)
  expect(again('links', footer)).toBe(once('links', footer))
  expect(once('heading', footer)).not.toBe(once('links', footer))
  expect(once('heading', '/site/web/ui/CrisisLines.module.css')).not.toBe(once('heading', footer))
})

test('an animation keeps its readable name', () => {
  expect(countedClasses(web)('breathe', '/site/web/ui/Skeletons.module.css')).toBe('_Skeletons_breathe')
})

test('no two sheets have the same name, since their classes would clash', () => {
  const names = globSync('**/*.module.css', { cwd: web }).map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
