import type { EndpointKey } from '#shared/api/endpoints.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn } from '../../testing/staff.ts'

const mayClose = /\/(session|account|members)\b/

/** The cookie of a session for each endpoint that may close it, and of one for the others. */
export async function memberSessions(
  system: DeployedSite,
  endpointKeys: readonly EndpointKey[],
): Promise<Map<EndpointKey, string>> {
  await addMember(system.owner, system, 'hostile')
  const reader = await logIn(system.address, 'hostile')
  const sessions = new Map<EndpointKey, string>()
  for (const key of endpointKeys)
    sessions.set(key, mayClose.test(key) ? await logIn(system.address, 'hostile') : reader)
  return sessions
}
