interface ProblemDetails {
  headers?: Record<string, string>
  fields?: Record<string, unknown>
  /** The refused field of a body. */
  field?: string
}

/** An expected error: the message is shown. Any other error becomes a 500 without detail. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly headers: Record<string, string>
  readonly fields: Record<string, unknown>
  readonly field: string | undefined

  constructor(status: number, message: string, { headers = {}, fields = {}, field }: ProblemDetails = {}) {
    super(message)
    this.status = status
    this.headers = headers
    this.fields = fields
    this.field = field
  }
}

export const notFound = (kind: string, name: string): Problem =>
  new Problem(404, `${kind} "${shortened(name)}" not found`)

export const badRequest = (field: string, why: string): Problem =>
  new Problem(400, `${field}: ${why}`, { field })

export const unauthorized = (): Problem => new Problem(401, 'Please log in')

export const tooManyRequests = (retryAfterSeconds: number): Problem =>
  new Problem(429, 'Too many requests, please try again later', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })

const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
