import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A fault that tests switch on, from the next request on. */
export interface TableFaults {
  table?: TableFault | undefined
}

/** `empty`: reads return nothing, while writes succeed. */
export type TableFault = 'slow' | 'hanging' | 'throttling' | 'failing' | 'gone' | 'empty'

/** Milliseconds. A healthy table responds within 20. */
const slowDelay = 300

/** Responds as the fault does; returns false if the table still has to respond. */
export async function respondWithFault(
  fault: TableFault,
  action: string,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault) {
    case 'empty':
      if (!emptyResponses[action]) return false
      respond(response, 200, emptyResponses[action])
      return true
    case 'slow':
      await wait(slowDelay)
      return false
    case 'hanging':
      return true
    case 'gone':
      response.destroy()
      return true
    case 'throttling':
      respondWithError(response, 'ProvisionedThroughputExceededException', { message })
      return true
    case 'failing':
      respondWithError(response, 'InternalServerError', { message, status: 500 })
      return true
  }
}

const message = 'Fault injected by a test'

const emptyResponses: Record<string, object> = {
  'dynamodb:GetItem': {},
  'dynamodb:BatchGetItem': { Responses: {}, UnprocessedKeys: {} },
  'dynamodb:Query': { Items: [], Count: 0, ScannedCount: 0 },
}

export const respondWithError = (
  response: ServerResponse,
  code: string,
  { message, status = 400 }: { message: string; status?: number },
): void => respond(response, status, { __type: `com.amazon.coral.service#${code}`, message })

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify(body))
}
