import { apiLimits } from '#shared/apiLimits.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { limitAttempts } from '../http/limitAttempts.ts'
import type { Store } from '../store/store.ts'

/** Limits the mails with a link that confirms an address. @throws {Problem} 429 */
export async function limitMails(
  store: Store,
  { username, address, now }: { username: string; address: string; now: number },
): Promise<void> {
  const { window, confirmations } = apiLimits.notices
  for (const client of [username, keyedHash('notice address', foldedText(address))])
    await limitAttempts(store, { limit: 'notice-mails', client, window, now }, confirmations)
}
