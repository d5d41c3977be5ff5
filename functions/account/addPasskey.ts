import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { apiLimits } from '#shared/apiLimits.ts'
import type { PasskeyRegistration } from '#shared/entities/account.ts'
import { Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { isChallenge, spendChallenge } from '../passkeys/challenges.ts'
import { relyingParty } from '../passkeys/relyingParty.ts'
import type { Passkey } from '../store/staff/credentials.ts'
import { allStaffMembers } from '../store/staff/staffMembers.ts'
import { accountOf, newUserHandle } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'
import { requireRecentLogin } from './requireRecentLogin.ts'

export const handler = serveStaff(
  'POST /api/admin/account/passkeys',
  async ({ body: { name, passkey }, session, sessionToken = '', viewerHost, store, audit }) => {
    requireRecentLogin(session)
    const { username } = session
    const now = Date.now()
    const proof = await verify(passkey, { host: viewerHost, now })
    if (!proof || !(await spendChallenge(store, proof.challenge, now)))
      throw new Problem(400, 'This passkey was not accepted. Please try again.')
    const members = await allStaffMembers(store)
    if (members.some(({ credentials }) => credentials.passkeys?.some(({ id }) => id === passkey.id)))
      throw new Problem(409, 'This passkey is registered already.')
    const { after } = await changeOwnMember(store, sessionToken, ({ credentials, ...member }) => {
      const { passkeys = [], userHandle = newUserHandle(username) } = credentials
      if (passkeys.length >= apiLimits.passkeys.max)
        throw new Problem(409, `You have ${apiLimits.passkeys.max} passkeys. Please remove one first.`)
      const added = { ...proof.verified, name, createdAt: now }
      return { ...member, credentials: { ...credentials, userHandle, passkeys: [...passkeys, added] } }
    })
    await audit('added a passkey', `member/${username}`, new Date(now).toISOString())
    return accountOf(after)
  },
)

/** Undefined if the response was not made for a challenge of this site, on this site. */
async function verify(
  response: PasskeyRegistration['passkey'],
  { host, now }: { host: string; now: number },
): Promise<{ verified: Pick<Passkey, 'id' | 'publicKey' | 'counter'>; challenge: string } | undefined> {
  let challenge = ''
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (received) => {
        challenge = received
        return isChallenge(received, now)
      },
      ...relyingParty(host),
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      verified: { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter },
      challenge,
    }
  } catch {
    // The library throws for everything that is not as expected.
    return undefined
  }
}
