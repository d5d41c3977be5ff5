import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from '../build.ts'
import { showProgress } from '../runStep.ts'
import type { Settings } from '../settings.ts'
import { type Template, templateIn } from './retainedResources.ts'

/** Synthesizes the stage as a deploy does, without the checks of its rules. */
export async function nextTemplate(settings: Settings): Promise<Template> {
  const built = await buildSite(showProgress)
  const { siteApp } = await import('../aws/siteApp.ts')
  const outdir = mkdtempSync(path.join(tmpdir(), 'next-template-'))
  try {
    return templateIn(siteApp({ ...built, ...settings }, { outdir, checked: false }).synth())
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}
