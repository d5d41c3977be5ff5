import * as z from 'zod/mini'
import { ContentFileError } from '#shared/contentFolder/contentFileError.ts'
import { inWords } from '../functions/inWords.ts'
import { FormatProblem } from '../functions/store/formats/formatProblem.ts'
import { UnreadableItem } from '../functions/store/parseItem.ts'

/** The message tells the person at the terminal what to do, so it is printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Nobody may read the output to its end, as in `npm start | head`. The command goes on, and the site stays up. */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

export function terminalMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isFullDisk(error)) return 'The disk is full: free some space, and start again.'
  return isExpected(error) ? inWords(error) : (error.stack ?? error.message)
}

/** True also when a quota or a limit of the shell is reached. */
const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

function isExpected(error: Error): boolean {
  // node:util's parseArgs explains an unknown option in a sentence of its own.
  const isExplained = explained.some((type) => error instanceof type)
  // An error of the operating system or of AWS names what it refuses, and its stack says nothing more.
  const isRefusal = 'syscall' in error || '$metadata' in error
  return isExplained || isRefusal || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
}

const explained = [CommandError, ContentFileError, FormatProblem, UnreadableItem, z.core.$ZodError]
