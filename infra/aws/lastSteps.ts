import { Validations } from 'aws-cdk-lib'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { AwsCustomResource, type AwsSdkCall } from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import { runtimeFinding } from './findings.ts'
import { functionRole } from './functionRole.ts'
import { logGroupFor } from './logGroups.ts'

export interface LastStep {
  id: string
  call: AwsSdkCall
  grant: PolicyStatement
}

/** Runs requests in sequence after all else exists. Creates their role early, since a policy needs seconds to work. */
export function lastSteps(scope: Construct, steps: readonly LastStep[]): void {
  const before = [...scope.node.children]
  const logGroup = logGroupFor(scope, 'Deployment')
  const statements = steps.map(({ grant }) => grant)
  const role = functionRole(scope, 'LastStepsRole', { logGroup, statements }).withoutPolicyUpdates()
  for (const { id, call } of steps) {
    const options = { onCreate: call, onUpdate: call, role, logGroup, installLatestAwsSdk: false }
    const step = new AwsCustomResource(scope, id, options)
    step.node.addDependency(...before)
    before.push(step)
  }
  const provider = scope.node.findChild(`AWS${AwsCustomResource.PROVIDER_FUNCTION_UUID.replaceAll('-', '')}`)
  Validations.of(provider).acknowledge(runtimeFinding)
}
