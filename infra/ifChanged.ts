import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Inputs {
  stamp: string
  patterns: readonly string[]
  settings?: object
}

const root = path.join(import.meta.dirname, '..')

export async function ifChanged(
  { stamp, patterns, settings = {} }: Inputs,
  build: () => Promise<void>,
): Promise<void> {
  const version = versionOf([...patterns, 'package-lock.json'], settings)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return
  // Removed first, so that an interrupted build is repeated.
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, version)
}

function versionOf(patterns: readonly string[], settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  for (const file of files) {
    const name = path.join(file.parentPath, file.name)
    if (!file.isFile() || /\.test\.tsx?$/.test(name)) continue
    hash.update(`${name}\0`).update(readFileSync(name))
  }
  return hash.digest('hex')
}
