import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { Architecture, Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { EnvironmentName } from '#shared/environment.ts'
import { functionRole } from './functionRole.ts'
import { type GrantedResources, statementOf } from './grants.ts'
import { type FunctionName, lambdaOf } from './lambdas.ts'
import { logGroupFor } from './logGroups.ts'
import { nodeOnLambda } from './runtime.ts'

interface FunctionContext {
  folder: string
  environment: Record<EnvironmentName, string>
  resources: GrantedResources
}

export function siteFunction(
  scope: Construct,
  name: FunctionName,
  { folder, environment, resources }: FunctionContext,
): LambdaFunction {
  const row = lambdaOf(name)
  const id = functionId(name)
  const logGroup = logGroupFor(scope, row.logPurpose)
  const statements = row.grants.map((grant) => statementOf(grant, resources))
  const role = functionRole(scope, `${id}Role`, { logGroup, statements })
  const reached = new Set(row.grants.map(({ on }) => on))
  Validations.of(role).acknowledge(...Array.from(reached).flatMap((on) => resources[on].wildcard ?? []))
  return new LambdaFunction(scope, id, {
    ...(name === renderFunction && { functionName: renderFunctionName(scope) }),
    runtime: nodeOnLambda.runtime,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
    environment: Object.fromEntries(row.environment.map((variable) => [variable, environment[variable]])),
    timeout: Duration.seconds(row.timeout),
    memorySize: row.memory,
    ...(!row.isRepeated && { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
    logGroup,
    role: role.withoutPolicyUpdates(),
  })
}

const renderFunction: FunctionName = 'renderSite'

/** A fixed name breaks a cycle: the API needs the renderer, which needs the distribution, which needs the API. */
export const renderFunctionName = (scope: Construct): string => `${Stack.of(scope).stackName}-RenderSite`

/** `publicReads` → `PublicReads`. */
export const functionId = (name: FunctionName): string => name.charAt(0).toUpperCase() + name.slice(1)
