import { readFileSync } from 'node:fs'
import type { Shell } from '#shared/rendering.ts'

let read: Shell | undefined

/** The browser's build as the renderer needs it, from `shell.json` beside the built renderer. */
export function shell(): Shell {
  // The build wrote the file: it has the shape that it was written with.
  read ??= JSON.parse(readFileSync(new URL('./shell.json', import.meta.url), 'utf8')) as Shell
  return read
}
