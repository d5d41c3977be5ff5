import { callRequestLimits } from '#shared/callRequests.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'

/** Proves when a form was opened: a program can send neither a form that was opened just now nor an old one. */
export const signStamp = (now: number): string => `${now}.${signature(now)}`

export function isTimely(stamp: string, now: number): boolean {
  const [time = '', signed = ''] = stamp.split('.')
  const openedAt = Number(time)
  const { fastest, oldest } = callRequestLimits.stamp
  const age = now - openedAt
  return isSame(signed, signature(openedAt)) && age >= fastest && age <= oldest
}

const signature = (openedAt: number) => keyedHash('call-request-form', String(openedAt))
