import { readFileSync } from 'node:fs'
import type { AppShell } from '#shared/rendering.ts'
import { criticalCssOf } from './criticalCss.ts'

/** The browser's build as a document needs it. */
interface ReadShell extends Pick<AppShell, 'template' | 'fonts'> {
  /** The rules that a page needs, by its HTML. */
  criticalCss: (html: string) => string
}

let read: ReadShell | undefined

/** The browser's build, from `shell.json` beside the built renderer. */
export function shell(): ReadShell {
  read ??= readShell()
  return read
}

function readShell(): ReadShell {
  // The build wrote the file: it has the shape that it was written with.
  const shell = JSON.parse(readFileSync(new URL('./shell.json', import.meta.url), 'utf8')) as AppShell
  return { ...shell, criticalCss: criticalCssOf(shell.styles) }
}
