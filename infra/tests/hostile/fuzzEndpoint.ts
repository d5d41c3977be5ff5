import fc from 'fast-check'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { anyRequest, type KnownValues } from './anyRequest.ts'
import { undocumented } from './documented.ts'
import { send } from './wire.ts'

interface FuzzOptions {
  cases: number
  /** The same seed generates the same requests. */
  seed: number
}

/** Each concurrent request of a function starts a process of it, which takes longer than the requests. */
const concurrency = 2

/**
 * Sends generated requests to an endpoint and checks each response against the documentation. Returns their statuses;
 * rejects with the responses that differ.
 */
export async function fuzzEndpoint(
  site: string,
  key: EndpointKey,
  known: KnownValues,
  { cases, seed }: FuzzOptions,
): Promise<number[]> {
  const batch = fc.array(anyRequest(key, known), { minLength: concurrency, maxLength: concurrency })
  const statuses: number[] = []
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(batch, async (requests) => {
      const problems = await Promise.all(
        requests.map(async (request) => {
          const response = await send(site, request)
          statuses.push(response.status)
          const problem = undocumented(request, response)
          return problem && `${request.method} ${request.path}: ${problem}`
        }),
      )
      const differing = problems.filter((problem) => problem !== undefined)
      if (differing.length > 0) throw new Error(differing.join('\n'))
    }),
    { numRuns: Math.ceil(cases / concurrency), seed, endOnFailure: true },
  )
  if (failed) throw errorInstance
  return statuses
}
