import { parseArgs } from 'node:util'
import { usernameProblem } from '#shared/rules/usernameProblem.ts'
import { weaknessOf } from '#shared/rules/weaknessOf.ts'
import { hashPassword } from '../../functions/staff/password.ts'
import { type StaffMember, usernameOf } from '../../functions/store/staff/staffMembers.ts'
import { type StaffRoster, staffRoster } from '../../functions/store/staff/staffRoster.ts'
import { CommandError } from '../commandError.ts'
import { print, runCommand } from './command.ts'
import { promptPassword } from './promptPassword.ts'
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

/** Returns what to tell the operator. Rejects with a CommandError that says why nothing changed. */
export async function changeRoster(
  roster: StaffRoster,
  { action, username, readPassword }: StaffCommand,
): Promise<string> {
  if (action === 'list') return listOf(await roster.list())
  const actions: Record<string, (name: string) => Promise<string>> = {
    add: async (name) => {
      const hash = await hashPassword(await strongPassword(name))
      if (!(await roster.add(name, hash))) throw new CommandError(`${name} already exists.`)
      return `${name} can log in now.`
    },
    password: async (name) => {
      const hash = await hashPassword(await strongPassword(name))
      if (!(await roster.setPassword(name, hash))) throw new CommandError(`${name} does not exist.`)
      return `${name} has a new password and must log in again.`
    },
    remove: async (name) => {
      if (!(await roster.remove(name))) throw new CommandError(`${name} does not exist.`)
      return `${name} is logged out and can no longer log in.`
    },
  }
  const change = actions[action]
  if (!change) throw new CommandError(usage)
  return change(validUsername(username))

  async function strongPassword(name: string): Promise<string> {
    const password = await readPassword()
    const weakness = weaknessOf(password, { username: name })
    if (weakness) throw new CommandError(weakness)
    return password
  }
}

function validUsername(typed: string): string {
  const username = usernameOf(typed)
  const problem = usernameProblem(username)
  if (problem) throw new CommandError(problem)
  return username
}

function listOf(members: Awaited<ReturnType<StaffRoster['list']>>): string {
  if (members.length === 0) return 'Nobody can log in.'
  return members.map((member) => `${member.username}  (${stateOf(member)})`).join('\n')
}

function stateOf({ password, passwordSetAt, disabled }: StaffMember): string {
  if (disabled) return 'disabled'
  return password ? `password set on ${passwordSetAt.slice(0, 10)}` : 'has a one-time link'
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
      print(await changeRoster(staffRoster(store), { action, username, readPassword: promptPassword })),
    )
  })
}
