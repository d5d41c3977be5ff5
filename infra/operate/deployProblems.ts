import { isProduction, type Settings } from '../settings.ts'
import { orError } from './doctor/awsClient.ts'
import { inspectStack } from './doctor/stack.ts'
import { droppedSettings } from './doctor/stackFindings.ts'
import { productionProblems } from './placeholders.ts'

/** What must not be deployed: samples in production, and settings that would silently leave the deployed stage. */
export async function deployProblems(
  settings: Settings,
  { CDK_DEFAULT_ACCOUNT: account }: NodeJS.ProcessEnv,
): Promise<string[]> {
  return [
    ...(isProduction(settings) ? productionProblems() : []),
    // The CDK command names the account if it has credentials; without them there is nothing to deploy to.
    ...(account ? await droppedFrom(account, settings) : []),
  ]
}

async function droppedFrom(account: string, settings: Settings): Promise<string[]> {
  const facts = await orError(() => inspectStack(settings.stage))
  // The SDK may find another profile's credentials than the CDK command.
  if ('error' in facts || facts.stack?.account !== account) return []
  return droppedSettings(facts.stack, settings)
}
