import { randomBytes } from 'node:crypto'
import { callRequestLimits } from '#shared/callRequests.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'

/** Proves when somebody began to fill in a form. No two people have the same one. */
export function signStamp(now: number): string {
  const signed = `${now}.${randomBytes(6).toString('base64url')}`
  return `${signed}.${signature(signed)}`
}

export type StampState = 'valid' | 'old' | 'none' | 'false'

/** A stamp is old if its tab was open for long. No person's browser sends one that is false or too young. */
export function stateOfStamp(stamp: string, now: number): StampState {
  if (stamp === '') return 'none'
  const [time = '', random = '', given = ''] = stamp.split('.')
  const { fastest, oldest } = callRequestLimits.stamp
  const age = now - Number(time)
  if (!isSame(given, signature(`${time}.${random}`)) || age < fastest) return 'false'
  return age <= oldest ? 'valid' : 'old'
}

const signature = (signed: string) => keyedHash('call-request-form', signed)
