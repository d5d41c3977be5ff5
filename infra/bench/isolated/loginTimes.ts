import { hashPassword } from '../../../functions/staff/password.ts'
import { addStaffMember } from '../../../functions/store/staff/changeStaffMember.ts'
import { memberWith } from '../../../functions/store/staff/staffMembers.ts'
import { startDynalite } from '../../../functions/testing/engines.ts'
import { requestFromSite } from '../../../functions/testing/staff.ts'
import { createHandlerTable } from '../../../functions/testing/table.ts'

/** Milliseconds of each refused login. */
export async function measure(pairs: number) {
  const engine = await startDynalite()
  const store = await createHandlerTable(engine)
  const password = await hashPassword('kettle harbor velvet')
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    await addStaffMember(store, memberWith(`member-${pair}`, password))
    // Attempts are counted by address and by username, so each comes from an address of its own.
    known.push(await refused(`member-${pair}`, `192.0.2.${pair}`))
    unknown.push(await refused(`nobody-${pair}`, `198.51.100.${pair}`))
  }
  await engine.stop()
  // The first pair warms up.
  return { known: known.slice(1), unknown: unknown.slice(1) }
}

async function refused(username: string, viewerAddress: string): Promise<number> {
  const json = { username, password: 'a wrong password' }
  const began = performance.now()
  const headers = { 'x-viewer-address': viewerAddress }
  const { statusCode } = await requestFromSite('POST /api/admin/session', { headers, json })
  if (statusCode !== 401) throw new Error(`A login with a wrong password has status ${statusCode}`)
  return performance.now() - began
}
