import { isProduction, type Settings } from '../settings.ts'
import { forgottenSettings } from './doctor/forgottenSettings.ts'
import { type DeployedStack, inspectStack } from './doctor/stack.ts'
import { productionProblems } from './placeholders.ts'
import { stageFacts } from './stageFacts.ts'

/** What must not be deployed: samples in production, and settings that would silently leave the deployed stage. */
export async function deployProblems(
  settings: Settings,
  { CDK_DEFAULT_ACCOUNT: account }: NodeJS.ProcessEnv,
): Promise<string[]> {
  // The CDK command names the account if it has credentials; without them there is nothing to deploy to.
  const stack = account ? await stackIn(account, settings) : undefined
  return [
    ...(isProduction(settings) ? await sampleProblems(stack) : []),
    ...(stack ? forgottenSettings(stack, settings) : []),
  ]
}

async function stackIn(account: string, settings: Settings): Promise<DeployedStack | undefined> {
  const stack = await inspectStack(settings.stage).catch(() => undefined)
  // The SDK may find another profile's credentials than the CDK command.
  return stack?.account === account ? stack : undefined
}

/** A deploy does not change facts that staff have published, so it does not depend on reading them. */
async function sampleProblems(stack: DeployedStack | undefined): Promise<string[]> {
  const facts = await stageFacts(stack).catch(() => undefined)
  return facts ? productionProblems(facts) : []
}
