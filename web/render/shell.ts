import { readFileSync } from 'node:fs'
import type { AppShell } from '#shared/rendering.ts'
import { criticalCssOf } from './criticalCss.ts'

let loaded: ReturnType<typeof loadShell> | undefined

/** The content of `shell.json`, which the build writes beside the renderer. */
export const shell = () => (loaded ??= loadShell())

function loadShell() {
  // `web/build/build.ts` writes the file with this type.
  const shell = JSON.parse(readFileSync(new URL('./shell.json', import.meta.url), 'utf8')) as AppShell
  // This script hides alerts that have ended or were dismissed. Only pages with alerts have it, right after the alerts.
  const [start, alertScript = '', end] = shell.template.split('<!--alerts-->')
  return {
    template: `${start}${end}`,
    alertScript,
    criticalCss: criticalCssOf(shell.styles),
    fonts: shell.fonts,
  }
}
