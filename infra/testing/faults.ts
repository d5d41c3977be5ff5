import { setTimeout as wait } from 'node:timers/promises'
import type { Intercept } from '../local/http/awsServer.ts'
import { jsonError, jsonResponse, xmlError } from '../local/http/message.ts'

/** Faults that tests cause, from the next request on. */
export interface Faults {
  table?: TableFault | undefined
  /** The site's buckets accept so many more writes and deletions. */
  files?: { writesLeft: number } | undefined
  /** CloudFront refuses so many of the next invalidations. */
  invalidations?: { refusals: number } | undefined
  /** The API is down, as in an outage of its region. */
  api?: 'gone' | undefined
}

/**
 * `empty`: reads return nothing, while writes succeed. `lost`: a write is carried out, and the response to its first
 * attempt is lost.
 */
export type TableFault = 'slow' | 'hanging' | 'throttling' | 'failing' | 'gone' | 'empty' | 'lost'

/** Milliseconds. A healthy table responds within 20. */
const slowDelay = 300

/** Responds as the present faults do. */
export const withFaults =
  (faults: Faults): Intercept =>
  async (action, respond, request) => {
    if (action.startsWith('dynamodb:')) return withTableFault(faults.table, action, respond, request)
    if (action === 'execute-api:Invoke') return faults.api === 'gone' ? undefined : respond()
    if (action === 'cloudfront:CreateInvalidation' && faults.invalidations?.refusals) {
      faults.invalidations.refusals -= 1
      const text = 'Your request contains more objects or wildcards than are allowed at once.'
      return xmlError(400, 'TooManyInvalidationsInProgress', text)
    }
    if (faults.files && /^s3:(Put|Delete)/.test(action)) {
      if (faults.files.writesLeft === 0) return xmlError(503, 'SlowDown', 'Please reduce your request rate.')
      faults.files.writesLeft -= 1
    }
    return respond()
  }

const withTableFault = async (
  fault: TableFault | undefined,
  action: string,
  respond: Parameters<Intercept>[1],
  { headers }: Parameters<Intercept>[2],
): ReturnType<Intercept> => {
  switch (fault) {
    case undefined:
      return respond()
    case 'empty':
      return emptyResponses[action] ? jsonResponse(200, emptyResponses[action]) : respond()
    case 'lost': {
      const response = await respond()
      const isFirst = headers['amz-sdk-request']?.startsWith('attempt=1')
      return isFirst && /:(Put|Update|Delete|TransactWrite)/.test(action) ? undefined : response
    }
    case 'slow':
      await wait(slowDelay)
      return respond()
    case 'hanging':
      return new Promise(() => {})
    case 'gone':
      return undefined
    case 'throttling':
      return jsonError(400, 'ProvisionedThroughputExceededException', message)
    case 'failing':
      return jsonError(500, 'InternalServerError', message)
  }
}

const message = 'Fault injected by a test'

const emptyResponses: Record<string, object> = {
  'dynamodb:GetItem': {},
  'dynamodb:BatchGetItem': { Responses: {}, UnprocessedKeys: {} },
  'dynamodb:Query': { Items: [], Count: 0, ScannedCount: 0 },
}
