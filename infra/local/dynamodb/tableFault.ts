import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadFault } from './readFault.ts'

/** A fault that tests switch on, from the next request on. */
export interface TableFaults {
  table?: TableFault | undefined
  reads?: ReadFault | undefined
}

export type TableFault = 'slow' | 'hanging' | 'throttling' | 'failing' | 'gone'

/** Milliseconds. A healthy table responds within 20. */
const slowDelay = 300

/** Responds as the fault does; returns false if the table still has to respond. */
export async function respondWithFault(fault: TableFault, response: ServerResponse): Promise<boolean> {
  switch (fault) {
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
