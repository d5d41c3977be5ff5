import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inWords } from '../../../functions/inWords.ts'
import { nodeOnLambda } from '../../aws/runtime.ts'
import { outputs } from '../../outputs.ts'
import { isProduction, region } from '../../settings.ts'
import { notStoredWarning, type StageSettings } from '../../stageFile.ts'
import { productionProblems } from '../placeholders.ts'
import { replacementProblems } from '../retainedResources.ts'
import { stageFacts, stageFormat, stagePasskeys } from '../stageFacts.ts'
import { awsOptions } from './awsOptions.ts'
import { type Check, type Finding, fine, hint, type Outside, type PlannedDeploy, stop } from './check.ts'
import { certificate, hostedZone } from './domain.ts'
import { forgottenSettings } from './forgottenSettings.ts'
import { leftovers } from './leftovers.ts'
import { type DeployedStack, inspectStack } from './stack.ts'
import { subscriptions } from './subscriptions.ts'

type Checks = Readonly<Record<string, Check>>

/** Checks that also run without AWS, by subject. */
const localChecks: Checks = {
  'the settings': settingsHints,
  'the samples': samples,
  'the support of Node': nodeSupport,
}

const awsChecks: Checks = {
  "the deployed stage's settings": ({ stack, settings }) => forgottenSettings(stack, settings).map(stop),
  'what the deploy would replace': replacements,
  'the certificate': certificate,
  'the hosted zone': hostedZone,
  "the table's protection": tableProtection,
  "the table's format": storedFormat,
  'the passkeys of staff': passkeys,
  'the subscriptions': subscriptions,
  'leftovers of earlier stacks': leftovers,
}

export async function inspectDeploy(read: StageSettings, outside: Outside): Promise<Finding[]> {
  let stack: DeployedStack | undefined
  try {
    stack = await inspectStack(read.settings.stage)
  } catch (error) {
    const message = `You are not signed in to AWS, or AWS cannot be reached (${firstLine(error)}): only the settings and the samples were checked. Sign in (aws login, aws sso login, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) and run this again.`
    return [...(await findings(localChecks)), { level: 'unknown', message }]
  }
  return findings({ ...localChecks, ...awsChecks })

  async function findings(checks: Checks): Promise<Finding[]> {
    const found = Object.entries(checks).map(([subject, check]) =>
      Array.fromAsync(check({ ...read, stack, outside })).catch((error: unknown): Finding[] => {
        const message = `AWS or DNS does not tell about ${subject}: ${firstLine(error)}`
        return [{ level: 'unknown', message }]
      }),
    )
    return (await Promise.all(found)).flat()
  }
}

const firstLine = (error: unknown) => inWords(error).split('\n')[0]

function* settingsHints({ settings, notStored }: StageSettings) {
  if (notStored.length > 0) yield hint(notStoredWarning({ settings, notStored }))
  if (settings.alarmEmail === undefined)
    yield hint('Alarms reach nobody: add -c alarmEmail=<address> to get them by mail.')
  else if (isProduction(settings) && settings.secondAlarmEmail === undefined)
    yield hint('Alarms reach one address only: add -c secondAlarmEmail=<address of another person>.')
  if (settings.noticeEmail === undefined && settings.contactFormUrl === undefined)
    yield hint('Nobody is told when a visitor asks for a call: add -c noticeEmail=<address of the staff>.')
}

const day = 86_400_000

/** After the end of its support, Lambda first refuses new functions of the runtime, and then every change. */
function* nodeSupport({ outside: { now } }: PlannedDeploy) {
  const { name, supportEnds } = nodeOnLambda
  const days = Math.floor((Date.parse(supportEnds) - now) / day)
  const until = `Lambda supports ${name} until ${supportEnds}, for ${days} more days`
  if (days > 365) yield fine(`${until}.`)
  else
    yield hint(
      `${days < 0 ? `Lambda has supported ${name} until ${supportEnds}` : until}: move to the next version as docs/runbooks/calendar.md says.`,
    )
}

/** The samples in the table of a deployed stage, or those that a first deploy would write. */
async function* samples({ settings, stack }: PlannedDeploy) {
  yield* productionProblems(await stageFacts(stack)).map(isProduction(settings) ? stop : hint)
}

async function* replacements({ stack, settings, outside }: PlannedDeploy) {
  if (stack) yield* replacementProblems(stack.template, await outside.nextTemplate(settings)).map(stop)
}

async function* storedFormat({ stack }: PlannedDeploy) {
  const format = await stageFormat(stack)
  if (!format) return
  const { table, code, toCome, refusal } = format
  yield refusal
    ? stop(refusal)
    : fine(`The stored data has format ${table}, and this release writes format ${code}.`)
  const last = toCome.findLast(({ rollback }) => rollback !== 'safe')
  if (last && last.rollback !== 'safe')
    yield hint(`After this deploy, the release before cannot be deployed again. ${last.rollback.instead}`)
}

/** Browsers offer a passkey only at the address at which it was added. */
async function* passkeys({ stack, settings }: PlannedDeploy) {
  if (stack?.settings.domain === settings.domain) return
  const members = await stagePasskeys(stack)
  if (members.length > 0)
    yield hint(
      `After this deploy, the site has another address, at which no passkey of today works: ${members.join(', ')}. Ask them for recovery codes before it, as docs/runbooks/custom-domain.md says.`,
    )
}

/** Checked here, because a deploy succeeds even if it could not protect the table. */
async function* tableProtection({ stack }: PlannedDeploy) {
  const TableName = stack?.outputs[outputs.table]
  if (!TableName) return
  const { Table } = await new DynamoDBClient(awsOptions).send(new DescribeTableCommand({ TableName }))
  if (!Table?.DeletionProtectionEnabled)
    yield hint(
      `The table ${TableName} is not protected from deletion: run aws dynamodb update-table --region ${region} --table-name ${TableName} --deletion-protection-enabled.`,
    )
}
