import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from '../commandError.ts'

/** The password that the operator types twice without an echo, or that comes on standard input. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) return pipedPassword()
  const password = await promptHidden('Password: ')
  if ((await promptHidden('Repeat the password: ')) !== password)
    throw new CommandError('The two passwords differ.')
  return password
}

async function pipedPassword(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

async function promptHidden(label: string): Promise<string> {
  process.stdout.write(label)
  // readline echoes what is typed to its output.
  const output = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
