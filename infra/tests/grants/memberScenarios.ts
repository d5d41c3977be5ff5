import { Account, Challenge, RecoveryCodes } from '#shared/entities/account.ts'
import { Invitation, MemberChange } from '#shared/entities/members.ts'
import { authenticator } from '../../../functions/testing/authenticator.ts'
import { addMember, logIn, password, sameOriginHeaders } from '../../testing/staff.ts'
import { type GrantContext, request, requestAsStaff } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'

const strong = 'velvet kettle harbor nine'

/** The scenario of every function that manages members and their accounts. */
export const memberScenarios: Record<string, GrantScenario> = {
  'passkeys/createChallenge': async (context) => {
    await newChallenge(context)
  },
  'passkeys/openPasskeySession': async (context) => {
    const member = await asNewMember(context)
    const device = await addPasskey(member)
    const passkey = device.get(await newChallenge(context))
    await request(context, '/api/admin/session/passkey', {
      method: 'POST',
      headers: { ...json, ...sameOriginHeaders, cookie: member.cookie },
      body: JSON.stringify({ passkey }),
    })
    await request(context, '/api/admin/session', { headers: { cookie: member.cookie }, status: 401 })
  },
  'account/getAccount': async (context) => {
    await requestAsStaff(context, '/api/admin/account')
  },
  'account/changeAccount': async (context) => {
    const member = await asNewMember(context)
    await addPasskey(member)
    const body = JSON.stringify({ passkeys: [] })
    await requestAsStaff(member, '/api/admin/account', { method: 'PATCH', headers: json, body })
  },
  'account/createRecoveryCodes': async (context) => {
    await requestAsStaff(context, '/api/admin/account/recovery-codes', { method: 'POST' })
  },
  'account/addPasskey': async (context) => {
    await addPasskey(await asNewMember(context))
  },
  'members/listMembers': async (context) => {
    await requestAsStaff(context, '/api/admin/members')
  },
  'members/inviteMember': async (context) => {
    const member = await asNewMember(context)
    const username = context.newName()
    await invite(member, username, 201)
    await invite(member, username, 409)
  },
  'members/changeMember': async (context) => {
    const username = context.newName()
    await addMember(context.owner, context.system, username)
    await change(context, username, 'disable')
    await change(context, username, 'remove')
  },
  'members/joinStaff': async (context) => {
    const username = context.newName()
    await addMember(context.owner, context.system, username)
    const { token } = Invitation.parse(
      (await change(await asNewMember(context), username, 'reset')).invitation,
    )
    const body = JSON.stringify({ token, password: strong })
    const headers = { ...json, ...sameOriginHeaders }
    await request(context, '/api/admin/join', { method: 'POST', headers, body })
  },
  'account/changePassword': async (context) => {
    const body = JSON.stringify({ current: password, new: strong })
    await requestAsStaff(await asNewMember(context), '/api/admin/account/password', {
      method: 'PUT',
      headers: json,
      body,
      status: 204,
    })
  },
}

const json = { 'content-type': 'application/json' }

/** A login with a recovery code, by a member who turned the second factor on. */
export async function logInWithRecoveryCode(context: GrantContext): Promise<void> {
  const username = context.newName()
  await addMember(context.owner, context.system, username)
  const member = { ...context, cookie: await logIn(context.system.address, username) }
  await addPasskey(member)
  const response = await requestAsStaff(member, '/api/admin/account/recovery-codes', { method: 'POST' })
  const { codes } = RecoveryCodes.parse(await response.json())
  const body = JSON.stringify({ secondFactor: true })
  await requestAsStaff(member, '/api/admin/account', { method: 'PATCH', headers: json, body })
  await request(context, '/api/admin/session', {
    method: 'POST',
    headers: { ...json, ...sameOriginHeaders },
    body: JSON.stringify({ username, password, recoveryCode: codes[0] }),
  })
}

async function newChallenge(context: GrantContext): Promise<string> {
  const response = await request(context, '/api/admin/session/challenge', {
    method: 'POST',
    headers: sameOriginHeaders,
  })
  return Challenge.parse(await response.json()).challenge
}

async function addPasskey(context: GrantContext) {
  const device = authenticator(context.system.address, 'any')
  const passkey = device.create(await newChallenge(context))
  const body = JSON.stringify({ name: 'Key', passkey })
  const response = await requestAsStaff(context, '/api/admin/account/passkeys', {
    method: 'POST',
    headers: json,
    body,
  })
  const { userHandle } = Account.parse(await response.json())
  return { get: (challenge: string) => device.get(challenge, { userHandle }) }
}

async function invite(context: GrantContext, username: string, status: number): Promise<void> {
  const body = JSON.stringify({ username })
  await requestAsStaff(context, '/api/admin/members', { method: 'POST', headers: json, body, status })
}

async function change(context: GrantContext, username: string, action: string) {
  const response = await requestAsStaff(context, `/api/admin/members/${username}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ action }),
  })
  return MemberChange.parse(await response.json())
}

/** A session of a member that no other scenario changes. */
async function asNewMember(context: GrantContext): Promise<GrantContext> {
  const username = context.newName()
  await addMember(context.owner, context.system, username)
  return { ...context, cookie: await logIn(context.system.address, username) }
}
