import { apiLimits } from '#shared/apiLimits.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addressOf, closeTopic, openTopic } from '../mailTopics.ts'
import { badRequest, Problem } from '../problem.ts'
import { limitMails } from '../staff/limitMails.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import {
  clinicianWrite,
  endOfClinician,
  findClinician,
  type StoredClinician,
} from '../store/staff/clinician.ts'
import { allMemberships, mayBe } from '../store/staff/staffMembers.ts'
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
  const topic = newSecret(store, 'topic of the clinician')
  const { action, name, address } = body
  const record = (what: string, who: string) =>
    auditWrite({ at, by, action: what, subject: `clinician/${who}` })

  await writeChecked(store, async (): Promise<Write[]> => {
    const before = await findClinician(store)
    if (action === 'confirm') {
      const confirmed = await confirmedBy(store, before, { by, at, read: body.at })
      return [clinicianWrite(before, confirmed), record('confirmClinician', confirmed.name)]
    }
    if (action === 'name' && (name === undefined || address === undefined))
      throw badRequest(name === undefined ? 'name' : 'address', 'is required')
    if (address !== undefined) await limitMails(store, { username: by, address, now })
    if (before && before.topic !== topic) await closeTopic(before.topic)
    if (action === 'remove' || name === undefined)
      return before ? [endOfClinician(before), record('removeClinician', before.name)] : []
    const since = (await hasColleague(store, by, at)) ? undefined : new Date(now + waiting).toISOString()
    return [clinicianWrite(before, { name, topic, by, at, since }), record('nameClinician', name)]
  })
  if (action === 'name' && address !== undefined) {
    if ((await addressOf(topic)).state === 'ended') await openTopic(topic, address)
    if ((await findClinician(store))?.topic !== topic) await closeTopic(topic)
  }
  return currentClinician(store)
})

/** The same time as that in which a new login is no second person. */
const waiting = apiLimits.members.newFor

/** True if somebody else can confirm, who is no second login of the member. */
async function hasColleague(store: Store, by: string, at: string): Promise<boolean> {
  const members = await allMemberships(store)
  const own = members.find(({ username }) => username === by)
  return members.some((member) => !member.disabled && isSecond(member, own ?? { username: by }, at))
}

type Person = Parameters<typeof mayBe>[0]

const isSecond = (one: Person, other: Person, at: string): boolean => {
  const names = mayBe(other, at)
  return !mayBe(one, at).some((name) => names.includes(name))
}

/** @throws {Problem} 409 if the naming is another one than the member has read, or the member's own. */
async function confirmedBy(
  store: Store,
  before: StoredClinician | null,
  { by, at, read }: { by: string; at: string; read: string | undefined },
): Promise<StoredClinician> {
  if (!before || before.at !== read || before.since !== undefined)
    throw new Problem(409, 'Somebody has changed this meanwhile. Please read it again.')
  const members = await allMemberships(store)
  const named = (name: string) => members.find(({ username }) => username === name) ?? { username: name }
  if (!isSecond(named(by), named(before.by), at))
    throw new Problem(
      409,
      `Somebody other than ${before.by} confirms this. A member whom ${before.by} let in counts as another one after a day.`,
    )
  return { ...before, confirmedBy: by, since: at }
}
