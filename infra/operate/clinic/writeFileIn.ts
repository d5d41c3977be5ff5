import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `name` is a path in the folder, whose folders are made if they are not there. */
export function writeFileIn(folder: string, name: string, bytes: string | Buffer): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
