import type { AccountChange } from '#shared/entities/account.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { Problem } from '../problem.ts'
import { memberRecord } from '../staff/loginRecords.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import type { Credentials } from '../store/staff/credentials.ts'
import { accountOf } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'

export const handler = serveStaff(
  'PATCH /api/admin/account',
  async ({ body, session, sessionToken = '', store }) => {
    const { username } = session
    const now = Date.now()
    const { after } = await changeOwnMember(
      store,
      sessionToken,
      ({ credentials }) => {
        const changed = requireUsable(changedBy(body, credentials))
        if (isWeaker(credentials, changed)) requireRecentLogin(session)
        return { credentials: changed }
      },
      {
        with: (before, after) => {
          const actions = actionsOf(before.credentials, after?.credentials ?? {})
          return Object.fromEntries(
            actions.map((action) => [action, auditWrite(memberRecord(username, action, now))]),
          )
        },
      },
    )
    return accountOf(after)
  },
)

const isWeaker = (before: Credentials, after: Credentials): boolean =>
  (before.passkeys?.length ?? 0) > (after.passkeys?.length ?? 0) ||
  (before.secondFactor === true && !after.secondFactor)

/** Ignores unknown ids, so it never adds a passkey. */
function changedBy({ passkeys, secondFactor }: AccountChange, credentials: Credentials): Credentials {
  const names = passkeys && new Map(passkeys.map(({ id, name }) => [id, name]))
  return {
    ...credentials,
    ...(secondFactor === undefined ? {} : { secondFactor }),
    ...(names && {
      passkeys: credentials.passkeys?.flatMap((passkey) => {
        const name = names.get(passkey.id)
        return name === undefined ? [] : [{ ...passkey, name }]
      }),
    }),
  }
}

/** @throws {Problem} 409 if the second factor would be on without a passkey or without a recovery code. */
function requireUsable(credentials: Credentials): Credentials {
  const { secondFactor, passkeys = [], recoveryCodes = [] } = credentials
  if (secondFactor && passkeys.length === 0)
    throw new Problem(409, 'The second factor needs a passkey. Please turn it off first, or add a passkey.')
  if (secondFactor && recoveryCodes.length === 0)
    throw new Problem(409, 'Please create recovery codes first, for the day on which you lose the device.')
  return credentials
}

function actionsOf(before: Credentials, after: Credentials): string[] {
  const factor = after.secondFactor ? 'turned on the second factor' : 'turned off the second factor'
  const [had = 0, has = 0] = [before.passkeys?.length, after.passkeys?.length]
  const names = ({ passkeys = [] }: Credentials) => passkeys.map(({ name }) => name).join()
  return [
    ...(Boolean(before.secondFactor) === Boolean(after.secondFactor) ? [] : [factor]),
    ...(has < had ? ['removed a passkey'] : names(before) === names(after) ? [] : ['renamed a passkey']),
  ]
}
