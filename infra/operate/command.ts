import { silenceLog } from '../../functions/log.ts'
import { outliveReaders, terminalMessage } from '../commandError.ts'

export async function runCommand(command: () => Promise<void>): Promise<void> {
  outliveReaders()
  silenceLog()
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${terminalMessage(error)}\n`)
    process.exitCode = 1
  }
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`)
