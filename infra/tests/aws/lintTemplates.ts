import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { synthesize } from '../../testing/synthesized.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { installed } from './tools.ts'

/** Stages with different resources. */
const stages: Record<string, Readonly<Record<string, string>>> = {
  trial: {},
  production: {
    alarmEmail: 'alarms@clinic.example',
    noticeEmail: 'desk@clinic.example',
    waf: 'true',
    domain: 'www.clinic.example',
    hostedZone: 'Z0123456789ABC',
  },
}

const folder = temporaryFolder()
const files = Object.entries(stages).map(([stage, settings]) => {
  const file = path.join(folder, `${stage}.json`)
  writeFileSync(file, synthesize({ stage, ...settings }).text)
  return file
})
const { stdout } = await promisify(execFile)(installed.cfnLint, [
  ...['--non-zero-exit-code', 'warning'],
  // The CDK names dependencies that follow from references too.
  ...['--ignore-checks', 'W3005', '--'],
  ...files,
]).catch((error: { stdout: string }) => {
  process.exitCode = 1
  return error
})
process.stdout.write(stdout || `cfn-lint finds nothing in ${files.length} templates.\n`)
