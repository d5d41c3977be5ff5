import { promises as dns } from 'node:dns'
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { outputs } from '../../outputs.ts'
import { cloudFrontRegion, isProduction, region, type Settings } from '../../settings.ts'
import { notStoredWarning, type StageSettings } from '../../stageFile.ts'
import { productionProblems } from '../placeholders.ts'
import { stageFacts } from '../stageFacts.ts'
import { awsClient } from './awsClient.ts'
import { domainFindings, type Resolver } from './domain.ts'
import { type Finding, hint, stop } from './finding.ts'
import { forgottenSettings } from './forgottenSettings.ts'
import { leftoverFindings } from './leftovers.ts'
import { type DeployedStack, inspectStack } from './stack.ts'

export async function inspectDeploy(read: StageSettings, resolver: Resolver = dns): Promise<Finding[]> {
  const { settings } = read
  let stack: DeployedStack | undefined
  try {
    stack = await inspectStack(settings.stage)
  } catch (error) {
    return [...settingsHints(read), ...(await sampleFindings(settings, undefined)), notSignedIn(error)]
  }
  const findings = await Promise.all([
    settingsHints(read),
    (stack ? forgottenSettings(stack, settings) : []).map(stop),
    checked('the samples', sampleFindings(settings, stack)),
    checked('the certificate', certificateFindings(settings)),
    checked('the hosted zone', domainFindings(settings, stack, resolver)),
    checked("the table's protection", protectionFindings(stack)),
    checked('leftovers of earlier stacks', leftoverFindings(settings.stage, stack)),
  ])
  return findings.flat()
}

function settingsHints({ settings, notStored }: StageSettings): Finding[] {
  return [
    ...(notStored.length > 0 ? [notStoredWarning({ settings, notStored })] : []),
    ...(settings.alarmEmail === undefined
      ? ['Alarms reach nobody: add -c alarmEmail=<address> to get them by mail.']
      : []),
    ...(settings.noticeEmail === undefined && settings.contactFormUrl === undefined
      ? ['Nobody is told when a visitor asks for a call: add -c noticeEmail=<address of the staff>.']
      : []),
  ].map(hint)
}

/** The samples in the table of a deployed stage, or those that a first deploy would write. */
async function sampleFindings(settings: Settings, stack: DeployedStack | undefined): Promise<Finding[]> {
  return productionProblems(await stageFacts(stack)).map(isProduction(settings) ? stop : hint)
}

/** A failed protection does not fail the deploy. */
async function protectionFindings(stack: DeployedStack | undefined): Promise<Finding[]> {
  const TableName = stack?.outputs[outputs.table]
  if (!TableName) return []
  const { Table } = await awsClient(DynamoDBClient).send(new DescribeTableCommand({ TableName }))
  return Table?.DeletionProtectionEnabled
    ? []
    : [
        hint(
          `The table ${TableName} is not protected from deletion: run aws dynamodb update-table --region ${region} --table-name ${TableName} --deletion-protection-enabled.`,
        ),
      ]
}

async function checked(subject: string, findings: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await findings
  } catch (error) {
    return [{ level: 'unknown', message: `AWS or DNS does not tell about ${subject}: ${firstLine(error)}` }]
  }
}

const notSignedIn = (error: unknown): Finding => ({
  level: 'unknown',
  message: `You are not signed in to AWS, or AWS cannot be reached (${firstLine(error)}): only the settings and the samples were checked. Sign in (aws login, aws sso login, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) and run this again.`,
})

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0]

async function certificateFindings({ domain = '', certificateArn }: Settings): Promise<Finding[]> {
  if (certificateArn === undefined) return []
  const { Certificate } = await awsClient(ACMClient).send(
    new DescribeCertificateCommand({ CertificateArn: certificateArn }),
  )
  if (Certificate?.Status !== 'ISSUED')
    return [
      stop(
        `The certificate is ${Certificate?.Status} and not ISSUED: open AWS Certificate Manager in ${cloudFrontRegion} and finish its validation.`,
      ),
    ]
  const names = Certificate.SubjectAlternativeNames ?? []
  return names.some((name) => covers(name.toLowerCase(), domain))
    ? []
    : [stop(`The certificate is for ${names.join(', ')} and not for ${domain}: request one for ${domain}.`)]
}

/** `*.example.org` covers exactly one label more than `example.org`. */
const covers = (name: string, domain: string) => name === domain || name === domain.replace(/^[^.]+/, '*')
