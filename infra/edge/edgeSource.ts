import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

export type EdgeFunctionName = 'canonicalAddress' | 'movedPage' | 'viewerAddress' | 'tilePath'

/** The code of an edge function for CloudFront: its file bundled with its imports, without types and newer syntax. */
export function edgeSource(name: EdgeFunctionName): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2016',
    charset: 'ascii',
  })
  return outputFiles.map(({ text }) => text.replace(/^export \{[^}]*\};\n/m, '')).join('')
}
