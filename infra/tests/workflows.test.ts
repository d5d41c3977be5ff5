import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { nodeOnLambda } from '../aws/runtime.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: a workflow has many shapes, and each expectation names the one that it needs.
const workflow = (name: string): any => parseYaml(read(`.github/workflows/${name}.yml`))
const [deploy, copy] = [workflow('deploy'), workflow('copy')]

const commandsOf = (job: { steps: { run?: string }[] }) => job.steps.flatMap(({ run }) => run ?? [])

it('the tests have the history, of which they run an earlier release', () => {
  const [checkout] = workflow('test').jobs.test.steps
  expect(checkout).toMatchObject({ uses: expect.stringContaining('checkout'), with: { 'fetch-depth': 0 } })
})

it('the deploy waits for the tests and for the approval of its environment', () => {
  expect(deploy.on).toHaveProperty('workflow_dispatch')
  expect(Object.keys(deploy.on)).toEqual(['workflow_dispatch'])
  expect(deploy.jobs.deploy).toMatchObject({
    needs: 'test',
    environment: expect.stringContaining('inputs.stage'),
  })
})

it('the deploy runs the commands that the runbook tells people to type', () => {
  const runbook = read('docs/runbooks/new-version.md')
  const typed = commandsOf(deploy.jobs.deploy)
    .filter((command) => command !== 'npm ci')
    .map((command) =>
      command
        .replaceAll('"', '')
        .replace('$STAGE', 'production')
        .replace(/ --require-approval never/, ''),
    )
  expect(typed).toHaveLength(3)
  for (const command of typed) expect(runbook).toContain(command)
  expect(commandsOf(copy.jobs.copy).at(-1)).toMatch(/^npm run content -- copy --from production --to /)
})

it.each([
  ['deploy', deploy],
  ['copy', copy],
])(
  'only the job %s may ask for a role, and no workflow has a key or text from outside in a command',
  (name, { jobs, permissions }) => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const [id, job] of Object.entries<typeof deploy>(jobs)) {
      expect(job.permissions?.['id-token']).toBe(id === name ? 'write' : undefined)
      for (const command of job.steps ? commandsOf(job) : []) expect(command).not.toContain('${{')
    }
    expect(read(`.github/workflows/${name}.yml`)).not.toMatch(/secrets\.|AWS_ACCESS_KEY/)
  },
)

it('a copy is kept of a private repository only', () =>
  expect(commandsOf(copy.jobs.copy)[0]).toMatch(/\.private.* = true$/))

it('the roles are for one environment and one branch, and the one for copies only reads production', () => {
  const roles = read('infra/github/roles.yaml')
  const [, deployRole = '', copyRole = ''] = roles.split(/^ {2}(?:Deploy|Copy):$/m)
  expect(deployRole).toMatch(/:sub: !Sub repo:\$\{Repository\}:environment:\$\{Environment\}$/m)
  expect(copyRole).toMatch(/:sub: !Sub repo:\$\{Repository\}:ref:refs\/heads\/main$/m)
  expect(copyRole).not.toMatch(/Put|Delete|Update|Write|kms|CallRequests|'\*'/)
  expect(deployRole).not.toMatch(
    /dynamodb:(?:Put|Delete|Update|Batch|Scan)|s3:(?:Get|Put|Delete)|\biam:[A-Z]|kms:Decrypt|lambda:[A-Z]/,
  )
})

it('workflows and the calendar name the Node of the functions and the end of its support', () => {
  const major = /\d+/.exec(nodeOnLambda.name)?.[0]
  for (const job of [deploy.jobs.deploy, copy.jobs.copy])
    expect(JSON.stringify(job.steps)).toContain(`"node-version":${major}`)
  const end = new Date(nodeOnLambda.supportEnds).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  expect(read('docs/runbooks/calendar.md')).toContain(`AWS supports ${nodeOnLambda.name} until ${end}`)
})
