import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyLogin } from '#shared/entities/account.ts'
import { serve } from '../http/serve.ts'
import { Problem } from '../problem.ts'
import { beginLogin } from '../staff/login.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import type { Credentials, Passkey } from '../store/staff/credentials.ts'
import { findMemberByPasskey, isActive, type StaffMember, usernameOf } from '../store/staff/staffMembers.ts'
import type { Write } from '../store/transact.ts'
import { verifyProof } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'

/** A login with a passkey instead of username and password. It is limited and logged like every login. */
export const handler = serve(
  'POST /api/admin/session/passkey',
  async ({ body, viewerHost: host, store, ...request }) => {
    const { passkey } = body
    const now = Date.now()
    const member = await findMemberByPasskey(store, passkey.id)
    const username = member?.username ?? passkey.id
    const login = await beginLogin({ store, ...request }, username, now)
    const isExpected = body.username === undefined || usernameOf(body.username) === username
    const verified =
      member &&
      isExpected &&
      isActive(member) &&
      (await verifyPasskey(member.credentials, { response: passkey, host, now }))
    if (!verified) {
      await login.refuse(member)
      throw notAccepted()
    }
    const { proof, challenge } = verified
    return login.open(member, (session) =>
      changeStaffMember(store, username, (stored) => withUsed(stored, proof), {
        with: () => ({ ...session, challenge }),
        failed: (failures) => {
          if ('challenge' in failures) throw notAccepted()
        },
      }),
    )
  },
)

/** The passkey with its new counter, or undefined if the response does not prove that the user has the passkey. */
async function verifyPasskey(
  credentials: Credentials,
  { response, host, now }: { response: PasskeyLogin['passkey']; host: string; now: number },
): Promise<{ proof: Passkey; challenge: Write } | undefined> {
  const passkey = credentials.passkeys?.find(({ id }) => id === response.id)
  const { userHandle } = response.response
  if (!passkey || (userHandle !== undefined && userHandle !== credentials.userHandle)) return undefined
  return verifyProof(now, async (expectedChallenge) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty(host),
      credential: { ...passkey, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')) },
      // The device must have checked a fingerprint, a face or a PIN, so a lost device opens nothing.
      requireUserVerification: true,
    })
    return verified ? { ...passkey, counter: authenticationInfo.newCounter, lastUsedAt: now } : undefined
  })
}

/** @throws {Problem} 401 if another login has used the passkey since, or if the passkey was removed. */
function withUsed({ credentials, ...member }: StaffMember, used: Passkey): StaffMember {
  const { passkeys = [] } = credentials
  const stored = passkeys.find(({ id }) => id === used.id)
  if (!stored || member.disabled || (used.counter > 0 && used.counter <= stored.counter)) throw notAccepted()
  const changed = passkeys.map((one) => (one === stored ? { ...used, name: stored.name } : one))
  return { ...member, credentials: { ...credentials, passkeys: changed } }
}

/** The same words for every reason do not reveal which members and passkeys exist. */
const notAccepted = () => new Problem(401, 'This passkey was not accepted')
