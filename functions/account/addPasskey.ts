import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { apiLimits } from '#shared/apiLimits.ts'
import type { PasskeyRegistration } from '#shared/entities/account.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { provenOnce } from '../passkeys/challenges.ts'
import { relyingParty } from '../passkeys/relyingParty.ts'
import { Problem } from '../problem.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import type { Passkey } from '../store/staff/credentials.ts'
import { allStaffMembers } from '../store/staff/staffMembers.ts'
import { accountOf, newUserHandle } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'

export const handler = serveStaff(
  'POST /api/admin/account/passkeys',
  async ({ body: { name, passkey }, session, sessionToken = '', viewerHost, store, audit }) => {
    requireRecentLogin(session)
    const { username } = session
    const now = Date.now()
    const verified = await provenOnce(store, now, (expectedChallenge) =>
      verify(passkey, { host: viewerHost, expectedChallenge }),
    )
    if (!verified) throw new Problem(400, 'This passkey was not accepted. Please try again.')
    const members = await allStaffMembers(store)
    if (members.some(({ credentials }) => credentials.passkeys?.some(({ id }) => id === passkey.id)))
      throw new Problem(409, 'This passkey is registered already.')
    const { after } = await changeOwnMember(store, sessionToken, ({ credentials }) => {
      const { passkeys = [], userHandle = newUserHandle(username) } = credentials
      if (passkeys.length >= apiLimits.passkeys.max)
        throw new Problem(409, `You have ${apiLimits.passkeys.max} passkeys. Please remove one first.`)
      const added = { ...verified, name, createdAt: now }
      return { credentials: { ...credentials, userHandle, passkeys: [...passkeys, added] } }
    })
    await audit('added a passkey', `member/${username}`, new Date(now).toISOString())
    return accountOf(after)
  },
)

/** Undefined if the response was not made for the challenge, on this site. */
async function verify(
  response: PasskeyRegistration['passkey'],
  { host, expectedChallenge }: { host: string; expectedChallenge: (received: string) => boolean },
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...relyingParty(host),
  })
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}
