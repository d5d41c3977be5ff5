import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const web = join(import.meta.dirname, '../../../../dist/web')
/** Loaded on staff pages, and on public ones for members who are logged in. */
const staffEntries = ['entry/staffApp.tsx', 'staff/editLink/showEditLink.ts']

const readManifest = () =>
  JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** Every file that a visitor's browser may load, according to the build's manifest. */
function visitorFiles(): string[] {
  const manifest = readManifest()
  const seen = new Set<string>()
  const walk = (name: string) => {
    if (staffEntries.includes(name) || seen.has(name)) return
    seen.add(name)
    for (const next of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])])
      walk(next)
  }
  for (const entry of staffEntries) expect(manifest).toHaveProperty([entry])
  const [start = ''] = Object.entries(manifest).find(([, { name }]) => name === 'start') ?? []
  walk(start)
  return [...seen]
    .flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])])
    .filter(Boolean)
}

test('visitors download no code of the staff area [13.68]', () => {
  const files = visitorFiles()
  expect(files.length).toBeGreaterThan(5)
  const words = [
    'isAdminLoggedIn',
    'data-sonner-toaster',
    '/api/admin/',
    '/api/media',
    'Update Image',
    'Admin Login',
    'Enter your credentials to access the dashboard',
    'The service page image has been updated successfully.',
  ]
  for (const file of files) {
    const text = readFileSync(join(web, file), 'latin1')
    for (const word of words) expect(text.includes(word), `${file} contains ${word}`).toBe(false)
  }
})

test('the dashboard loads at most 166 KB of scripts', () => {
  const manifest = readManifest()
  const names = new Set<string>()
  const walk = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const next of manifest[name]?.imports ?? []) walk(next)
  }
  const [start = ''] = Object.entries(manifest).find(([, { name }]) => name === 'start') ?? []
  for (const name of [start, ...staffEntries.slice(0, 1)]) walk(name)
  const sizes = [...names].map(
    (name) => brotliCompressSync(readFileSync(join(web, manifest[name]?.file ?? ''))).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(166_000)
})
