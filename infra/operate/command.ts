import { StartProblem } from '../local/startProblem.ts'

/** Runs an operator's command. What it cannot do is one sentence and exit code 1, never a stack of calls. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    // Options that are none come from Node with a sentence of their own.
    const told =
      error instanceof StartProblem ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    const surprise = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(`${told ? error.message : surprise}\n`)
    process.exitCode = 1
  }
}

/** Says something to the operator. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
