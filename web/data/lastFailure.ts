let reference: string | undefined

/** Keeps the request id of a read that failed, as the API gave it. */
export function recordFailure(response: Response) {
  reference = response.headers.get('x-request-id') ?? undefined
}

/** The request id of the last read that failed: with it, whoever is called finds the cause in the log. */
export const lastFailure = (): string | undefined => reference
