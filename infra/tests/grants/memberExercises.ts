import { Invitation, MemberChange } from '#shared/entities/members.ts'
import { addMember, logIn, password, sameOriginHeaders } from '../../testing/staff.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, request, requestAsStaff } from './grantContext.ts'

const strong = 'velvet kettle harbor nine'

/** What there is to do for every function that manages members and their accounts. */
export const memberExercises: Record<string, Exercise> = {
  'members/listMembers': async (context) => {
    await requestAsStaff(context, '/api/admin/members')
  },
  'members/inviteMember': async (context) => {
    await invite(context)
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
    const { token } = Invitation.parse((await change(context, username, 'reset')).invitation)
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

async function invite(context: GrantContext): Promise<Invitation> {
  const body = JSON.stringify({ username: context.newName() })
  const response = await requestAsStaff(context, '/api/admin/members', {
    method: 'POST',
    headers: json,
    body,
    status: 201,
  })
  return Invitation.parse(await response.json())
}

async function change(context: GrantContext, username: string, action: string) {
  const response = await requestAsStaff(context, `/api/admin/members/${username}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ action }),
  })
  return MemberChange.parse(await response.json())
}

/** A session of a member that no other exercise changes. */
async function asNewMember(context: GrantContext): Promise<GrantContext> {
  const username = context.newName()
  await addMember(context.owner, context.system, username)
  return { ...context, cookie: await logIn(context.system.address, username) }
}
