import { foldedText } from '#shared/search/foldedText.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { closeTopic } from '../mailTopics.ts'
import { badRequest, Problem } from '../problem.ts'
import { addressHashOf, addressOfClinician } from '../staff/clinicianAddress.ts'
import { askAddress, limitMails } from '../staff/limitMails.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import {
  clinicianWrite,
  endOfClinician,
  findClinician,
  type StoredClinician,
} from '../store/staff/clinician.ts'
import { allMemberships, hasAccess, mayBe } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { currentClinician } from './currentClinician.ts'

/** Nobody alone names the person who approves the own texts: a second member confirms, or a day passes. */
export const handler = serveStaff('POST /api/admin/clinician', async ({ body, session, store }) => {
  requireRecentLogin(session)
  const now = Date.now()
  const at = new Date(now).toISOString()
  const { username: by } = session
  const { action, name = '', address = '' } = body
  const topic = newSecret(store, 'topic of the clinician', name, address)
  const record = (what: string, who: string) =>
    auditWrite({ at, by, action: what, subject: `clinician/${who}` })

  await writeChecked(store, async (): Promise<Write[]> => {
    const before = await findClinician(store)
    if (action === 'confirm') {
      const confirmed = await confirmedBy(store, before, { by, at, read: body.at })
      return [clinicianWrite(before, confirmed), record('confirmClinician', confirmed.name)]
    }
    if (action === 'remove') {
      if (before) await closeTopic(before.topic)
      return before ? [endOfClinician(before), record('removeClinician', before.name)] : []
    }
    if (name === '' || address === '') throw badRequest(name === '' ? 'name' : 'address', 'is required')
    const members = await allMemberships(store)
    if (members.some(({ username }) => foldedText(username) === foldedText(name)))
      throw badRequest('name', 'is the name of a member')
    await limitMails(store, { username: by, now })
    if (before && before.topic !== topic) await closeTopic(before.topic)
    const namers = mayBe(members.find(({ username }) => username === by) ?? { username: by }, at)
    const naming = { name, topic, addressHash: addressHashOf(address), by, namers, at }
    return [clinicianWrite(before, naming), record('nameClinician', name)]
  })
  const asked = { topic, address, username: by, now }
  const shown = action === 'name' ? await askAddress(store, asked, () => findClinician(store)) : {}
  const { clinician } = await currentClinician(store)
  return { clinician: clinician && { ...clinician, ...shown } }
})

/** @throws {Problem} 409 unless a second person confirms the naming that this person has read. */
async function confirmedBy(
  store: Store,
  before: StoredClinician | null,
  { by, at, read }: { by: string; at: string; read: string | undefined },
): Promise<StoredClinician> {
  if (!before || before.at !== read || before.confirmedBy !== undefined)
    throw new Problem(409, 'Somebody has changed this meanwhile. Please read it again.')
  const members = await allMemberships(store)
  const named = (name: string) => members.find(({ username }) => username === name)
  const namer = named(before.by)
  if (!namer || !hasAccess(namer, before.at))
    throw new Problem(409, `${before.by} has lost the access since. Please name the clinician again.`)
  const namers = [...(before.namers ?? []), ...mayBe(namer, at)]
  if (mayBe(named(by) ?? { username: by }, at).some((name) => namers.includes(name)))
    throw new Problem(
      409,
      `Somebody other than ${before.by} confirms this. A member whom ${before.by} let in counts as another one after a day.`,
    )
  if ((await addressOfClinician(before)).state === 'ended')
    throw new Problem(409, `${before.name} has no address now. Please name the clinician again.`)
  return { ...before, confirmedBy: by, since: at }
}
