import type { NoticeAddress } from '#shared/entities/account.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { addressOf } from '../mailTopics.ts'
import type { StoredClinician } from '../store/staff/clinician.ts'

export const addressHashOf = (address: string): string =>
  keyedHash('address of the clinician', address.toLowerCase())

/** Another address than that of the naming counts as none. */
export async function addressOfClinician({
  topic,
  addressHash,
}: Pick<StoredClinician, 'topic' | 'addressHash'>): Promise<NoticeAddress> {
  const found = await addressOf(topic)
  return found.address !== undefined && addressHashOf(found.address) === addressHash
    ? found
    : { state: 'ended' }
}
