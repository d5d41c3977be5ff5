import { Problem } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { WithCookie } from '../http/withCookie.ts'
import { closeSession, openSession } from '../store/sessions.ts'
import { findStaffMember } from '../store/staffMembers.ts'
import { countLogin } from './loginAttempts.ts'
import { isPassword } from './password.ts'

export const handler = serve(
  'POST /api/admin/session',
  async ({ body, viewerAddress, sessionToken, store }) => {
    const { username, password } = body
    const now = Date.now()
    await countLogin(store, { username, viewerAddress, sessionToken, now })
    const member = await findStaffMember(store, username)
    const isRight = await isPassword(password, member?.password)
    if (!member || !isRight) throw new Problem(401, 'Invalid username or password')
    if (sessionToken !== undefined) await closeSession(store, sessionToken)
    const { token, session } = await openSession(store, member, now)
    return new WithCookie(session, sessionCookie(token))
  },
)
