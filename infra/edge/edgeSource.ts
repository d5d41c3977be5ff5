import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** The edge functions, each a file beside this one. */
export type EdgeFunctionName = 'canonicalAddress' | 'viewerAddress' | 'tilePath'

/**
 * The script that CloudFront runs for an edge function: its file without types, newer syntax lowered, and a
 * plain `handler`, since the edge knows no modules.
 */
export function edgeSource(name: EdgeFunctionName): string {
  const typed = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const { code } = transformSync(typed, { loader: 'ts', target: 'es2016', charset: 'ascii' })
  return code.replace(/^export function handler/m, 'function handler')
}
