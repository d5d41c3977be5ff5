import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { staffMessages } from '#shared/staffMessages.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const web = join(import.meta.dirname, '../../../../dist/web')
const staffEntry = 'entry/staffApp.tsx'

/** Every file that some visitor may be given, by the build's own account. */
function visitorFiles(): string[] {
  // Vite wrote it when the site under test was built.
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const walk = (name: string) => {
    if (name === staffEntry || seen.has(name)) return
    seen.add(name)
    for (const next of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])])
      walk(next)
  }
  expect(manifest).toHaveProperty([staffEntry])
  const [start = ''] = Object.entries(manifest).find(([, { name }]) => name === 'start') ?? []
  walk(start)
  return [...seen]
    .flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])])
    .filter(Boolean)
}

test('no byte of the staff area is in what visitors download', () => {
  const files = visitorFiles()
  expect(files.length).toBeGreaterThan(5)
  const words = [
    'isAdminLoggedIn',
    'data-sonner-toaster',
    '/api/admin/',
    '/api/media',
    'Update Image',
    staffMessages.login.title,
    staffMessages.login.text,
    staffMessages.image.updatedText,
  ]
  for (const file of files) {
    const text = readFileSync(join(web, file), 'latin1')
    for (const word of words) expect(text.includes(word), `${file} says ${word}`).toBe(false)
  }
})
