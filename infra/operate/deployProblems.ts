import { isProduction, type Settings } from '../settings.ts'
import { forgottenSettings } from './doctor/forgottenSettings.ts'
import { type DeployedStack, inspectStack } from './doctor/stack.ts'
import { productionProblems } from './placeholders.ts'
import { stageFacts, stageFormat } from './stageFacts.ts'

/** The stack that `cdk deploy` would update. */
export async function deployedStack(
  { stage }: Settings,
  { CDK_DEFAULT_ACCOUNT: account }: NodeJS.ProcessEnv,
): Promise<DeployedStack | undefined> {
  // The CDK command names the account if it has credentials. Without credentials, it cannot deploy anyway.
  const found = account ? await inspectStack(stage).catch(() => undefined) : undefined
  // The SDK may find another profile's credentials than the CDK command.
  return found?.account === account ? found : undefined
}

/** Reasons not to deploy: data that this release cannot read, samples in production, and settings that would be lost. */
export async function deployProblems(
  settings: Settings,
  stack: DeployedStack | undefined,
): Promise<string[]> {
  // A deploy does not change facts that staff have published, so a failure to read them does not prevent it.
  const facts = isProduction(settings) ? await stageFacts(stack).catch(() => undefined) : undefined
  const format = await stageFormat(stack).catch(() => undefined)
  const forgotten = forgottenSettings(stack, settings)
  return [
    ...(format?.refusal ? [format.refusal] : []),
    ...(facts ? productionProblems(facts) : []),
    ...forgotten,
    ...(stack && forgotten.length > 0 ? [howToDestroy(stack, settings.stage)] : []),
  ]
}

/** `cdk destroy` also runs the app, which cannot tell it from `cdk deploy`, so a refusal says how to destroy. */
function howToDestroy(stack: DeployedStack, stage: string): string {
  const given = Object.entries({ stage, ...stack.settings }).map(([name, value]) => `-c ${name}=${value}`)
  return `To delete the stage instead, type: npx cdk destroy ${given.join(' ')}`
}
