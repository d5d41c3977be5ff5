import { promises as dns } from 'node:dns'
import { isProduction, type Settings } from '../../settings.ts'
import { readStageSettings } from '../../stageFile.ts'
import { productionProblems } from '../placeholders.ts'
import { stageFacts } from '../stageFacts.ts'
import { inspectAccount } from './account.ts'
import { factOrError } from './awsClient.ts'
import { concurrencyFinding, inspectConcurrency } from './concurrency.ts'
import { distributionFinding, inspectDistributions } from './distributions.ts'
import { inspectDomain, type Resolver } from './domain.ts'
import { domainFindings } from './domainFindings.ts'
import type { Finding } from './finding.ts'
import { accountFindings, nodeFindings, settingsFindings } from './findings.ts'
import { inspectLeftovers, leftoverFindings } from './leftovers.ts'
import { inspectStack } from './stack.ts'
import { stackFindings } from './stackFindings.ts'

/** Everything that a deploy with these settings needs, as findings in the order in which to read them. */
export async function inspectDeploy(
  context: Record<string, string>,
  resolver: Resolver = dns,
): Promise<Finding[]> {
  const read = readStageSettings(context)
  const node = nodeFindings(process.version)
  if ('problems' in read)
    return [...node, ...read.problems.map((message) => ({ level: 'stop' as const, message }))]
  const { settings } = read
  const account = await inspectAccount(settings)
  const stack: StackFacts =
    'id' in account.account ? await factOrError(() => inspectStack(settings.stage)) : { stack: undefined }
  return [
    ...node,
    ...settingsFindings(read),
    ...(await sampleFindings(stack, settings)),
    ...accountFindings(account, settings),
    ...('id' in account.account ? await accountChecks(stack, settings, resolver) : []),
  ]
}

type StackFacts = Awaited<ReturnType<typeof inspectStack>> | { error: string }

/** The samples in the table of a deployed stage, or those that a first deploy would write. */
async function sampleFindings(facts: StackFacts, settings: Settings): Promise<Finding[]> {
  if ('error' in facts) return []
  const read = await factOrError(() => stageFacts(facts.stack))
  if ('error' in read)
    return [{ level: 'unknown', message: `The table cannot be read for sample facts: ${read.error}` }]
  const level = isProduction(settings) ? 'stop' : 'hint'
  return productionProblems(read).map((message) => ({ level, message }))
}

async function accountChecks(
  stackFacts: StackFacts,
  settings: Settings,
  resolver: Resolver,
): Promise<Finding[]> {
  const [concurrency, distributions] = await Promise.all([
    factOrError(inspectConcurrency),
    factOrError(inspectDistributions),
  ])
  const findings = [
    ...stackFindings(stackFacts, settings),
    concurrencyFinding(concurrency),
    distributionFinding(distributions),
  ]
  if ('error' in stackFacts) return findings
  const { stack } = stackFacts
  const leftovers = await factOrError(() => inspectLeftovers(settings.stage, stack))
  const surroundings = { settings, stack, distributions }
  return [
    ...findings,
    ...leftoverFindings(leftovers),
    ...(settings.domain === undefined
      ? []
      : domainFindings(await inspectDomain(settings, resolver), surroundings)),
  ]
}
