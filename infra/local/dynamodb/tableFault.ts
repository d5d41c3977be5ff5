import { setTimeout as wait } from 'node:timers/promises'
import { type HttpResponse, jsonError, jsonResponse } from '../http/message.ts'

/** A fault that tests switch on, from the next request on. */
export interface TableFaults {
  table?: TableFault | undefined
}

/** `empty`: reads return nothing, while writes succeed. */
export type TableFault = 'slow' | 'hanging' | 'throttling' | 'failing' | 'gone' | 'empty'

/** Milliseconds. A healthy table responds within 20. */
const slowDelay = 300

/** Responds as the fault does. */
export async function withFault(
  fault: TableFault | undefined,
  action: string,
  respond: () => Promise<HttpResponse>,
): Promise<HttpResponse | undefined> {
  switch (fault) {
    case undefined:
      return respond()
    case 'empty':
      return emptyResponses[action] ? jsonResponse(200, emptyResponses[action]) : respond()
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
