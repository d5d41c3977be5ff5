import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { limitAttempts, limitNetworks } from '../http/limitAttempts.ts'
import type { HandlerInput } from '../http/parseRequest.ts'
import { logSecurityEvent } from '../http/securityLog.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { WithCookies } from '../http/toResponse.ts'
import { tooManyRequests } from '../problem.ts'
import {
  type Attempt,
  countAttempt,
  delayAttempt,
  resetAttempts,
  uncountInNetworks,
} from '../store/attempts.ts'
import { addAuditRecord, auditWrite } from '../store/audit.ts'
import { endOfSession, newSession } from '../store/staff/sessions.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import { markSeen } from '../store/staff/staffSeen.ts'
import type { Store } from '../store/store.ts'
import { transact, type Writes } from '../store/transact.ts'
import { deviceCookie, knownDevice } from './deviceCookie.ts'
import { memberRecord, reportRefusedLogin, reportThrottled } from './loginRecords.ts'

type LoginRequest = Pick<
  HandlerInput<'POST /api/admin/session'>,
  'cookies' | 'viewerNetwork' | 'sessionToken' | 'requestId' | 'store'
>

type StoreSession = (session: Writes) => Promise<unknown>

interface Login {
  /** Audits only members' names, because an unknown username may be a password in the wrong field. */
  refuse(member: StaffMember | null | undefined, action?: string): Promise<void>
  /** Replaces the browser's session. `storeAll` writes the session, together with a change of the member if needed. */
  open(member: StaffMember, storeAll?: StoreSession): Promise<WithCookies<StaffSession>>
}

/** Counts a login by password or passkey. @throws {Problem} 429 with the seconds until the next attempt. */
export async function beginLogin(
  { cookies, viewerNetwork, sessionToken, requestId, store }: LoginRequest,
  username: string,
  now: number,
): Promise<Login> {
  const by = { requestId, username, viewerNetwork }
  const device = knownDevice(cookies, username, now)
  const resetCounts = await countLogin(store, by, { device, now }).catch(reportThrottled(by))

  async function startSession(
    member: StaffMember,
    storeAll: StoreSession,
  ): Promise<WithCookies<StaffSession>> {
    const { token, session, writes } = newSession(member, now)
    await storeAll({
      ...writes,
      ...(sessionToken === undefined ? {} : endOfSession(sessionToken)),
      login: auditWrite(memberRecord(username, 'logged in', now)),
    })
    await markSeen(store, username, now)
    logSecurityEvent({ ...by, event: 'login succeeded', sessionToken: token })
    return new WithCookies(session, sessionCookie(token), deviceCookie(username, now))
  }

  return {
    async refuse(member, action = 'failed to log in') {
      reportRefusedLogin('login failed', by)
      if (member) return addAuditRecord(store, memberRecord(member.username, action, now))
      // An unknown username costs a write too, so that its response takes as long.
      const { window } = apiLimits.login
      await countAttempt(store, { limit: 'login-unknown', client: viewerNetwork, window, now })
    },
    async open(member, storeAll = (session) => transact(store, session)) {
      const started = await startSession(member, storeAll)
      await resetCounts()
      return started
    },
  }
}

/**
 * Counts a login before any password is checked. A login from a known device counts for the device. Any other login
 * counts for its network and for the username. A flood against a username delays each network that tries the username,
 * and locks none out. Returns a function that resets the counts once the login succeeds.
 * @throws {Problem} 429 with the seconds until the next attempt.
 */
async function countLogin(
  store: Store,
  { username, viewerNetwork }: { username: string; viewerNetwork: string },
  { device, now }: { device: string | undefined; now: number },
): Promise<() => Promise<unknown>> {
  const { window, perNetwork, perDevice, perUsername } = apiLimits.login
  const attempt = (limit: string, client: string): Attempt => ({ limit, client, window, now })
  if (device !== undefined) {
    const byDevice = attempt('login-device', device)
    await limitAttempts(store, byDevice, perDevice)
    return () => resetAttempts(store, byDevice)
  }

  const byNetwork = attempt('login-network', viewerNetwork)
  await limitNetworks(store, byNetwork, perNetwork)
  const byName = attempt('login-name', username)
  const { count } = await countAttempt(store, byName)
  if (count > perUsername) {
    const byBoth = attempt('login-delay', `${username} ${viewerNetwork}`)
    const wait = await delayAttempt(store, byBoth, delayAfter(count - perUsername))
    if (wait > 0) throw tooManyRequests(wait)
  }
  // The network's earlier attempts still count. Otherwise members could reset them while they guess others' passwords.
  return () => Promise.all([resetAttempts(store, byName), uncountInNetworks(store, byNetwork)])
}

/** 2 seconds after the first excess attempt, doubled with each one, up to a limit. */
const delayAfter = (excess: number) => Math.min(2 ** excess * 1_000, apiLimits.login.longestDelay)
