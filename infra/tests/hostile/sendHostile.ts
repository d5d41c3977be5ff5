import fc from 'fast-check'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { anyRequest, type Known } from './anyRequest.ts'
import { undocumented } from './documented.ts'
import { send } from './wire.ts'

/** How much is tried, and from which seed: the same seed sends the same requests. */
export interface HostileLoad {
  cases: number
  seed: number
}

/** Requests that are sent at once. */
const atOnce = 10

/**
 * Sends an endpoint requests that nobody has thought of and holds each answer to what is documented. Returns how many
 * were sent; rejects with those that are answered otherwise.
 */
export async function sendHostile(
  site: string,
  key: EndpointKey,
  known: Known,
  { cases, seed }: HostileLoad,
): Promise<number> {
  const batch = fc.array(anyRequest(key, known), { minLength: atOnce, maxLength: atOnce })
  let sent = 0
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const problems = await Promise.all(
        requests.map(async (request) => {
          const problem = undocumented(request, await send(site, request))
          return problem && `${request.method} ${request.path}: ${problem}`
        }),
      )
      sent += requests.length
      const found = problems.filter((problem) => problem !== undefined)
      if (found.length > 0) throw new Error(found.join('\n'))
    }),
    { numRuns: Math.ceil(cases / atOnce), seed, endOnFailure: true },
  )
  return sent
}
