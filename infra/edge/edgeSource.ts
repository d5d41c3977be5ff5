import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

export type EdgeFunctionName = 'canonicalAddress' | 'movedPage' | 'viewerAddress' | 'tilePath'

/** What CloudFront runs for an edge function: its file without types, newer syntax and the module's `export`. */
export function edgeSource(name: EdgeFunctionName): string {
  const typed = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const { code } = transformSync(typed, { loader: 'ts', target: 'es2016', charset: 'ascii' })
  return code.replace(/^export function handler/m, 'function handler')
}
