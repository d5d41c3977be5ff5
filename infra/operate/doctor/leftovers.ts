import { DescribeTableCommand, DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { paginateListBuckets, S3Client } from '@aws-sdk/client-s3'
import { stackNameOf } from '../../outputs.ts'
import { region } from '../../settings.ts'
import { awsClient } from './awsClient.ts'
import type { Finding } from './finding.ts'
import type { DeployedStack } from './stack.ts'

/** Tables and buckets that a stack of the stage created and that no longer belong to a stack. */
export interface Leftovers {
  tables: readonly LeftoverTable[]
  buckets: readonly string[]
}

interface LeftoverTable {
  name: string
  created: Date | undefined
  items: number
  isProtected: boolean
}

export async function inspectLeftovers(stage: string, stack: DeployedStack | undefined): Promise<Leftovers> {
  const owned = new Set(stack?.resources.map(({ id }) => id))
  const isLeftover = (name: string) => isOfStage(name, stage) && !owned.has(name)
  const [tables, buckets] = await Promise.all([findTables(isLeftover), findBuckets(isLeftover)])
  return { tables, buckets }
}

/** CloudFormation names a resource after its stack, its logical id and a random part. */
function isOfStage(name: string, stage: string): boolean {
  return new RegExp(`^${stackNameOf(stage)}-(content|site|media|releases)[0-9a-f]{8}-`, 'i').test(name)
}

async function findTables(isLeftover: (name: string) => boolean): Promise<LeftoverTable[]> {
  const client = awsClient(DynamoDBClient)
  const names: string[] = []
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    names.push(...TableNames.filter(isLeftover))
  return Promise.all(
    names.map(async (name) => {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
      return {
        name,
        created: Table?.CreationDateTime,
        items: Table?.ItemCount ?? 0,
        isProtected: Table?.DeletionProtectionEnabled ?? false,
      }
    }),
  )
}

async function findBuckets(isLeftover: (name: string) => boolean): Promise<string[]> {
  const names: string[] = []
  for await (const { Buckets = [] } of paginateListBuckets({ client: awsClient(S3Client) }, {}))
    names.push(...Buckets.map(({ Name = '' }) => Name).filter(isLeftover))
  return names
}

export function leftoverFindings(facts: Leftovers | { error: string }): Finding[] {
  if ('error' in facts) {
    return [
      { level: 'unknown', message: `Leftovers of earlier stacks could not be looked for: ${facts.error}` },
    ]
  }
  const messages = [...facts.tables.map(tableMessage), ...facts.buckets.map(bucketMessage)]
  return messages.map((message) => ({ level: 'hint', message }))
}

function tableMessage({ name, created, items, isProtected }: LeftoverTable): string {
  const unprotect = `aws dynamodb update-table --region ${region} --table-name ${name} --no-deletion-protection-enabled, then `
  return `The table ${name} (created ${created?.toISOString().slice(0, 10) ?? 'at an unknown time'}, about ${items} items) belongs to an earlier stack of the stage: restore its content as docs/runbooks/restore.md says in "The stack was deleted", or delete it with ${isProtected ? unprotect : ''}aws dynamodb delete-table --region ${region} --table-name ${name}.`
}

function bucketMessage(name: string): string {
  return `The bucket ${name} belongs to an earlier stack of the stage: ${
    /-media[0-9a-f]{8}-/.test(name)
      ? 'copy its images as docs/runbooks/restore.md says in "The stack was deleted", or'
      : 'it has only pages that the site renders again, so'
  } empty and delete it in the S3 console.`
}
