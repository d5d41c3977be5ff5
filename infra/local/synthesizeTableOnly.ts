import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { byFunction } from '../aws/lambdas.ts'
import { synthesize } from './startLocal.ts'

/**
 * Writes the local stage's template with empty functions and an empty web build, which is enough to know its table:
 * development needs neither, and must start while either does not build.
 * @returns the folder of the cloud assembly.
 */
export async function synthesizeTableOnly(outdir: string): Promise<string> {
  const empty = path.join(outdir, 'empty')
  mkdirSync(path.join(empty, 'assets'), { recursive: true })
  writeFileSync(path.join(empty, 'index.mjs'), '')
  const functionFolders = byFunction(() => empty)
  const assembly = path.join(outdir, 'cdk.out')
  await synthesize(
    { webFolder: empty, functionFolders },
    { outdir: assembly, address: 'http://localhost:8080' },
  )
  return assembly
}
