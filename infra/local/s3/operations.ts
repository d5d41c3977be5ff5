import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { bucketArn } from '../cloudformation/localAccount.ts'
import { readBody } from '../http/server.ts'
import type { Principal } from '../iam/accessKeys.ts'
import { decodeAwsChunked } from './awsChunked.ts'
import { type Bucket, objectHeaders } from './bucket.ts'
import { respondWithError } from './errorResponse.ts'
import { objectList } from './objectList.ts'

export interface Operation {
  /** The action that a policy must allow. */
  action: string
  writes?: true
  run(call: OperationCall): Promise<void>
}

interface OperationCall {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  bucket: Bucket
  key: string
  principal: Principal
}

/** By HTTP method. */
export const objectOperations: Record<string, Operation> = {
  GET: { action: 's3:GetObject', run: readObject },
  HEAD: { action: 's3:GetObject', run: readObject },
  PUT: { action: 's3:PutObject', writes: true, run: writeObject },
  DELETE: { action: 's3:DeleteObject', writes: true, run: deleteObject },
}

export const bucketOperations: Record<string, Operation> = {
  GET: { action: 's3:ListBucket', run: listObjects },
}

async function readObject({ request, response, bucket, key, principal }: OperationCall): Promise<void> {
  const object = await bucket.get(key)
  if (!object) {
    // S3 reveals that a key is missing only to those who may list the bucket.
    const mayList = principal.isAllowed({
      action: 's3:ListBucket',
      resource: bucketArn(bucket.name),
      context: {},
    })
    return mayList
      ? respondWithError(response, 404, 'NoSuchKey', 'The specified key does not exist.')
      : respondWithError(response, 403, 'AccessDenied', 'Access Denied')
  }
  if (request.headers['if-none-match'] === object.etag) {
    response.writeHead(304, objectHeaders(object)).end()
    return
  }
  response.writeHead(200, { ...objectHeaders(object), 'content-length': object.body.length })
  response.end(request.method === 'HEAD' ? undefined : object.body)
}

async function writeObject({ request, response, bucket, key }: OperationCall): Promise<void> {
  const body = await readBody(request, 64 * 1024 * 1024)
  if (!body) {
    return respondWithError(
      response,
      400,
      'EntityTooLarge',
      'Your proposed upload exceeds the maximum allowed size.',
    )
  }
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  const isConditional = ifMatch !== undefined || ifNoneMatch !== undefined
  const existing = isConditional ? await bucket.describe(key) : undefined
  if ((ifNoneMatch === '*' && existing) || (ifMatch !== undefined && ifMatch !== existing?.etag)) {
    return respondWithError(
      response,
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    )
  }
  const { etag } = await bucket.put(
    key,
    isAwsChunked(request.headers) ? decodeAwsChunked(body) : body,
    storedHeaders(request.headers),
  )
  response.writeHead(200, { etag }).end()
}

function isAwsChunked(headers: IncomingHttpHeaders): boolean {
  return (
    /aws-chunked/.test(String(headers['content-encoding'])) ||
    /^STREAMING-/.test(String(headers['x-amz-content-sha256']))
  )
}

function storedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'application/octet-stream' }
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && (systemMetadata.has(name) || name.startsWith('x-amz-meta-'))) {
      stored[name] = value
    }
  }
  const codings = (headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim())
  const encoding = codings.filter((coding) => coding !== 'aws-chunked').join(', ')
  return encoding ? { ...stored, 'content-encoding': encoding } : stored
}

const systemMetadata = new Set([
  'content-type',
  'cache-control',
  'content-disposition',
  'content-language',
  'expires',
])

async function deleteObject({ response, bucket, key }: OperationCall): Promise<void> {
  await bucket.delete(key)
  response.writeHead(204).end()
}

async function listObjects({ response, bucket, url }: OperationCall): Promise<void> {
  if (url.searchParams.get('list-type') !== '2') {
    return respondWithError(response, 501, 'NotImplemented', 'Only ListObjectsV2 is supported.')
  }
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(await objectList(bucket, url.searchParams))
}
