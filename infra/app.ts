import { silenceLog } from '../functions/log.ts'
import { siteApp } from './aws/siteApp.ts'
import { buildSite } from './build.ts'
import { terminalMessage } from './commandError.ts'
import { deployedStack, deployProblems } from './operate/deployProblems.ts'
import { replacementProblems, templateIn } from './operate/retainedResources.ts'
import { notStoredWarning, readStageSettings } from './stageFile.ts'

/** Runs in `cdk synth` and `cdk deploy`. It builds what has changed, so a fresh clone needs only `npm ci`. */
async function synthesize(): Promise<string[]> {
  const read = readStageSettings(JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'))
  if ('problems' in read) return read.problems
  const stack = await deployedStack(read.settings, process.env)
  const problems = await deployProblems(read.settings, stack)
  if (problems.length > 0) return problems
  if (read.notStored.length > 0) process.stderr.write(`${notStoredWarning(read)}\n`)
  const app = siteApp({ ...(await buildSite()), ...read.settings }, { checked: true })
  return replacementProblems(stack?.template, templateIn(app.synth()))
}

silenceLog()
const problems = await synthesize().catch((error: unknown) => [terminalMessage(error)])
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
