import { apiLimits } from '#shared/apiLimits.ts'
import type { NoticeAddress } from '#shared/entities/account.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { limitAttempts } from '../http/limitAttempts.ts'
import { addressOf, closeTopic, openTopic } from '../mailTopics.ts'
import { countAttempt } from '../store/attempts.ts'
import type { Store } from '../store/store.ts'

interface Asked {
  username: string
  address: string
  now: number
}

const limit = 'notice-mails'
const { window, confirmations } = apiLimits.notices

/** Limits the mails with a link that confirms an address, by member. @throws {Problem} 429 */
export const limitMails = (store: Store, { username, now }: Omit<Asked, 'address'>): Promise<void> =>
  limitAttempts(store, { limit, client: username, window, now }, confirmations)

/**
 * Sends the link that confirms the address to it, if `topic` is still the current one and has no address yet. Of an
 * address that has got too many, the response says the same, so that it tells nothing about colleagues.
 */
export async function askAddress(
  store: Store,
  { topic, ...asked }: Asked & { topic: string },
  current: () => Promise<{ topic: string } | null>,
): Promise<Partial<NoticeAddress>> {
  const { address } = asked
  const isCurrent = async () => (await current())?.topic === topic
  if (!(await isCurrent()) || (await addressOf(topic)).state !== 'ended') return {}
  if (!(await mayMail(store, asked))) return { state: 'waiting', address }
  await openTopic(topic, address)
  // If another address was given meanwhile, nothing else would remove this one.
  if (!(await isCurrent())) await closeTopic(topic)
  return {}
}

/** The first mail of each member always goes out, so that nobody can use up those to the address of a colleague. */
async function mayMail(store: Store, { username, address, now }: Asked): Promise<boolean> {
  const folded = foldedText(address)
  const clients = [keyedHash('notice address', folded), keyedHash('notice address', folded, username)]
  const counted = clients.map((client) => countAttempt(store, { limit, client, window, now }))
  const [all, own] = (await Promise.all(counted)).map(({ count }) => count)
  return (all ?? 0) <= confirmations || own === 1
}
