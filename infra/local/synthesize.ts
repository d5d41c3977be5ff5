import type { Built } from '../build.ts'
import { defaultTilesUrl, type Settings } from '../settings.ts'

export type LocalSettings = Partial<Pick<Settings, 'contactFormUrl' | 'contactFormScript'>>

interface LocalTemplate extends LocalSettings {
  outdir: string
  address?: string
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
