import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { apiLimits } from '#shared/apiLimits.ts'
import { usernameProblem } from '#shared/staff/usernameProblem.ts'
import { weaknessOf } from '#shared/staff/weaknessOf.ts'
import { hashPassword } from '../../functions/staff/password.ts'
import { auditWrite } from '../../functions/store/audit.ts'
import { addStaffMember, changeStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import {
  allMemberships,
  allStaffMembers,
  memberWith,
  type StaffMember,
  usernameOf,
} from '../../functions/store/staff/staffMembers.ts'
import type { Store } from '../../functions/store/store.ts'
import type { Writes } from '../../functions/store/transact.ts'
import { CommandError } from '../commandError.ts'
import { print, runCommand } from './command.ts'
import { withTarget } from './target.ts'

const usage = `Manages who may log in at /admin:
  npm run staff -- list
  npm run staff -- add <username>        prompts for a password, or reads it from standard input
  npm run staff -- password <username>   changes the password and ends the person's sessions
  npm run staff -- remove <username>     removes the login and ends the person's sessions
Works on this machine, or on a deployed stage with --stage <name>.`

interface StaffCommand {
  action: string
  username: string
  readPassword: () => Promise<string>
}

/** Returns a sentence for the operator. Rejects with a CommandError that says why nothing changed. */
export async function changeStaff(
  store: Store,
  { action, username, readPassword }: StaffCommand,
): Promise<string> {
  if (action === 'list') return listOf(await allStaffMembers(store))
  const actions: Record<string, (name: string) => Promise<string>> = {
    add: async (name) => {
      const { max } = apiLimits.members
      if ((await allMemberships(store)).length >= max)
        throw new CommandError(`There are ${max} members already. Remove one first.`)
      const member = await memberWithPassword(name)
      if (!(await addStaffMember(store, member, audit('added', name))))
        throw new CommandError(`${name} already exists.`)
      return `${name} can log in now.`
    },
    password: async (name) => {
      const member = await memberWithPassword(name)
      await changeOrRefuse(name, 'changed password', member)
      return `${name} has a new password and must log in again.`
    },
    remove: async (name) => {
      await changeOrRefuse(name, 'removed', null)
      return `${name} is logged out and can no longer log in.`
    },
  }
  const change = actions[action]
  if (!change) throw new CommandError(usage)
  return change(validUsername(username))

  /** The record in the transaction of the change, with this command as the actor. No member can have its name. */
  function audit(done: string, name: string): Writes {
    const at = new Date().toISOString()
    return { audit: auditWrite({ at, by: 'npm run staff', action: done, subject: `member/${name}` }) }
  }

  async function changeOrRefuse(name: string, done: string, after: StaffMember | null): Promise<void> {
    const changed = await changeStaffMember(store, name, () => after, { with: () => audit(done, name) })
    if (!changed) throw new CommandError(`${name} does not exist.`)
  }

  async function memberWithPassword(name: string): Promise<StaffMember> {
    const password = await readPassword()
    const weakness = weaknessOf(password, { username: name })
    if (weakness) throw new CommandError(weakness)
    return memberWith(name, await hashPassword(password))
  }
}

function validUsername(typed: string): string {
  const username = usernameOf(typed)
  const problem = usernameProblem(username)
  if (problem) throw new CommandError(problem)
  return username
}

function listOf(members: readonly StaffMember[]): string {
  if (members.length === 0) return 'Nobody can log in.'
  return members.map((member) => `${member.username}  (${stateOf(member)})`).join('\n')
}

function stateOf({ credentials, disabled }: StaffMember): string {
  if (disabled) return 'disabled'
  return credentials.password ? 'has a password' : 'has a one-time link'
}

/** Reads the password, which the operator types twice without an echo or sends to standard input. */
async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const password = await promptHidden('Password: ')
  if ((await promptHidden('Repeat the password: ')) !== password)
    throw new CommandError('The two passwords differ.')
  return password
}

async function promptHidden(label: string): Promise<string> {
  process.stdout.write(label)
  // Discards the output, because readline would echo the typed password.
  const output = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { stage: { type: 'string' } },
    })
    const [action = '', username = ''] = positionals
    if (action !== 'list' && username === '') throw new CommandError(usage)
    await withTarget(values, async ({ store }) =>
      print(await changeStaff(store, { action, username, readPassword: promptPassword })),
    )
  })
}
