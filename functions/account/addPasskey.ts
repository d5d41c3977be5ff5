import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { apiLimits } from '#shared/apiLimits.ts'
import type { PasskeyRegistration } from '#shared/entities/account.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { verifyProof } from '../passkeys/challenges.ts'
import { relyingParty } from '../passkeys/relyingParty.ts'
import { orNotFound, Problem } from '../problem.ts'
import { memberRecord } from '../staff/loginRecords.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import { unlessDone } from '../store/repeatedRequests.ts'
import { passkeyWrite } from '../store/staff/changeStaffMember.ts'
import type { Passkey } from '../store/staff/credentials.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { accountOf, newUserHandle } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'

export const handler = serveStaff(
  'POST /api/admin/account/passkeys',
  async ({ body: { name, passkey }, session, sessionToken = '', viewerHost, store }) => {
    requireRecentLogin(session)
    const { username } = session
    const now = Date.now()
    const verified = await verifyProof(now, (expectedChallenge) =>
      verify(passkey, { host: viewerHost, expectedChallenge }),
    )
    if (!verified) throw notAccepted()
    const { proof, challenge } = verified
    const audit = auditWrite(memberRecord(username, 'added a passkey', now))
    const add = () =>
      changeOwnMember(
        store,
        sessionToken,
        ({ credentials }) => {
          const { passkeys = [], userHandle = newUserHandle(username) } = credentials
          if (passkeys.some(({ id }) => id === proof.id)) throw registeredAlready()
          if (passkeys.length >= apiLimits.passkeys.max)
            throw new Problem(409, `You have ${apiLimits.passkeys.max} passkeys. Please remove one first.`)
          const added = { ...proof, name, createdAt: now }
          return { credentials: { ...credentials, userHandle, passkeys: [...passkeys, added] } }
        },
        {
          with: () => ({ challenge, audit }),
          failed: (failures) => {
            if ('challenge' in failures) throw notAccepted()
            if (passkeyWrite(proof.id) in failures) throw registeredAlready()
          },
        },
      )
    const added = async () => accountOf((await add()).after)
    return unlessDone(store, added, async () =>
      accountOf(orNotFound(await findStaffMember(store, username), 'Member', username)),
    )
  },
)

const notAccepted = () => new Problem(400, 'This passkey was not accepted. Please try again.')
const registeredAlready = () => new Problem(409, 'This passkey is registered already.')

/** Undefined if the response was not made for this challenge on this site. */
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
