import type { Plugin } from 'vite'
import { clinic } from '#shared/contentFolder/clinicFolder.ts'
import { tokens, tokenValue } from '../ui/styles/tokens.ts'

/** `tokens.css` with the colors of the clinic's look. */
export const clinicTokens = Object.entries(clinic.colors).reduce((css, [name, color]) => {
  const value = typeof color === 'string' ? color : `light-dark(${color.join(', ')})`
  return css.replace(`--${name}: ${tokenValue(name)};`, `--${name}: ${value};`)
}, tokens)

export const clinicColors: Plugin = {
  name: 'clinic-colors',
  enforce: 'pre',
  transform: (_, id) => (id.endsWith('/ui/styles/tokens.css') ? clinicTokens : undefined),
}
