import path from 'node:path'
import { build } from 'esbuild'
import { formScriptPath } from '../../public/contactForm/formPage.ts'

/** What the script loads once somebody uses the form. */
export const formUsePath = formScriptPath.replace(/[^/]+$/, 'use.js')

/** A script of the contact form's page, which is outside the app and must stay small. */
export async function contactFormScript(address: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../../entry/contactForm.ts')],
    outdir: path.dirname(formScriptPath),
    entryNames: path.parse(formScriptPath).name,
    chunkNames: path.parse(formUsePath).name,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  const file = outputFiles.find((output) => path.basename(output.path) === path.basename(address))
  if (!file) throw new Error(`The contact form has no script ${address}`)
  return file.text
}
