import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DangerModel } from '../public/pages/search/dangerClassifier.ts'

interface Stored {
  version: string
  model: DangerModel
}

/** Training takes seven seconds, so builds and tests share a stored model until the version of its inputs changes. */
export function storedModel(file: string, version: string, train: () => DangerModel): DangerModel {
  const stored = read(file)
  if (stored?.version === version) return stored.model
  const model = train()
  mkdirSync(dirname(file), { recursive: true })
  // Renaming is atomic, so no other process reads a half-written file.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, JSON.stringify({ version, model } satisfies Stored))
  renameSync(partial, file)
  return model
}

function read(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored // Only the function above writes it.
  } catch {
    return undefined // The file does not exist, or somebody has changed it.
  }
}
