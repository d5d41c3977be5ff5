import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Generated files such as PDFs need the values, but no browser applies `tokens.css` to them.
export const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The declared value of a token, which may be a `light-dark()` pair. */
export function tokenValue(name: string, css = tokens): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1]
  if (!value) throw new Error(`tokens.css declares no --${name}.`)
  return value
}

export function lightColor(name: string, css = tokens): `#${string}` {
  const [, hex] = tokenValue(name, css).match(/#([0-9a-f]{6})/) ?? []
  if (!hex) throw new Error(`--${name} is not a color.`)
  return `#${hex}`
}
