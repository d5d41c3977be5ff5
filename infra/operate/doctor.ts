import { promises as dns } from 'node:dns'
import { parseArgs } from 'node:util'
import { readStageSettings, saveStageSettings } from '../stageFile.ts'
import { print, runCommand } from './command.ts'
import { stop } from './doctor/check.ts'
import { inspectDeploy } from './doctor/inspectDeploy.ts'
import { nextTemplate } from './nextTemplate.ts'

const usage = `Lists what is missing before a deploy, and what earlier deploys left:
  npm run doctor -- -c stage=production
  npm run doctor -- -c stage=production -c domain=www.example.org -c hostedZone=Z0123456789ABC --save
      --save              stores the settings in infra/stages/<stage>.json, for every deploy of the stage
      -c drop=<setting>   removes a setting that the deployed stage has
Give npx cdk deploy the same stage, and each setting that you do not save.`

const labels = { fine: 'ok  ', hint: 'hint', unknown: '?   ', stop: 'STOP' } as const

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return print(usage)
  const context = Object.fromEntries(values.context.map((setting) => setting.split(/=(.*)/s)))
  const read = (values.save ? saveStageSettings(context) : undefined) ?? readStageSettings(context)
  const findings =
    'problems' in read
      ? read.problems.map(stop)
      : await inspectDeploy(read, { resolver: dns, now: Date.now(), nextTemplate })
  for (const { level, message } of findings) print(`${labels[level]}  ${message}`)
  const stops = findings.filter(({ level }) => level === 'stop').length
  const checked = findings.some(({ level }) => level === 'unknown') ? ' that could be checked' : ''
  print(stops === 0 ? `Nothing${checked} prevents a deploy.` : `Settle ${stops} of these before a deploy.`)
  process.exitCode = stops === 0 ? 0 : 1
})
