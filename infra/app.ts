import { siteApp } from './aws/siteApp.ts'
import { buildSite } from './build.ts'
import { deployProblems } from './operate/deployProblems.ts'
import { notStoredWarning, readStageSettings } from './stageFile.ts'

/** Runs in `cdk synth` and `cdk deploy`. It builds what has changed, so a fresh clone needs only `npm ci`. */
const read = readStageSettings(JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'))
const problems = 'problems' in read ? read.problems : await deployProblems(read.settings, process.env)
if ('settings' in read && problems.length === 0) {
  if (read.notStored.length > 0) process.stderr.write(`${notStoredWarning(read)}\n`)
  siteApp({ ...(await buildSite()), ...read.settings }, { checked: true }).synth()
} else {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
