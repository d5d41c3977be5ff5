import { parseArgs } from 'node:util'
import { weaknessOf } from '#shared/rules/password.ts'
import { hashPassword } from '../../functions/staff/password.ts'
import { usernameOf } from '../../functions/store/staffMembers.ts'
import { type StaffRoster, staffRoster } from '../../functions/store/staffRoster.ts'
import { CommandError } from '../commandError.ts'
import { runCommand, say } from './command.ts'
import { openTarget } from './target.ts'
import { promptPassword } from './typedPassword.ts'

const usage = `Who may log in at /admin:
  npm run staff -- list
  npm run staff -- add <username>        asks for a password, or reads it from standard input
  npm run staff -- password <username>   sets another one and ends the person's sessions
  npm run staff -- remove <username>     and ends the person's sessions
On this machine, or with --stage <name> in a deployed stage.`

/** What the operator asked for: a verb, mostly a name, and a password where the verb needs one. */
interface Order {
  verb: string
  username: string
  password: () => Promise<string>
}

/** Does one thing to the roster and says in a sentence what came of it. Rejects with a CommandError that says why not. */
export async function changeRoster(
  roster: StaffRoster,
  { verb, username, password }: Order,
): Promise<string> {
  if (verb === 'list') return listed(await roster.list())
  const verbs: Record<string, (name: string) => Promise<string>> = {
    add: async (name) => {
      const hash = await hashPassword(await strong(name))
      if (!(await roster.add(name, hash))) throw new CommandError(`There is a ${name} already.`)
      return `${name} can log in now.`
    },
    password: async (name) => {
      const hash = await hashPassword(await strong(name))
      if (!(await roster.setPassword(name, hash))) throw new CommandError(`There is no ${name}.`)
      return `${name} has another password now and must log in again.`
    },
    remove: async (name) => {
      if (!(await roster.remove(name))) throw new CommandError(`There is no ${name}.`)
      return `${name} cannot log in any more, and is logged out.`
    },
  }
  const act = verbs[verb]
  if (!act) throw new CommandError(usage)
  return act(wellFormed(username))

  async function strong(name: string): Promise<string> {
    const typed = await password()
    const weakness = weaknessOf(typed, name)
    if (weakness) throw new CommandError(weakness)
    return typed
  }
}

function wellFormed(typed: string): string {
  const username = usernameOf(typed)
  if (/^[a-z0-9][a-z0-9._@-]{1,63}$/.test(username)) return username
  throw new CommandError(
    'A username has 2 to 64 letters, digits, dots, dashes, underscores or @, and begins with a letter or digit.',
  )
}

function listed(members: Awaited<ReturnType<StaffRoster['list']>>): string {
  if (members.length === 0) return 'Nobody can log in.'
  return members
    .map(({ username, passwordSetAt }) => `${username}  (password of ${passwordSetAt.slice(0, 10)})`)
    .join('\n')
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { stage: { type: 'string' } },
    })
    const [verb = '', username = ''] = positionals
    if (verb !== 'list' && username === '') throw new CommandError(usage)
    const target = await openTarget(values)
    try {
      say(await changeRoster(staffRoster(target.store), { verb, username, password: promptPassword }))
    } finally {
      await target.close()
    }
  })
}
