import { parseArgs } from 'node:util'
import { isProduction, readSettings } from '../settings.ts'
import { runCommand, say } from './command.ts'
import { inspectAccount } from './doctor/account.ts'
import { accountFindings, type Finding, nodeFindings, settingsFindings } from './doctor/findings.ts'
import { productionProblems } from './placeholders.ts'

const usage = `Says what stands between this folder and a deploy, and what to do about it:
  npm run doctor
  npm run doctor -- -c stage=production -c domain=www.example.org -c hostedZone=Z0123456789ABC
Give it the settings that you will give npx cdk deploy.`

const signs = { well: 'ok  ', hint: 'hint', unknown: '?   ', stop: 'STOP' } as const

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return say(usage)
  const read = readSettings(Object.fromEntries(values.context.map((pair) => split(pair))))
  const findings: Finding[] = nodeFindings(process.version)
  if ('problems' in read) findings.push(...read.problems.map((says) => ({ how: 'stop' as const, says })))
  else {
    const { settings } = read
    const samples = productionProblems()
    findings.push(
      ...settingsFindings(settings),
      ...samples.map((says) => ({
        how: isProduction(settings) ? ('stop' as const) : ('hint' as const),
        says,
      })),
      ...accountFindings(await inspectAccount(settings), settings),
    )
  }
  for (const { how, says } of findings) say(`${signs[how]}  ${says}`)
  const stops = findings.filter(({ how }) => how === 'stop').length
  const checked = findings.some(({ how }) => how === 'unknown') ? ' that could be checked' : ''
  say(
    stops === 0
      ? `Nothing${checked} stands in the way of a deploy.`
      : `${stops} of these must be settled before a deploy.`,
  )
  process.exitCode = stops === 0 ? 0 : 1
})

function split(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}
