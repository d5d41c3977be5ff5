import { createHmac } from 'node:crypto'
import { environment } from '../environment.ts'

/** Tells texts apart without revealing them: nobody without the stage's secret can try out which text it stands for. */
export const keyedHash = (purpose: string, ...texts: string[]): string =>
  createHmac('sha256', environment.originSecret)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
