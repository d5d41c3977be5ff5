import { isProduction, type Settings } from '../settings.ts'
import { forgottenSettings } from './doctor/forgottenSettings.ts'
import { inspectStack } from './doctor/stack.ts'
import { productionProblems } from './placeholders.ts'
import { stageFacts } from './stageFacts.ts'

/** What must not be deployed: samples in production, and settings that would silently leave the deployed stage. */
export async function deployProblems(
  settings: Settings,
  { CDK_DEFAULT_ACCOUNT: account }: NodeJS.ProcessEnv,
): Promise<string[]> {
  // The CDK command names the account if it has credentials; without them there is nothing to deploy to.
  const found = account ? await inspectStack(settings.stage).catch(() => undefined) : undefined
  // The SDK may find another profile's credentials than the CDK command.
  const stack = found?.account === account ? found : undefined
  // A deploy does not change facts that staff have published, so it does not depend on reading them.
  const facts = isProduction(settings) ? await stageFacts(stack).catch(() => undefined) : undefined
  return [...(facts ? productionProblems(facts) : []), ...forgottenSettings(stack, settings)]
}
