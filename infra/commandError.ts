import { ContentFileError } from '#shared/contentFolder/readContentFolder.ts'

/** The message tells the person at the terminal what to do, so it is printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export function terminalMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isFullDisk(error)) return 'The disk is full: free some space, and start again.'
  return isExpected(error) ? error.message : (error.stack ?? error.message)
}

/** True also when a quota or a limit of the shell is reached. */
const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

function isExpected(error: Error): boolean {
  // node:util's parseArgs explains an unknown option in a sentence of its own.
  const isExplained = error instanceof CommandError || error instanceof ContentFileError
  return isExplained || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
}
