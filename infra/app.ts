import { siteApp } from './aws/siteApp.ts'
import { buildSite } from './build.ts'
import { productionProblems } from './operate/placeholders.ts'
import { isProduction, readSettings } from './settings.ts'

/** `cdk synth` and `cdk deploy` run this. It builds what has changed, so a fresh clone needs only `npm ci`. */
const read = readSettings(JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'))
const problems = 'problems' in read ? read.problems : isProduction(read.settings) ? productionProblems() : []
if ('settings' in read && problems.length === 0) {
  siteApp({ ...(await buildSite()), ...read.settings }, { checked: true }).synth()
} else {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
