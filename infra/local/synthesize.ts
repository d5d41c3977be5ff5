import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { byFunction } from '../aws/lambdas.ts'
import type { Built } from '../build.ts'
import { defaultTilesUrl } from '../settings.ts'

interface LocalTemplate {
  outdir: string
  address?: string
  contactFormUrl?: string | undefined
  contactFormScript?: string | undefined
  waf?: boolean | undefined
}

/** Synthesizes the stage `local`, without the checks that `npm test` makes. */
export async function synthesize(
  built: Built,
  { outdir, address = 'http://localhost:8080', ...settings }: LocalTemplate,
): Promise<void> {
  process.env.CDK_VALIDATION = 'false'
  const { siteApp } = await import('../aws/siteApp.ts')
  const options = { ...built, stage: 'local', tilesUrl: defaultTilesUrl, address, ...settings }
  siteApp(options, { outdir, checked: false }).synth()
}

/**
 * Synthesizes the stage `local` with empty functions and an empty web app: development needs only the table, and
 * must start even if the rest does not build. Returns the folder of the cloud assembly.
 */
export async function synthesizeWithoutBuild(folder: string): Promise<string> {
  const empty = path.join(folder, 'empty')
  for (const name of ['assets', 'art']) mkdirSync(path.join(empty, name), { recursive: true })
  writeFileSync(path.join(empty, 'index.mjs'), '')
  const outdir = path.join(folder, 'cdk.out')
  await synthesize({ webFolder: empty, functionFolders: byFunction(() => empty) }, { outdir })
  return outdir
}
