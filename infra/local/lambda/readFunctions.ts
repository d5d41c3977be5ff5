import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { localAccount } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { AccessKeys } from '../iam/accessKeys.ts'
import { readRoles, type Statement } from '../iam/policy.ts'
import { functionPool, type LocalFunction } from './functionPool.ts'

const FunctionProperties = z.object({
  Code: z.object({ S3Key: z.string() }),
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.string()) }), { Variables: {} }),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
  Role: z.string(),
})

interface FunctionContext {
  accessKeys: AccessKeys
  endpoint: string
  logFor(functionName: string): (text: string) => void
}

export type FunctionWithPolicy = LocalFunction & { statements: Statement[] }

export function functionInvoked(by: string, functions: readonly LocalFunction[], arn: string | undefined) {
  const invoked = functions.find((each) => each.arn === arn)
  if (invoked) return invoked
  throw new CommandError(`${by} in the template invokes a function that the template does not contain.`)
}

/** The functions of the site. Those of the CDK, which only implement custom resources, have no `index.mjs`. */
export function readFunctions(stack: Stack, context: FunctionContext): FunctionWithPolicy[] {
  const roles = readRoles(stack)
  return stack.resources('AWS::Lambda::Function', FunctionProperties).flatMap(({ id, properties }) => {
    const file = path.join(stack.assembly.assetPath(properties.Code.S3Key), 'index.mjs')
    if (!existsSync(file)) return []
    const name = stack.ref(id)
    const statements = roles.get(properties.Role) ?? []
    const pool = functionPool(stack.attribute(id, 'Arn'), {
      name,
      file: pathToFileURL(file).href,
      timeout: properties.Timeout * 1000,
      memory: properties.MemorySize,
      log: context.logFor(name),
      environment: {
        AWS_ENDPOINT_URL: context.endpoint,
        AWS_REGION: localAccount.region,
        AWS_ACCESS_KEY_ID: context.accessKeys.issue(name, statements),
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_LAMBDA_FUNCTION_NAME: name,
        TZ: ':UTC',
        ...properties.Environment.Variables,
      },
    })
    return { ...pool, statements }
  })
}
