import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { readRunningSystem } from '../local/runningSystem.ts'
import { region } from '../settings.ts'

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
  const { endpoints, key, outputs } = readRunningSystem(dataFolder)
  const configFor = (endpoint: string | undefined) => ({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId: key, secretAccessKey: 'local' },
  })
  return {
    documents: DynamoDBDocumentClient.from(
      new DynamoDBClient(configFor(endpoints.AWS_ENDPOINT_URL_DYNAMODB)),
      { marshallOptions: { removeUndefinedValues: true } },
    ),
    lambda: new LambdaClient(configFor(endpoints.AWS_ENDPOINT_URL_LAMBDA)),
    files: new S3Client({ ...configFor(endpoints.AWS_ENDPOINT_URL_S3), forcePathStyle: true }),
    edge: new CloudFrontClient(configFor(endpoints.AWS_ENDPOINT_URL_CLOUDFRONT)),
    outputs,
  }
}
