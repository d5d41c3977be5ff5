import { join } from 'node:path'
import { build } from 'esbuild'

/** The script of the contact form's page, which is outside the app and must stay small. */
export async function contactFormScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../entry/contactForm.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text).join('')
}
