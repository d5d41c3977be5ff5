import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientConfig } from '../local/iam/clientConfig.ts'
import { readRunningSystem } from '../local/runningSystem.ts'

/** SDK clients of a local system with all permissions, with which tests prepare and inspect data. */
export interface Owner {
  documents: DynamoDBDocumentClient
  lambda: LambdaClient
  files: S3Client
  edge: CloudFrontClient
  /** The stack's outputs. */
  outputs: Record<string, string>
}

export function ownerOf(dataFolder: string): Owner {
  const { endpoint, key, outputs } = readRunningSystem(dataFolder)
  const config = clientConfig(endpoint, key)
  return {
    documents: DynamoDBDocumentClient.from(new DynamoDBClient(config), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    lambda: new LambdaClient(config),
    files: new S3Client({ ...config, forcePathStyle: true }),
    edge: new CloudFrontClient(config),
    outputs,
  }
}
