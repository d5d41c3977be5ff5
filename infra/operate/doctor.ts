import { parseArgs } from 'node:util'
import { isProduction, readSettings } from '../settings.ts'
import { print, runCommand } from './command.ts'
import { inspectAccount } from './doctor/account.ts'
import { accountFindings, type Finding, nodeFindings, settingsFindings } from './doctor/findings.ts'
import { productionProblems } from './placeholders.ts'

const usage = `Checks what a deploy needs and says what to do about what is missing:
  npm run doctor
  npm run doctor -- -c stage=production -c domain=www.example.org -c hostedZone=Z0123456789ABC
Give it the same settings as npx cdk deploy.`

const labels = { ok: 'ok  ', hint: 'hint', unknown: '?   ', stop: 'STOP' } as const

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return print(usage)
  const findings = await examine(Object.fromEntries(values.context.map(nameAndValue)))
  for (const { level, message } of findings) print(`${labels[level]}  ${message}`)
  const stops = findings.filter(({ level }) => level === 'stop').length
  const checked = findings.some(({ level }) => level === 'unknown') ? ' that could be checked' : ''
  print(stops === 0 ? `Nothing${checked} prevents a deploy.` : `Settle ${stops} of these before a deploy.`)
  process.exitCode = stops === 0 ? 0 : 1
})

async function examine(context: Record<string, string>): Promise<Finding[]> {
  const read = readSettings(context)
  const node = nodeFindings(process.version)
  if ('problems' in read)
    return [...node, ...read.problems.map((message) => ({ level: 'stop' as const, message }))]
  const { settings } = read
  const level = isProduction(settings) ? 'stop' : 'hint'
  return [
    ...node,
    ...settingsFindings(settings),
    ...productionProblems().map((message) => ({ level, message }) as const),
    ...accountFindings(await inspectAccount(settings), settings),
  ]
}

function nameAndValue(setting: string): [name: string, value: string] {
  const [, name = setting, value = ''] = /^(.*?)=(.*)$/s.exec(setting) ?? []
  return [name, value]
}
