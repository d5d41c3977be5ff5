import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import type { LocalFunction } from './localFunction.ts'

const PermissionProperties = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string(),
})

/** Refuses a template in which a service would invoke a function that no `AWS::Lambda::Permission` lets it invoke. */
type RequirePermission = (
  invoked: Pick<LocalFunction, 'name' | 'arn'>,
  caller: { service: string; sourceArn: string },
) => void

export function readPermissions(stack: Stack): RequirePermission {
  const permissions = stack.resources('AWS::Lambda::Permission', PermissionProperties)
  return ({ name, arn }, { service, sourceArn }) => {
    const isPermitted = permissions.some(
      ({ properties }) =>
        [name, arn].includes(properties.FunctionName) &&
        properties.Principal === service &&
        matchesWildcards(sourceArn, properties.SourceArn),
    )
    if (isPermitted) return
    throw new CommandError(
      `No permission in the template lets ${service} invoke ${name} for ${sourceArn}: on AWS, each call would fail.`,
    )
  }
}
