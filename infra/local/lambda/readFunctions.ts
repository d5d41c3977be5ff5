import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { environment } from '../cloudformation/resourceTypes.ts'
import type { LocalStack } from '../cloudformation/stack.ts'
import type { Keyring } from '../iam/keyring.ts'
import type { Statement } from '../iam/policy.ts'
import { functionPool } from './functionPool.ts'
import type { LocalFunction } from './localFunction.ts'
import type { PendingEvents } from './pendingEvents.ts'

const FunctionProperties = z.strictObject({
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

/** What functions need of the local system around them. */
export interface FunctionContext {
  keyring: Keyring
  roles: ReadonlyMap<string, Statement[]>
  /** The SDK's own variables that say where the doors are. */
  endpoints: Record<string, string>
  logFor(name: string): (text: string) => void
  pending: PendingEvents
}

/** A function and what it may do. */
export type FunctionWithPolicy = LocalFunction & { statements: Statement[] }

/** The site's functions. Those that only serve the deployment's own custom resources are left out. */
export function readFunctions(stack: LocalStack, around: FunctionContext): FunctionWithPolicy[] {
  const ofTheDeployment = new Set(
    Object.values(stack.assembly.resources)
      .filter((resource) => resource.Type.startsWith('Custom::'))
      .map((resource) => JSON.stringify(resource.Properties.ServiceToken)),
  )
  const isOurs = (id: string) => !ofTheDeployment.has(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] }))
  return stack.resources('AWS::Lambda::Function', FunctionProperties, isOurs).map(({ id, properties }) => {
    const name = stack.ref(id)
    const arn = stack.attribute(id, 'Arn')
    const statements = around.roles.get(properties.Role) ?? []
    const pool = functionPool(arn, {
      name,
      file: entryFile(stack.assembly.assetAt(properties.Code.S3Key), properties.Handler),
      timeout: properties.Timeout * 1000,
      memory: properties.MemorySize,
      log: around.logFor(name),
      keep: (event) => around.pending.keep(name, event),
      environment: {
        ...around.endpoints,
        AWS_REGION: environment.region,
        AWS_DEFAULT_REGION: environment.region,
        AWS_ACCESS_KEY_ID: around.keyring.keyFor(name, statements),
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_ARN: arn,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(properties.MemorySize),
        AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
        TZ: ':UTC',
        ...properties.Environment?.Variables,
      },
    })
    return { ...pool, statements }
  })
}

function entryFile(folder: string, handler: string): string {
  const [file, exported] = handler.split('.')
  const found = ['.mjs', '.js']
    .map((ending) => path.join(folder, `${file}${ending}`))
    .find((entry) => existsSync(entry))
  if (found === undefined || exported !== 'handler') {
    throw new CommandError(`The template names the handler ${handler}, which is not in ${folder}.`)
  }
  return pathToFileURL(found).href
}
