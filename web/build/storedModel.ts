import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DangerModel } from '../public/pages/search/dangerClassifier.ts'

interface Stored {
  version: string
  model: DangerModel
}

/** Training takes seven seconds, so that builds and tests share a model until what it is trained from has another version. */
export function storedModel(file: string, version: string, train: () => DangerModel): DangerModel {
  const stored = read(file)
  if (stored?.version === version) return stored.model
  const model = train()
  mkdirSync(dirname(file), { recursive: true })
  // Another process never reads half of it.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, JSON.stringify({ version, model } satisfies Stored))
  renameSync(partial, file)
  return model
}

function read(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored // Only the function above writes it.
  } catch {
    return undefined // It does not exist, or somebody has changed it.
  }
}
