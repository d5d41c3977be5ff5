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

/**
 * Sends generated requests to an endpoint, one after the other, since concurrent ones start further processes of its
 * function. Checks each response against the documentation. Returns their statuses; rejects with what differs.
 */
export async function fuzzEndpoint(
  site: string,
  key: EndpointKey,
  known: KnownValues,
  { cases, seed }: FuzzOptions,
): Promise<number[]> {
  const statuses: number[] = []
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(anyRequest(key, known), async (request) => {
      const response = await send(site, request)
      statuses.push(response.status)
      const problem = undocumented(request, response)
      if (problem) throw new Error(`${request.method} ${request.path}: ${problem}`)
    }),
    { numRuns: cases, seed, endOnFailure: true },
  )
  if (failed) throw errorInstance
  return statuses
}
