import { randomBytes } from 'node:crypto'
import { callRequestLimits } from '#shared/callRequests.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'

/** A signed stamp that proves when somebody began to fill in a form. Each stamp is different. */
export function signStamp(now: number): string {
  const signed = `${now}.${randomBytes(6).toString('base64url')}`
  return `${signed}.${signature(signed)}`
}

interface ReadStamp {
  /** `old` if the tab was open for long. `false` if it is forged or sent sooner than people type. */
  state: 'valid' | 'old' | 'none' | 'false'
  /** The part that identifies the stamp. */
  signed: string
  /** Milliseconds since 1970. */
  validUntil: number
}

export function readStamp(stamp: string, now: number): ReadStamp {
  const [time = '', random = '', given = '', ...others] = stamp.split('.')
  const signed = `${time}.${random}`
  const { fastest, oldest } = callRequestLimits.stamp
  const read = { signed, validUntil: Number(time) + oldest }
  if (stamp === '') return { ...read, state: 'none' }
  const isGenuine = others.length === 0 && isSame(given, signature(signed))
  if (!isGenuine || now - Number(time) < fastest) return { ...read, state: 'false' }
  return { ...read, state: now <= read.validUntil ? 'valid' : 'old' }
}

const signature = (signed: string) => keyedHash('call-request-form', signed)
