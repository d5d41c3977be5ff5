import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyBuild } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

// In a process of its own: the CDK reads CDK_VALIDATION once.
it('the template passes the rules of AwsSolutions and of the CDK, apart from acknowledged findings', () => {
  const folder = temporaryFolder()
  const script = path.join(folder, 'synth.ts')
  const options = { ...emptyBuild(folder), stage: 'test', tilesUrl: 'https://tiles.example/' }
  const outdir = path.join(folder, 'cdk.out')
  writeFileSync(
    script,
    `import { siteApp } from ${JSON.stringify(path.join(import.meta.dirname, 'siteApp.ts'))}
siteApp(${JSON.stringify(options)}, { outdir: ${JSON.stringify(outdir)}, checked: true }).synth()`,
  )
  const environment = { ...process.env, CDK_VALIDATION: '' }
  expect(() => execFileSync(process.execPath, [script], { env: environment, stdio: 'pipe' })).not.toThrow()
})
