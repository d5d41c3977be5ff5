import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { localAccount } from '../cloudformation/localAccount.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { AccessKeys } from '../iam/accessKeys.ts'
import type { Statement } from '../iam/policy.ts'
import { readRoles } from '../iam/readPolicies.ts'
import { functionPool, type LocalFunction } from './functionPool.ts'

const FunctionProperties = z.strictObject({
  FunctionName: z.optional(z.string()),
  Runtime: z.literal('nodejs24.x'),
  Architectures: z.optional(z.array(z.string())),
  Handler: z.string(),
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Environment: z.optional(z.strictObject({ Variables: z.record(z.string(), z.string()) })),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
  Role: z.string(),
  LoggingConfig: z.optional(z.unknown()),
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

/** The template's functions, except those that only implement custom resources. */
function siteFunctions(stack: Stack) {
  const serviceTokens = new Set(
    Object.values(stack.assembly.resources)
      .filter((resource) => resource.Type.startsWith('Custom::'))
      .map((resource) => JSON.stringify(resource.Properties.ServiceToken)),
  )
  const isOfSite = (id: string) => !serviceTokens.has(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] }))
  return stack.resources('AWS::Lambda::Function', FunctionProperties, isOfSite)
}

export function readFunctions(stack: Stack, context: FunctionContext): FunctionWithPolicy[] {
  const roles = readRoles(stack)
  return siteFunctions(stack).map(({ id, properties }) => {
    const name = stack.ref(id)
    const arn = stack.attribute(id, 'Arn')
    const statements = roles.get(properties.Role) ?? []
    const pool = functionPool(arn, {
      name,
      file: entryFile(stack.assembly.assetPath(properties.Code.S3Key), properties.Handler),
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
        ...properties.Environment?.Variables,
      },
    })
    return { ...pool, statements }
  })
}

function entryFile(folder: string, handler: string): string {
  const [name, exportName] = handler.split('.')
  const file = path.join(folder, `${name}.mjs`)
  if (existsSync(file) && exportName === 'handler') return pathToFileURL(file).href
  throw new CommandError(`The template names the handler ${handler}, which is not in ${folder}.`)
}
