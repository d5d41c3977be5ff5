import { createHmac } from 'node:crypto'
import { type Middleware, stageVariable } from './event.ts'

let key: string | undefined

/** Takes the key from the request, because API Gateway sends the stage's key with each one (decision 19). */
export const takeHashKey: Middleware = {
  before({ event }) {
    if (event.stageVariables) key = stageVariable(event, 'hashKey')
  },
}

/** A pseudonym of a text. Without the stage's key, nobody can find the text by hashing likely texts. */
export function keyedHash(purpose: string, ...texts: string[]): string {
  if (key === undefined) throw new Error('No request has brought the key of hashes')
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
}
