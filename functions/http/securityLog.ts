import { log } from '../log.ts'
import { keyedHash } from './keyedHash.ts'

interface SecurityEvent {
  event: 'login succeeded' | 'login failed' | 'login throttled' | 'logged out' | 'session expired'
  requestId: string
  /** The username, as typed or stored. */
  username?: string
  viewerNetwork?: string
  sessionToken?: string
}

/** Writes one line per event. Keyed hashes distinguish people, networks and sessions without naming them. */
export function logSecurityEvent({ event, requestId, ...subject }: SecurityEvent): void {
  const { username, viewerNetwork, sessionToken } = subject
  log(event === 'login failed' || event === 'login throttled' ? 'warn' : 'info', {
    requestId,
    security: event,
    ...hashed('member', username),
    ...hashed('network', viewerNetwork),
    ...hashed('session', sessionToken),
  })
}

const hashed = (name: string, text: string | undefined) =>
  text === undefined ? {} : { [name]: keyedHash(name, text).slice(0, 16) }
