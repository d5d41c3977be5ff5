import { terminalMessage } from '../commandError.ts'

/** Runs an operator's command. What it cannot do is one sentence and exit code 1, never a stack of calls. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${terminalMessage(error)}\n`)
    process.exitCode = 1
  }
}

/** Says something to the operator. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
