import { randomBytes } from 'node:crypto'
import { hiddenField } from '#shared/callRequests.ts'
import { corporateOffice, officeNamed } from '#shared/clinic/offices.ts'
import { anyOffice, type CallRequestForm } from '#shared/entities/callRequest.ts'
import { callBackBy } from '#shared/hours/officeTime.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { serve } from '../http/serve.ts'
import { widestNetwork } from '../store/attempts.ts'
import { addCallRequest, callRequestId, deletionTime } from '../store/callRequests.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'
import { callRequestStore } from './callRequestStore.ts'
import { newDataKey, seal } from './seal.ts'
import { type StampedSuspicion, suspicionOf } from './suspicionOf.ts'

/** Stores every request that has a name and a number, spam or not, and responds to all in the same way. */
export const handler = serve('POST /api/call-requests', async ({ body, viewerNetwork, store }) => {
  const now = Date.now()
  const site = await findSite(store)
  const suspected = await suspicionOf(store, body, { viewerNetwork, now })
  // A page that was loaded before a change of the offices may name one that no longer exists.
  const office = (site && officeNamed(site, body.office)?.name) ?? anyOffice
  await storeSealed(store, { ...body, office }, { ...suspected, viewerNetwork, now })
  return { callBy: (site && callBackBy(new Date(now), corporateOffice(site))) ?? '' }
})

async function storeSealed(
  store: Store,
  { office, [hiddenField]: bait, stamp, ...details }: CallRequestForm,
  { suspicion, isStamped, viewerNetwork, now }: StampedSuspicion & { viewerNetwork: string; now: number },
): Promise<void> {
  const receivedAt = new Date(now).toISOString()
  const id = callRequestId(receivedAt, randomBytes(8).toString('hex'), suspicion)
  const { plain, wrapped } = await newDataKey(id)
  await addCallRequest(callRequestStore(store), {
    id,
    receivedAt,
    office,
    state: 'new',
    version: 1,
    deletedAt: deletionTime({ receivedAt }),
    suspicion,
    number: keyedHash('call-request-number', details.phone),
    network: keyedHash('call-request-network', widestNetwork(viewerNetwork)),
    isStamped,
    dataKey: wrapped,
    details: seal(details, plain, id),
    notes: [],
  })
}
