import type { Gateway } from '../apigateway/gateway.ts'
import type { Faults } from '../faults.ts'
import { allows, type Statement } from '../iam/policy.ts'
import type { Bucket } from '../s3/bucket.ts'
import { objectHeaders } from '../s3/emulator.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from './http.ts'

/** Whatever the edge asks for what it does not have. */
export type Origin = (ask: EdgeHttpRequest) => Promise<EdgeHttpResponse>

/** A bucket, as far as its policy lets the distribution read it. Without leave to list, a missing object is a 403. */
export function bucketOrigin(
  bucket: Bucket,
  statements: readonly Statement[],
  distributionArn: string,
): Origin {
  const context = { 'aws:sourcearn': [distributionArn], 'aws:securetransport': ['true'] }
  return async (ask) => {
    const key = decodedKey(ask.path)
    const attempt = { action: 's3:GetObject', resource: `arn:aws:s3:::${bucket.name}/${key}`, context }
    const found = key !== undefined && allows(statements, attempt) ? await bucket.get(key) : undefined
    if (!found) {
      const body =
        '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'
      return { status: 403, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) }
    }
    return { status: 200, headers: objectHeaders(found), body: found.body }
  }
}

/** The HTTP API. It sees who asks as CloudFront's own client, and never the visitor's Host. */
export function gatewayOrigin(gateway: Gateway, faults: Faults = {}): Origin {
  return async (ask) =>
    faults.api === 'gone'
      ? {
          status: 503,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from('{"message":"Service Unavailable"}'),
        }
      : gateway.answer({
          ...ask,
          headers: { 'user-agent': 'Amazon CloudFront', ...ask.headers, host: gateway.host },
        })
}

/** A server elsewhere, reached by https. */
export function remoteOrigin(host: string, path: string, headers: Record<string, string>): Origin {
  return async (ask) => {
    try {
      const address = `https://${host}${path}${ask.path}${ask.query ? `?${ask.query}` : ''}`
      const got = await fetch(address, {
        method: ask.method,
        headers,
        signal: AbortSignal.timeout(10_000),
        redirect: 'manual',
      })
      const kept = ['content-type', 'cache-control', 'etag', 'last-modified', 'expires']
      return {
        status: got.status,
        headers: Object.fromEntries([...got.headers].filter(([name]) => kept.includes(name))),
        body: Buffer.from(await got.arrayBuffer()),
      }
    } catch {
      return {
        status: 502,
        headers: { 'content-type': 'text/plain' },
        body: Buffer.from('The origin cannot be reached.'),
      }
    }
  }
}

function decodedKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return undefined
  }
}
