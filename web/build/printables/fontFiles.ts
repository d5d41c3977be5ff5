import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export const fontFiles = { regular: fileOf(400), bold: fileOf(700) }

/** The build copies the font files beside a bundle, which has no packages. */
function fileOf(weight: number): string {
  const name = `atkinson-hyperlegible-latin-${weight}-normal.woff`
  const bundled = join(import.meta.dirname, name)
  if (existsSync(bundled)) return bundled
  return createRequire(import.meta.url).resolve(`@fontsource/atkinson-hyperlegible/files/${name}`)
}
