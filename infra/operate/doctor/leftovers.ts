import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { DescribeKeyCommand, KMSClient, paginateListKeys } from '@aws-sdk/client-kms'
import { paginateListBuckets, S3Client } from '@aws-sdk/client-s3'
import { sealingKeyDescription, stackNameOf } from '../../outputs.ts'
import { region } from '../../settings.ts'
import { awsClient } from './awsClient.ts'
import { type Finding, hint } from './finding.ts'
import type { DeployedStack } from './stack.ts'

/** Tables, buckets and keys of an earlier stack of the stage, which was deleted or whose deploy failed. */
export async function leftoverFindings(stage: string, stack: DeployedStack | undefined): Promise<Finding[]> {
  const owned = new Set(stack?.resources.map(({ id }) => id))
  // CloudFormation names a resource after its stack, its logical id and a random part.
  const name = new RegExp(`^${stackNameOf(stage)}-(content|callrequests|site|media)[0-9a-f]{8}-`, 'i')
  const isLeftover = (id: string) => name.test(id) && !owned.has(id)
  const [tablePages, bucketPages, keys] = await Promise.all([
    Array.fromAsync(paginateListTables({ client: awsClient(DynamoDBClient) }, {})),
    Array.fromAsync(paginateListBuckets({ client: awsClient(S3Client) }, {})),
    listKeys(stage),
  ])
  const tables = tablePages.flatMap(({ TableNames = [] }) => TableNames)
  const buckets = bucketPages.flatMap(({ Buckets = [] }) => Buckets).map(({ Name = '' }) => Name)
  return [
    ...tables
      .filter(isLeftover)
      .map(
        (table) =>
          `The table ${table}: ${/-content[0-9a-f]{8}-/i.test(table) ? restore : ''}delete it with aws dynamodb update-table --region ${region} --table-name ${table} --no-deletion-protection-enabled, then aws dynamodb delete-table --region ${region} --table-name ${table}.`,
      ),
    ...buckets
      .filter(isLeftover)
      .map(
        (bucket) =>
          `The bucket ${bucket}: ${/-media[0-9a-f]{8}-/.test(bucket) ? restore : ''}empty and delete it in the S3 console.`,
      ),
    ...keys
      .filter((key) => !owned.has(key))
      .map(
        (key) =>
          `The KMS key ${key}: once the table of call requests that it opens is deleted, delete it with aws kms schedule-key-deletion --region ${region} --key-id ${key}.`,
      ),
  ].map((message) => hint(`Left by an earlier stack of the stage: ${message}`))
}

const restore = 'restore from it as docs/runbooks/restore.md says in "The stack was deleted", or '

/** A key has no name: its description says which stage's call requests it seals. */
async function listKeys(stage: string): Promise<string[]> {
  const client = awsClient(KMSClient)
  const pages = await Array.fromAsync(paginateListKeys({ client }, {}))
  const ids = pages.flatMap(({ Keys = [] }) => Keys).map(({ KeyId = '' }) => KeyId)
  const keys = await Promise.all(ids.map((KeyId) => client.send(new DescribeKeyCommand({ KeyId }))))
  return keys
    .map(({ KeyMetadata }) => KeyMetadata)
    .filter(
      (key) =>
        key?.Description === sealingKeyDescription(stackNameOf(stage)) && key.KeyState !== 'PendingDeletion',
    )
    .map((key) => key?.KeyId ?? '')
}
