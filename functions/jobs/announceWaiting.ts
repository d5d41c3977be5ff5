import { apiLimits } from '#shared/apiLimits.ts'
import { addressOf, closeTopic, sendTo } from '../mailTopics.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import { discussionHeads } from '../store/desk/discussions.ts'
import { timesFor } from '../store/desk/entries.ts'
import { missedTimes } from '../store/desk/missedTimes.ts'
import { nameOf } from '../store/desk/textSearch.ts'
import { allNotices, endOfNotices, markTold, type StoredNotices } from '../store/staff/noticeAddresses.ts'
import { findMembership, hasAccess } from '../store/staff/staffMembers.ts'
import { lastSeen } from '../store/staff/staffSeen.ts'
import type { Store } from '../store/store.ts'
import { transactAll } from '../store/writeChecked.ts'

/** Mails say neither who waits nor for what. */
const message = 'Somebody waits for you in the content desk. Log in, and look at Today.'

/** Tells members who are away that somebody waits for them: what Today says, as far as no notice was about it. */
export async function announceWaiting(store: Store, now: number): Promise<void> {
  const given = await allNotices(store)
  if (given.length === 0) return
  const seen = await lastSeen(store)
  const { interval, away } = apiLimits.notices
  const waiting = await whatWaits(store)
  const sent = given.map(async (notices) => {
    const { username, topic, at, sentAt = 0, told = at } = notices
    const member = await findMembership(store, username)
    if (!member || !hasAccess(member, at)) return forget(store, notices)
    if (now < Math.max(sentAt + interval, (seen.get(username) ?? 0) + away)) return
    const newest = waiting(username).toSorted().at(-1)
    if (newest === undefined || newest <= told) return
    if ((await addressOf(topic)).state !== 'confirmed') return
    // Marked first, so that a run at the same time sends no second one.
    if (!(await markTold(store, notices, { sentAt: now, told: newest }))) return
    await sendTo(topic, message).catch(async (error: unknown) => {
      await markTold(store, { ...notices, sentAt: now }, notices)
      throw error
    })
  })
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected')
  if (failed && 'reason' in failed) throw failed.reason
}

/** An address ends with the access of its member. */
async function forget(store: Store, notices: StoredNotices): Promise<void> {
  await closeTopic(notices.topic)
  await transactAll(store, [endOfNotices(notices)])
}

async function whatWaits(store: Store): Promise<(username: string) => string[]> {
  const [heads, drafts, missed] = await Promise.all([
    discussionHeads(store),
    directoryDrafts(store),
    missedTimes(store),
  ])
  const drafted = new Map(drafts.map((draft) => [nameOf(draft), draft]))
  return (username) => [
    ...heads.flatMap((head) => {
      const draft = drafted.get(nameOf(head))
      return draft ? timesFor(username, head, draft) : []
    }),
    ...missed.flatMap(({ at, to }) => (to === username ? at : [])),
  ]
}
