import type { NoticeAddress } from '#shared/entities/account.ts'
import { addressOf } from '../mailTopics.ts'
import { findNotices } from '../store/staff/noticeAddresses.ts'
import { findMembership, hasAccess } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

export async function currentAddress(store: Store, username: string): Promise<NoticeAddress> {
  const [notices, member] = await Promise.all([findNotices(store, username), findMembership(store, username)])
  // Somebody else may have had the username before.
  if (!notices || !member || !hasAccess(member, notices.at)) return { state: 'none' }
  return addressOf(notices.topic)
}
