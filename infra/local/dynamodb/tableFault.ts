import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { TableFault } from '../faults.ts'

/** How late a slow table answers, milliseconds: a healthy one takes 20. */
const late = 300

/** Makes the table answer with its fault. Whether that was all: a slow one still answers afterwards. */
export async function respondWithFault(fault: TableFault, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'slow':
      await wait(late)
      return false
    case 'hanging':
      return true
    case 'gone':
      response.destroy()
      return true
    case 'throttling':
      return refuse(response, 400, 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException')
    case 'failing':
      return refuse(response, 500, 'com.amazonaws.dynamodb.v20120810#InternalServerError')
  }
}

function refuse(response: ServerResponse, status: number, type: string): true {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: type, message: 'A fault that a test has asked for' }))
  return true
}
