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
      return respondWithNothing(action, response)
    case 'slow':
      await wait(slowDelay)
      return false
    case 'hanging':
      return true
    case 'gone':
      response.destroy()
      return true
    case 'throttling':
      return respondWithError(response, 400, 'ProvisionedThroughputExceededException')
    case 'failing':
      return respondWithError(response, 500, 'InternalServerError')
  }
}

function respondWithNothing(action: string, response: ServerResponse): boolean {
  const nothing = emptyResponses[action]
  if (nothing === undefined) return false
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify(nothing))
  return true
}

const emptyResponses: Record<string, object> = {
  'dynamodb:GetItem': {},
  'dynamodb:BatchGetItem': { Responses: {}, UnprocessedKeys: {} },
  'dynamodb:Query': { Items: [], Count: 0, ScannedCount: 0 },
}

function respondWithError(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(
    JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${code}`,
      message: 'Fault injected by a test',
    }),
  )
  return true
}
