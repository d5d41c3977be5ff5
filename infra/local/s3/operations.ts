import { bucketArn } from '../cloudformation/localAccount.ts'
import { type HttpRequest, type HttpResponse, textResponse } from '../http/message.ts'
import { xmlError, xmlResponse } from '../http/xml.ts'
import type { Principal } from '../iam/accessKeys.ts'
import { type Bucket, objectHeaders } from './bucket.ts'
import { objectList } from './objectList.ts'

export interface Operation {
  action: string
  writes?: true
  run(call: OperationCall): Promise<HttpResponse>
}

interface OperationCall {
  request: HttpRequest
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

async function readObject({ bucket, key, principal }: OperationCall): Promise<HttpResponse> {
  const object = await bucket.get(key)
  if (object) return { status: 200, headers: objectHeaders(object), body: object.body }
  // S3 reveals that a key is missing only to those who may list the bucket.
  const mayList = principal.isAllowed({
    action: 's3:ListBucket',
    resource: bucketArn(bucket.name),
    context: {},
  })
  return mayList
    ? xmlError(404, 'NoSuchKey', 'The specified key does not exist.')
    : xmlError(403, 'AccessDenied', 'Access Denied')
}

async function writeObject({ request, bucket, key }: OperationCall): Promise<HttpResponse> {
  if (request.bodyTooLarge) return xmlError(400, 'EntityTooLarge', 'The upload exceeds the maximum size.')
  const { etag } = await bucket.put(key, request.body, storedHeaders(request.headers))
  return textResponse(200, '', { etag })
}

const storedHeaders = (headers: HttpRequest['headers']): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  ...Object.fromEntries(
    Object.entries(headers).filter(([name]) => systemMetadata.has(name) || name.startsWith('x-amz-meta-')),
  ),
})

const systemMetadata = new Set([
  'content-type',
  'content-encoding',
  'cache-control',
  'content-disposition',
  'content-language',
  'expires',
])

async function deleteObject({ bucket, key }: OperationCall): Promise<HttpResponse> {
  await bucket.delete(key)
  return textResponse(204, '', {})
}

async function listObjects({ bucket, request }: OperationCall): Promise<HttpResponse> {
  const parameters = new URLSearchParams(request.query)
  return parameters.get('list-type') === '2'
    ? xmlResponse(200, await objectList(bucket, parameters))
    : xmlError(501, 'NotImplemented', 'Only ListObjectsV2 is supported.')
}
