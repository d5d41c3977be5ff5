import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** One function: the folder of its bundle, its environment, and what its role may do beside writing its log. */
export interface FunctionOptions {
  folder: string
  environment: Record<string, string>
  statements: PolicyStatement[]
  /** Seconds; 10 without it, as long as a reader waits. */
  timeout?: number
  /** Megabytes; 512 without it. */
  memory?: number
}

/**
 * A function of the site. `handler` is its file in `functions/`; its last part names it. The role is written out
 * instead of taking AWS's managed one, whose log grants reach every log group of the account.
 */
export function siteFunction(scope: Construct, handler: string, options: FunctionOptions): LambdaFunction {
  const id = functionId(handler)
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: {
      Grants: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            resources: [logGroup.logGroupArn],
          }),
          ...options.statements,
        ],
      }),
    },
  })
  return new LambdaFunction(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(options.folder),
    environment: options.environment,
    timeout: Duration.seconds(options.timeout ?? 10),
    memorySize: options.memory ?? 512,
    logGroup,
    role: role.withoutPolicyUpdates(),
  })
}

/** `reviews/listReviews` → `ListReviews`. */
export function functionId(handler: string): string {
  const name = handler.slice(handler.lastIndexOf('/') + 1)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
