import { CommandError, terminalMessage } from '../commandError.ts'

/** Something that runs until it is told to stop. */
export interface Running {
  address: string
  /** What did not work, though it runs: a sentence each. */
  problems?: readonly string[]
  /** What whoever started it should know. */
  note?: string | undefined
  stop(): Promise<void>
}

/** Starts it, prints its address, and stops it at Ctrl-C. Why it does not start is one sentence and exit code 1. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start()
    for (const problem of running.problems ?? []) process.stderr.write(`${problem}\n`)
    process.stdout.write(`${running.address}\n`)
    if (running.note) process.stdout.write(`${running.note}\n`)
    await signalled()
    await running.stop()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${terminalMessage(error)}\n`)
    process.exit(1)
  }
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

/** The port that the environment asks for. */
export function chosenPort(given: string | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new CommandError(`PORT is ${given}, which is not a port number.`)
}
