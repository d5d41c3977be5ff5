import { transformSync } from 'esbuild'

export const minifyStyles = (css: string): string => transformSync(css, { loader: 'css', minify: true }).code
