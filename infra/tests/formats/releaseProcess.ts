import { pathToFileURL } from 'node:url'
import type { TestRequest } from '../../../functions/testing/request.ts'

/** What the process does next; it responds with the result, or with the error as text. */
export type Command =
  | { send: string; options: TestRequest }
  | { run: string; event: unknown }
  | { addMember: string; password: string }
  | { clock: string }

// Runs the handlers of a release, whose folder is the first argument, in a process with its modules only.
const [folder = ''] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(`${folder}/${file}.ts`).href)

const RealDate = Date
let now = RealDate.now()
/** Stands still, so that a fixture has the times that its script says. */
class SetDate extends RealDate {
  constructor(...parts: [] | [string | number]) {
    super(parts[0] ?? now)
  }
  static override now(): number {
    return now
  }
}
globalThis.Date = SetDate as DateConstructor // Nothing calls it with more than one argument.

process.on('message', async (command: Command) => {
  try {
    process.send?.({ result: await resultOf(command) })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.stack : String(error) })
  }
})

async function resultOf(command: Command): Promise<unknown> {
  if ('clock' in command) {
    now = RealDate.parse(command.clock)
    return undefined
  }
  if ('send' in command) {
    const { request } = await load('functions/testing/request')
    return request(command.send, command.options)
  }
  if ('addMember' in command) {
    const { openStore } = await load('functions/store/store')
    const { addMember } = await load('functions/testing/staff')
    const { TABLE_NAME: tableName, AWS_REGION: region } = process.env
    return addMember(openStore(tableName, { region }), command.addMember, command.password)
  }
  const { handler } = await load(`functions/${command.run}`)
  return handler(command.event)
}
