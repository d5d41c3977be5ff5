import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { DescribeKeyCommand, KMSClient, paginateListKeys } from '@aws-sdk/client-kms'
import { paginateListBuckets, S3Client } from '@aws-sdk/client-s3'
import { sealingKeyDescription, stackNameOf } from '../../outputs.ts'
import { region } from '../../settings.ts'
import { awsOptions } from './awsOptions.ts'
import { hint, type PlannedDeploy } from './check.ts'

/** Tables, buckets and keys that a deleted stack or a failed first deploy of the stage has left. */
export async function* leftovers({ settings: { stage }, stack }: PlannedDeploy) {
  const owned = new Set(stack?.resources.map(({ id }) => id))
  // CloudFormation names a resource after its stack, its logical id and a random part.
  const name = new RegExp(`^${stackNameOf(stage)}-(content|callrequests|site|media)[0-9a-f]{8}-`, 'i')
  const isLeftover = (id = '') => name.test(id) && !owned.has(id)
  const left = (what: string) => hint(`Left by an earlier stack of the stage: The ${what}`)
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient(awsOptions) }, {}))
    for (const table of TableNames.filter(isLeftover))
      yield left(
        `table ${table}: ${/-content[0-9a-f]{8}-/i.test(table) ? restore : ''}delete it with aws dynamodb update-table --region ${region} --table-name ${table} --no-deletion-protection-enabled, then aws dynamodb delete-table --region ${region} --table-name ${table}.`,
      )
  for await (const { Buckets = [] } of paginateListBuckets({ client: new S3Client(awsOptions) }, {}))
    for (const { Name: bucket = '' } of Buckets)
      if (isLeftover(bucket))
        yield left(
          `bucket ${bucket}: ${/-media[0-9a-f]{8}-/.test(bucket) ? restore : ''}empty and delete it in the S3 console.`,
        )
  const client = new KMSClient(awsOptions)
  for await (const { Keys = [] } of paginateListKeys({ client }, {}))
    for (const { KeyId } of Keys) {
      const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId }))
      // A key has no name, so its description says which stage's call requests it seals.
      const isSealing = KeyMetadata?.Description === sealingKeyDescription(stackNameOf(stage))
      if (isSealing && KeyMetadata.KeyState !== 'PendingDeletion' && !owned.has(KeyId ?? ''))
        yield left(
          `KMS key ${KeyId}: once the table of call requests that it opens is deleted, delete it with aws kms schedule-key-deletion --region ${region} --key-id ${KeyId}.`,
        )
    }
}

const restore = 'restore from it as docs/runbooks/restore.md says in "The stack was deleted", or '
