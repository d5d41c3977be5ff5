import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { LocalFunction } from '../lambda/localFunction.ts'
import type { Bucket } from '../s3/bucket.ts'
import { contentTypeOf } from '../s3/contentType.ts'
import type { LocalStack } from './stack.ts'

const BucketDeploymentProperties = z.strictObject({
  ServiceToken: z.string(),
  SourceBucketNames: z.array(z.string()),
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.optional(z.array(z.record(z.string(), z.never()))),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
  Prune: z.literal(false),
  OutputObjectKeys: z.optional(z.boolean()),
  WaitForDistributionInvalidation: z.optional(z.boolean()),
})

const TriggerProperties = z.strictObject({
  ServiceToken: z.string(),
  HandlerArn: z.string(),
  InvocationType: z.enum(['RequestResponse', 'Event']),
  Timeout: z.string(),
  ExecuteOnHandlerChange: z.boolean(),
})

/** What a deployment works on. */
export interface DeploymentTarget {
  buckets: readonly Bucket[]
  functions: readonly LocalFunction[]
  /** File that remembers what has been deployed, so that nothing is done twice. */
  memory: string
}

/**
 * What CloudFormation's custom resources do at a deploy: files into buckets, functions run once when they
 * change. As there, only what is new or changed happens, each after what it depends on. Returns what failed,
 * a sentence each: as after a failed deploy, whatever was there before stays, and the next start tries again.
 */
export async function deploy(stack: LocalStack, target: DeploymentTarget): Promise<string[]> {
  const problems: string[] = []
  const done = readMemory(target.memory)
  const steps = [
    ...stack
      .resources('Custom::CDKBucketDeployment', BucketDeploymentProperties)
      .map(({ id, properties }) => ({
        id,
        properties,
        run: async (): Promise<string | undefined> => {
          await copyAssets(stack, target, properties)
          return undefined
        },
      })),
    ...stack.resources('Custom::Trigger', TriggerProperties).map(({ id, properties }) => ({
      id,
      properties,
      run: () => trigger(stack, target, id, properties),
    })),
  ]
  for (const id of stack.order) {
    const step = steps.find((one) => one.id === id)
    if (!step) continue
    const version = createHash('sha256').update(JSON.stringify(step.properties)).digest('hex')
    if (done[id] === version) continue
    const problem = await step.run()
    if (problem !== undefined) {
      problems.push(problem)
      continue
    }
    done[id] = version
    await writeFile(target.memory, JSON.stringify(done, null, 2))
  }
  return problems
}

function readMemory(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  try {
    return z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {} // A crash while it was written: doing everything again does no harm.
  }
}

async function copyAssets(
  stack: LocalStack,
  { buckets }: DeploymentTarget,
  properties: z.infer<typeof BucketDeploymentProperties>,
): Promise<void> {
  const bucket = buckets.find((known) => known.name === properties.DestinationBucketName)
  if (!bucket)
    throw new CommandError(
      `The template deploys into ${properties.DestinationBucketName}, which is not in it.`,
    )
  for (const objectKey of properties.SourceObjectKeys) {
    const folder = stack.assembly.assetAt(objectKey)
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      statSync(path.join(folder, file)).isFile(),
    )
    await Promise.all(
      files.map(async (file) => {
        const key = path.posix.join(properties.DestinationBucketKeyPrefix, file.split(path.sep).join('/'))
        const headers = { 'content-type': contentTypeOf(file), ...properties.SystemMetadata }
        await bucket.put(key, await readFile(path.join(folder, file)), headers)
      }),
    )
  }
}

async function trigger(
  stack: LocalStack,
  { functions }: DeploymentTarget,
  id: string,
  properties: z.infer<typeof TriggerProperties>,
): Promise<string | undefined> {
  const name = stack.functionOfVersion(properties.HandlerArn)
  const invoked = functions.find((known) => known.name === name)
  if (!invoked) throw new CommandError(`${id} in the template runs a function that is not in it.`)
  if (properties.InvocationType === 'Event') {
    invoked.enqueue({})
    return undefined
  }
  const outcome = await invoked.invoke({})
  if (!outcome.failed) return undefined
  return `${id} failed: ${outcome.message.split('\n')[0]}`
}
