import type { BuildOptions } from 'esbuild'

/** Options with which esbuild bundles an ES module for Lambda's Node.js. */
export const nodeBundle = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // By default esbuild prefers `main`: CommonJS, which cannot be tree-shaken.
  mainFields: ['module', 'main'],
  legalComments: 'none',
  // The SDK and pdfkit call `require` for some built-in modules, which an ES module does not have.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  logLevel: 'warning',
} satisfies BuildOptions
