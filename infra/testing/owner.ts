import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { readRunningSystem } from '../local/runningSystem.ts'
import { region } from '../settings.ts'

/** The owner of a running local system, who may do all: what tests arrange and look into things with. */
export interface Owner {
  documents: DynamoDBDocumentClient
  lambda: LambdaClient
  files: S3Client
  edge: CloudFrontClient
  /** What the template tells operators, by name. */
  outputs: Record<string, string>
}

/** Becomes the owner of the system that runs over a data folder. */
export function ownerOf(dataFolder: string): Owner {
  const { endpoints, key, outputs } = readRunningSystem(dataFolder)
  const reaching = (endpoint: string | undefined) => ({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId: key, secretAccessKey: 'local' },
  })
  return {
    documents: DynamoDBDocumentClient.from(new DynamoDBClient(reaching(endpoints.AWS_ENDPOINT_URL_DYNAMODB))),
    lambda: new LambdaClient(reaching(endpoints.AWS_ENDPOINT_URL_LAMBDA)),
    files: new S3Client({ ...reaching(endpoints.AWS_ENDPOINT_URL_S3), forcePathStyle: true }),
    edge: new CloudFrontClient(reaching(endpoints.AWS_ENDPOINT_URL_CLOUDFRONT)),
    outputs,
  }
}
