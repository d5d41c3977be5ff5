import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { byDay } from '#shared/testing/soak.ts'
import { emptyBuild } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const zone = { domain: 'www.example.org', hostedZone: 'Z0123456789ABC' }
const mails = { alarmEmail: 'it@example.org', noticeEmail: 'desk@example.org' }
const contactForm = {
  contactFormUrl: 'https://forms.example/f/1',
  contactFormScript: 'https://forms.example/embed.js',
}

/** By day the production stage, which has the most. */
const stages = {
  'a stage for tests': { stage: 'test' },
  'a stage with an existing website': { stage: 'dev', ...zone, takeOverRecords: 'CNAME' },
  'the production stage': { stage: 'production', ...zone, waf: true, ...mails, ...contactForm },
}

it('stages pass the rules of AwsSolutions and of the CDK, apart from acknowledged findings', () => {
  const folder = temporaryFolder()
  const script = path.join(folder, 'synth.ts')
  const synths = byDay(Object.entries(stages), 2).map(([name, settings]) => {
    const options = { ...emptyBuild(folder), tilesUrl: 'https://tiles.example/', ...settings }
    const outdir = path.join(folder, settings.stage)
    return `console.error(${JSON.stringify(name)})
siteApp(${JSON.stringify(options)}, { outdir: ${JSON.stringify(outdir)}, checked: true }).synth()`
  })
  const siteApp = path.join(import.meta.dirname, 'siteApp.ts')
  writeFileSync(script, [`import { siteApp } from ${JSON.stringify(siteApp)}`, ...synths].join('\n'))
  // In a process of its own: the CDK reads CDK_VALIDATION once.
  const environment = { ...process.env, CDK_VALIDATION: '' }
  expect(() => execFileSync(process.execPath, [script], { env: environment, stdio: 'pipe' })).not.toThrow()
})
