import { readFileSync } from 'node:fs'
import type { AppShell } from '#shared/rendering.ts'
import { criticalCssOf } from './criticalCss.ts'

interface LoadedShell extends Pick<AppShell, 'template' | 'fonts'> {
  criticalCss: (classes: ReadonlySet<string>) => string
}

let loaded: LoadedShell | undefined

/** From `shell.json`, which the build writes beside the renderer. */
export function shell(): LoadedShell {
  loaded ??= loadShell()
  return loaded
}

function loadShell(): LoadedShell {
  // web/build/build.ts wrote the file as this type.
  const shell = JSON.parse(readFileSync(new URL('./shell.json', import.meta.url), 'utf8')) as AppShell
  return { ...shell, criticalCss: criticalCssOf(shell.styles) }
}
