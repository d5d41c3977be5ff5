import { randomBytes } from 'node:crypto'
import { callRequestLimits } from '#shared/callRequests.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'

/** A signed stamp that proves when somebody began to fill in a form. Each stamp is different. */
export function signStamp(now: number): string {
  const signed = `${now}.${randomBytes(6).toString('base64url')}`
  return `${signed}.${signature(signed)}`
}

export type StampState = 'valid' | 'old' | 'none' | 'false'

/** A stamp is `old` if the tab was open for long. It is `false` if it is forged or sent sooner than people type. */
export function stateOfStamp(stamp: string, now: number): StampState {
  if (stamp === '') return 'none'
  const [time = '', random = '', given = ''] = stamp.split('.')
  const { fastest, oldest } = callRequestLimits.stamp
  const age = now - Number(time)
  if (!isSame(given, signature(`${time}.${random}`)) || age < fastest) return 'false'
  return age <= oldest ? 'valid' : 'old'
}

const signature = (signed: string) => keyedHash('call-request-form', signed)
