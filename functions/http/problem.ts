/** An answer other than success, worded for whoever asked. Anything else that is thrown is a surprise: a 500. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly headers: Record<string, string>
  /** What the answer says beside its message. */
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    message: string,
    headers: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.headers = headers
    this.more = more
  }
}

/** 404: no entity of that kind has that name. */
export const notFound = (kind: string, name: string): Problem =>
  new Problem(404, `${kind} "${shortened(name)}" not found`)

/** 400: a part of the question is wrong, and why. */
export const badRequest = (field: string, why: string): Problem => new Problem(400, `${field}: ${why}`)

/** 401: nobody is logged in. */
export const unauthorized = (): Problem => new Problem(401, 'Please log in')

/** 429: too many attempts; the next may come in so many seconds. */
export const tooManyRequests = (seconds: number): Problem =>
  new Problem(429, 'Too many requests, please try again later', { 'retry-after': String(seconds) })

const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
