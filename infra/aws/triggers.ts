import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import { Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import type { SiteFunctions } from './allFunctions.ts'
import { functionNames, lambdaOf } from './lambdas.ts'
import { functionId } from './siteFunction.ts'

/** Runs functions at the deploy, one after the other and after `files`. Then starts the schedules. */
export function triggerFunctions(scope: Construct, functions: SiteFunctions, files: Construct[]): void {
  const deployed = [...files]
  for (const name of functionNames.filter((name) => lambdaOf(name).atDeploy)) {
    const handler = functions[name]
    const options = { handler, timeout: handler.timeout, executeAfter: [...deployed] }
    deployed.push(new Trigger(scope, `${functionId(name)}AtDeploy`, options))
  }
  for (const name of functionNames) {
    const { schedule } = lambdaOf(name)
    if (schedule === undefined) continue
    const rule = new Rule(scope, `${functionId(name)}Schedule`, {
      schedule: Schedule.expression(schedule),
      // If Lambda does not accept a run at once, the run is skipped.
      targets: [new FunctionTarget(functions[name], { retryAttempts: 0 })],
    })
    // Otherwise the canary would raise an alarm before the first pages exist.
    rule.node.addDependency(...deployed)
  }
}
