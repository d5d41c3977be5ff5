import { createHmac } from 'node:crypto'
import { environment } from '../environment.ts'

/** A pseudonym of a text: without the stage's secret, nobody can find the text by trying likely ones. */
export const keyedHash = (purpose: string, ...texts: string[]): string =>
  createHmac('sha256', environment.originSecret)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
