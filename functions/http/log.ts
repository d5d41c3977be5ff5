/** Writes one line of JSON, which CloudWatch reads as fields. Never personal data: no query values, no bodies, no addresses. */
export function log(level: 'info' | 'warn' | 'error', fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ level, ...fields })}\n`)
}

/** An error as fields, with what caused it. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) }
  return { error: error.name, message: error.message, stack: error.stack, ...cause }
}
