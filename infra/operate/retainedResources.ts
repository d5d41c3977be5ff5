import { isDeepStrictEqual } from 'node:util'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import * as z from 'zod/mini'

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  UpdateReplacePolicy: z.optional(z.string()),
})
type Resource = z.infer<typeof Resource>

export const Template = z.object({
  Resources: z.record(z.string(), Resource),
})
export type Template = z.infer<typeof Template>

/** The template of the one stack of the app. */
export const templateIn = ({ stacks: [stack] }: CloudAssembly): Template => Template.parse(stack?.template)

/** What a stage would lose with each resource that outlives its stack, by logical id. */
export const losses: Readonly<Record<string, string>> = {
  Content88381566: 'staff would find the first content of a new site, without logins and audit records',
  CallRequestsFB7F7DB4: 'staff would not find the people who wait for a call',
  CallRequestsKey0094DFAF: 'nobody could open the call requests that wait',
  MediaA721A567: 'pages would show none of the images that staff uploaded',
}

/** A sentence for each resource that would stay behind with what people wrote, and get an empty one in its place. */
export function replacementProblems(deployed: Template | undefined, next: Template): string[] {
  return Object.entries(deployed?.Resources ?? {})
    .filter(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === 'Retain')
    .flatMap(([id, before]) => {
      const why = replacementOf(before, next.Resources[id])
      return why === undefined ? [] : [refusal(id, why)]
    })
}

function replacementOf(before: Resource, after: Resource | undefined): string | undefined {
  if (!after) return 'which its template does not have'
  if (before.Type !== after.Type) return `which is ${after.Type} in its template and not ${before.Type}`
  if (after.UpdateReplacePolicy !== 'Retain') return 'which its template does not keep'
  const changed = replacing[before.Type]?.find(
    (name) => !isDeepStrictEqual(before.Properties[name], after.Properties[name]),
  )
  return changed && `whose ${changed} its template changes`
}

/**
 * The properties that CloudFormation changes only by creating another resource. It refuses those of a key by itself, and
 * those of attributes only where it cannot add one.
 */
export const replacing: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema', 'AttributeDefinitions', 'LocalSecondaryIndexes'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion', 'Origin'],
  'AWS::S3::Bucket': ['BucketName', 'BucketNamePrefix', 'BucketNamespace', 'ObjectLockEnabled'],
}

const refusal = (id: string, why: string) =>
  `This version would give the stage an empty resource in the place of ${id}, ${why}: ${losses[id] ?? 'what people wrote in it would stay behind'}. Nothing was changed. Deploy a version that keeps it.`
