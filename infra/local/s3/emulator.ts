import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, type Emulator, startEmulator } from '../emulator.ts'
import type { Faults } from '../faults.ts'
import type { Caller, Keyring } from '../iam/keyring.ts'
import { awsChunked } from './awsChunked.ts'
import type { Bucket, StoredObject } from './bucket.ts'
import { escapeXml } from './xml.ts'

/** S3 over the buckets: objects and their list, path-style, each request held against its caller's policy. */
export function startS3(
  buckets: readonly Bucket[],
  { keyring, report, faults }: { keyring: Keyring; report: (error: unknown) => void; faults?: Faults },
): Promise<Emulator> {
  return startEmulator(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [name = '', ...rest] = url.pathname.slice(1).split('/')
    const key = decodeURIComponent(rest.join('/'))
    const caller = keyring.callerOf(request.headers)
    const bucket = buckets.find((known) => known.name === name)
    if (!caller) return problem(response, 403, 'InvalidAccessKeyId', 'The access key is not known.')
    if (!bucket) return problem(response, 404, 'NoSuchBucket', `There is no bucket ${name}.`)
    if (key === '') return list(request, response, { bucket, caller, url })
    const known = objectActions[request.method ?? '']
    if (!known) return problem(response, 501, 'NotImplemented', `${request.method} is not known here.`)
    const attempt = { action: known.action, resource: `arn:aws:s3:::${name}/${key}`, context: {} }
    if (!caller.may(attempt)) return denied(response, caller, attempt)
    if (faults?.files && ['PUT', 'DELETE'].includes(request.method ?? '')) {
      if (faults.files.writesLeft === 0) {
        request.resume()
        return problem(response, 503, 'SlowDown', 'Please reduce your request rate.')
      }
      faults.files.writesLeft -= 1
    }
    await known.answer({ request, response, bucket, key, caller })
  }, report)
}

interface ObjectRequest {
  request: IncomingMessage
  response: ServerResponse
  bucket: Bucket
  key: string
  caller: Caller
}

const objectActions: Record<string, { action: string; answer: (asked: ObjectRequest) => Promise<void> }> = {
  GET: { action: 's3:GetObject', answer: read },
  HEAD: { action: 's3:GetObject', answer: read },
  PUT: { action: 's3:PutObject', answer: write },
  DELETE: { action: 's3:DeleteObject', answer: remove },
}

async function read({ request, response, bucket, key, caller }: ObjectRequest): Promise<void> {
  const found = await bucket.get(key)
  if (!found) {
    // S3 says that a key is missing only to those who may list the bucket.
    const mayList = caller.may({
      action: 's3:ListBucket',
      resource: `arn:aws:s3:::${bucket.name}`,
      context: {},
    })
    return mayList
      ? problem(response, 404, 'NoSuchKey', 'The specified key does not exist.')
      : problem(response, 403, 'AccessDenied', 'Access Denied')
  }
  if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304, objectHeaders(found)).end()
    return
  }
  response.writeHead(200, { ...objectHeaders(found), 'content-length': found.body.length })
  response.end(request.method === 'HEAD' ? undefined : found.body)
}

async function write({ request, response, bucket, key }: ObjectRequest): Promise<void> {
  const sent = await bodyOf(request, 64 * 1024 * 1024)
  if (!sent)
    return problem(response, 400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
  const before = await bucket.get(key)
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  if ((ifNoneMatch === '*' && before) || (ifMatch !== undefined && ifMatch !== before?.etag)) {
    return problem(
      response,
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    )
  }
  const chunked =
    /aws-chunked/.test(String(request.headers['content-encoding'])) ||
    /^STREAMING-/.test(String(request.headers['x-amz-content-sha256']))
  const written = await bucket.put(key, chunked ? awsChunked(sent) : sent, keptHeaders(request.headers))
  response.writeHead(200, { etag: written.etag }).end()
}

async function remove({ response, bucket, key }: ObjectRequest): Promise<void> {
  await bucket.remove(key)
  response.writeHead(204).end()
}

async function list(
  request: IncomingMessage,
  response: ServerResponse,
  { bucket, caller, url }: { bucket: Bucket; caller: Caller; url: URL },
): Promise<void> {
  const attempt = { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket.name}`, context: {} }
  if (!caller.may(attempt)) return denied(response, caller, attempt)
  if (request.method !== 'GET' || url.searchParams.get('list-type') !== '2') {
    return problem(response, 501, 'NotImplemented', 'Only ListObjectsV2 is known here.')
  }
  const prefix = url.searchParams.get('prefix') ?? ''
  const most = Math.min(Number(url.searchParams.get('max-keys') ?? 1000), 1000)
  const after = url.searchParams.get('continuation-token') ?? url.searchParams.get('start-after') ?? ''
  const keys = (await bucket.keys(prefix)).filter((key) => key > after)
  const page = keys.slice(0, most)
  const more = keys.length > page.length
  const entries = await Promise.all(page.map((key) => entryOf(bucket, key)))
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket.name}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''}${entries.join('')}</ListBucketResult>`,
  )
}

async function entryOf(bucket: Bucket, key: string): Promise<string> {
  const found = await bucket.get(key)
  if (!found) return ''
  return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${found.lastModified.toISOString()}</LastModified><ETag>${escapeXml(found.etag)}</ETag><Size>${found.body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
}

/** The headers of an object as it is read. */
export function objectHeaders(found: StoredObject): Record<string, string> {
  return { ...found.headers, etag: found.etag, 'last-modified': found.lastModified.toUTCString() }
}

function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'application/octet-stream' }
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string') continue
    if (
      ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'].includes(name)
    )
      kept[name] = value
    if (name.startsWith('x-amz-meta-')) kept[name] = value
  }
  const encoding = headers['content-encoding']?.replace(/\s*aws-chunked,?\s*/, '')
  return encoding ? { ...kept, 'content-encoding': encoding } : kept
}

function denied(
  response: ServerResponse,
  caller: Caller,
  attempt: { action: string; resource: string },
): void {
  problem(
    response,
    403,
    'AccessDenied',
    `User: ${caller.name} is not authorized to perform: ${attempt.action} on resource: "${attempt.resource}" because no identity-based policy allows the ${attempt.action} action`,
  )
}

function problem(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
  )
}
