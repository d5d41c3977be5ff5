let write = (line: string): unknown => process.stdout.write(line)

/** For commands, which say in sentences what people have to know. */
export function silenceLog(): void {
  write = () => undefined
}

/** Writes one line of JSON. Never personal data: no query values, no request bodies, no addresses. */
export function log(level: 'info' | 'warn' | 'error', fields: Record<string, unknown>): void {
  write(`${JSON.stringify({ level, ...fields })}\n`)
}

export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) }
  return { error: error.name, message: error.message, stack: error.stack, ...cause }
}
