import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { bucketArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { type HttpRequest, type HttpResponse, textResponse, xmlError, xmlResponse } from '../http/message.ts'
import type { Bucket } from './bucket.ts'

/** S3 over the buckets, with path-style addresses. */
export const s3 = (buckets: readonly Bucket[]): Service => ({
  errors: 'xml',
  accessesOf: (request) => {
    const { name, key } = targetOf(request)
    if (key === '') return [{ action: 's3:ListBucket', resource: bucketArn(name), context: {} }]
    const action = actions[request.method] ?? `s3:${request.method}`
    return [{ action, resource: `${bucketArn(name)}/${key}`, context: {} }]
  },
  respond: async (request, principal) => {
    const { name, key } = targetOf(request)
    const bucket = buckets.find((candidate) => candidate.name === name)
    if (!bucket) return xmlError(404, 'NoSuchBucket', `There is no bucket ${name}.`)
    if (key === '') {
      const prefix = new URLSearchParams(request.query).get('prefix') ?? ''
      return xmlResponse(200, await objectList(bucket, prefix))
    }
    if (request.method === 'PUT') return writeObject(bucket, key, request)
    if (request.method === 'DELETE') {
      await bucket.delete(key)
      return textResponse(204, '', {})
    }
    const object = await bucket.get(key)
    if (object) return { status: 200, ...object }
    // S3 reveals that a key is missing only to those who may list the bucket.
    return principal.isAllowed({ action: 's3:ListBucket', resource: bucketArn(name), context: {} })
      ? xmlError(404, 'NoSuchKey', 'The specified key does not exist.')
      : xmlError(403, 'AccessDenied', 'Access Denied')
  },
})

const actions: Record<string, string> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
}

function targetOf({ path }: HttpRequest): { name: string; key: string } {
  const [name = '', ...segments] = path.slice(1).split('/')
  return { name, key: decodeURIComponent(segments.join('/')) }
}

async function writeObject(
  bucket: Bucket,
  key: string,
  { headers, body, bodyTooLarge }: HttpRequest,
): Promise<HttpResponse> {
  if (bodyTooLarge) return xmlError(400, 'EntityTooLarge', 'The upload exceeds the maximum size.')
  const stored = Object.entries(headers).filter(([name]) => storedHeaders.test(name))
  const { etag } = await bucket.put(key, body, Object.fromEntries(stored))
  return textResponse(200, '', { etag })
}

const storedHeaders = /^(content-(type|encoding|disposition|language)|cache-control|expires|x-amz-meta-.*)$/

/** ListObjectsV2, with the fields that functions read, in one page. */
async function objectList(bucket: Bucket, prefix: string): Promise<string> {
  const contents = await Promise.all((await bucket.keys(prefix)).map((key) => contentsElement(bucket, key)))
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

async function contentsElement(bucket: Bucket, key: string): Promise<string> {
  const etag = await bucket.etag(key)
  return etag ? `<Contents><Key>${escapeHtml(key)}</Key><ETag>${escapeHtml(etag)}</ETag></Contents>` : ''
}
