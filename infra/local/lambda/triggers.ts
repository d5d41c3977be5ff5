import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { CustomResource } from '../cloudformation/deployment.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { LocalFunction } from './functionPool.ts'

const TriggerProperties = z.strictObject({
  ServiceToken: z.string(),
  HandlerArn: z.string(),
  InvocationType: z.literal('RequestResponse'),
  Timeout: z.string(),
  ExecuteOnHandlerChange: z.boolean(),
})

const VersionProperties = z.strictObject({ FunctionName: z.string() })

export function readTriggers(stack: Stack, functions: readonly LocalFunction[]): CustomResource[] {
  const versions = stack.resources('AWS::Lambda::Version', VersionProperties)
  return stack.resources('Custom::Trigger', TriggerProperties).map(({ id, properties }) => {
    const version = versions.find((candidate) => stack.ref(candidate.id) === properties.HandlerArn)
    const invoked = functions.find(({ name }) => name === version?.properties.FunctionName)
    if (!invoked) {
      throw new CommandError(`${id} in the template invokes a function that the template does not contain.`)
    }
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
