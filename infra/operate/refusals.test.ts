import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const commands = {
  content: 'operate/content.ts',
  staff: 'operate/staff.ts',
  doctor: 'operate/doctor.ts',
  start: 'local/start.ts',
  'npx cdk deploy': 'app.ts',
}

/** Runs a command in an empty folder, as somebody who is not signed in to AWS. */
function run(
  command: keyof typeof commands,
  args: readonly string[],
  variables: Record<string, string> = {},
) {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'a-file'), 'text')
  const own = Object.entries(process.env).filter(([name]) => !/^(AWS|CDK)_/.test(name))
  const signedOut = {
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  }
  return spawnSync(process.execPath, [path.join(import.meta.dirname, '..', commands[command]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...signedOut, ...variables },
    input: 'kettle harbor velvet\n',
    encoding: 'utf8',
  })
}

const context = (settings: object) => ({ CDK_CONTEXT_JSON: JSON.stringify(settings) })

it.each([
  ['content', [], /Exports and imports the published content/],
  ['content', ['exprot', 'x'], /Exports and imports the published content/],
  ['content', ['export', 'x', '--stage', 'production'], /AWS does not describe the stage production: /],
  ['content', ['import', 'x', '--allow-removed', 'some'], /needs a number, such as/],
  ['content', ['check', '--stge', 'dev'], /Unknown option '--stge'/],
  ['staff', [], /Manages who may log in/],
  ['staff', ['add', 'ana', '--stage', 'dev'], /AWS does not describe the stage dev: /],
  ['doctor', ['-c', 'stage=Prod!'], /The stage Prod! is not a valid name/],
  ['doctor', ['-c', 'domian=x.org'], /There is no setting domian/],
  ['start', [], /PORT is eighty/, { PORT: 'eighty' }],
  ['npx cdk deploy', [], /The domain www needs a certificate/, context({ domain: 'www' })],
  ['npx cdk deploy', [], /The stage .*; is not a valid name/, context({ stage: '; ' })],
] as const)('npm run %s %j ends with a sentence: %s', (command, args, sentence, variables?: object) => {
  const { status, stdout, stderr } = run(command, args, { ...variables })
  const printed = stdout + stderr
  expect(printed).toMatch(sentence)
  expect(status).toBe(1)
  expect(printed).not.toMatch(/^ {4}at |^\w*Error\b|ZodError|^\[/m)
})
