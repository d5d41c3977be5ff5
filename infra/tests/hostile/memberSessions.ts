import type { EndpointKey } from '#shared/api/endpoints.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'

/** The cookie of a session for each endpoint that changes something, since a request may close it, and one for the others. */
export async function memberSessions(
  system: DeployedSite,
  endpointKeys: readonly EndpointKey[],
): Promise<Map<EndpointKey, string>> {
  await addMember(system.owner, system, 'hostile')
  const reader = await logIn(system.address, 'hostile')
  const sessions = new Map<EndpointKey, string>()
  for (const key of endpointKeys)
    sessions.set(key, key.startsWith('GET ') ? reader : await logIn(system.address, 'hostile'))
  return sessions
}
