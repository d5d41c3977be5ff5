import * as z from 'zod/mini'
import type { CustomResource } from '../cloudformation/deployment.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { LocalFunction } from './functionPool.ts'
import { functionInvoked } from './readFunctions.ts'

const TriggerProperties = z.object({ HandlerArn: z.string() })
const VersionProperties = z.object({ FunctionName: z.string() })

export function readTriggers(stack: Stack, functions: readonly LocalFunction[]): CustomResource[] {
  const versions = stack.resources('AWS::Lambda::Version', VersionProperties)
  return stack.resources('Custom::Trigger', TriggerProperties).map(({ id, properties }) => {
    const version = versions.find((candidate) => stack.ref(candidate.id) === properties.HandlerArn)
    const arn = version && regionalArn('lambda', `function:${version.properties.FunctionName}`)
    const invoked = functionInvoked(id, functions, arn)
    return {
      id,
      properties,
      deploy: async () => {
        const result = await invoked.invoke({})
        return result.failed ? `${id} failed: ${result.message.split('\n')[0]}` : undefined
      },
    }
  })
}
