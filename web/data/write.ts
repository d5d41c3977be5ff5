/** A write that was refused or did not arrive. `status` is missing where no answer came; `body` is the answer's text. */
export class WriteError extends Error {
  readonly status: number | undefined
  readonly body: string
  constructor(message: string, status: number | undefined, body = '') {
    super(message)
    this.name = 'WriteError'
    this.status = status
    this.body = body
  }
}

/**
 * Sends a write: method, address and JSON body where there is one, with credentials. The answer's JSON; null for
 * an empty one. (The calls it makes.)
 * @throws {WriteError} `"<status>: <body, or status text>"`, `"HTTP <status> <status text>"` where the body cannot
 * be read. (Error catalogue, "Write calls".)
 */
export async function write(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  json?: unknown,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  if (!response.ok) throw await refusal(response)
  return response.status === 204 ? null : await response.json()
}

async function refusal(response: Response): Promise<WriteError> {
  try {
    const body = await response.text()
    return new WriteError(`${response.status}: ${body || response.statusText}`, response.status, body)
  } catch {
    return new WriteError(`HTTP ${response.status} ${response.statusText}`, response.status)
  }
}
