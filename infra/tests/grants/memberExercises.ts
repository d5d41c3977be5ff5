import { addMember, logIn, password } from '../../testing/staff.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, requestAsStaff } from './grantContext.ts'

const json = { 'content-type': 'application/json' }

/** What there is to do for every function that manages members. */
export const memberExercises: Record<string, Exercise> = {
  'account/changePassword': async (context) => {
    const body = JSON.stringify({ current: password, new: 'velvet kettle harbor nine' })
    await requestAsStaff(await asNewMember(context), '/api/admin/account/password', {
      method: 'PUT',
      headers: json,
      body,
      status: 204,
    })
  },
}

/** A session of a member that no other exercise changes. */
async function asNewMember(context: GrantContext): Promise<GrantContext> {
  const username = context.newName()
  await addMember(context.owner, context.system, username)
  return { ...context, cookie: await logIn(context.system.address, username) }
}
