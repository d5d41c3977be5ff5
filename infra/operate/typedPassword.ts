import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from '../commandError.ts'

/** The password that an operator types twice without seeing it, or that comes on standard input. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) return pipedPassword()
  const password = await hidden('Password: ')
  if ((await hidden('The same again: ')) !== password) throw new CommandError('The two passwords differ.')
  return password
}

async function pipedPassword(): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

async function hidden(question: string): Promise<string> {
  process.stdout.write(question)
  // What is typed would be echoed to this.
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
