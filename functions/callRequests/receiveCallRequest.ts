import { randomBytes } from 'node:crypto'
import { callRequestLimits } from '#shared/callRequests.ts'
import { corporateOffice } from '#shared/clinic/offices.ts'
import { anyOffice, type CallRequestForm } from '#shared/entities/callRequest.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { callBackBy } from '#shared/hours/officeTime.ts'
import { badRequest } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { limitAttempts } from '../store/attempts.ts'
import { addCallRequest, deletionTime } from '../store/callRequests.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'
import { callRequestStore } from './callRequestStore.ts'
import { newDataKey, seal } from './seal.ts'
import { isTimely } from './stamp.ts'

export const handler = serve('POST /api/call-requests', async ({ body, viewerNetwork, store }) => {
  const now = Date.now()
  const site = await findSite(store)
  const offices = [anyOffice, ...(site?.offices ?? []).map(({ name }) => name)]
  if (site && !offices.includes(body.office)) throw badRequest('office', validationMessages.oneOf(offices))
  const receipt = { callBy: (site && callBackBy(new Date(now), corporateOffice(site))) ?? '' }
  // A program that fills in everything learns nothing from the response.
  if (body.website !== '') return receipt
  if (body.stamp !== '' && !isTimely(body.stamp, now))
    throw badRequest('stamp', 'the form was sent too fast or too late, please send it again')
  await requireFewRequests(store, { viewerNetwork, isStamped: body.stamp !== '', now })
  await storeSealed(store, body, now)
  return receipt
})

async function requireFewRequests(
  store: Store,
  { viewerNetwork, isStamped, now }: { viewerNetwork: string; isStamped: boolean; now: number },
): Promise<void> {
  const { window, perNetwork, total, totalWithoutStamp } = callRequestLimits
  const limits = [
    { client: viewerNetwork, max: perNetwork },
    ...(isStamped ? [] : [{ client: 'all without a stamp', max: totalWithoutStamp }]),
    { client: 'all', max: total },
  ]
  // One after the other: what one limit refuses does not use up the next one.
  for (const { client, max } of limits)
    await limitAttempts(store, { limit: 'call-requests', client, window, now }, max)
}

async function storeSealed(
  store: Store,
  { office, website, stamp, ...details }: CallRequestForm,
  now: number,
): Promise<void> {
  const receivedAt = new Date(now).toISOString()
  const id = `${receivedAt.replace(/\D/g, '')}-${randomBytes(8).toString('hex')}`
  const { plain, wrapped } = await newDataKey(id)
  await addCallRequest(callRequestStore(store), {
    id,
    receivedAt,
    office,
    state: 'new',
    version: 1,
    deletedAt: deletionTime({ receivedAt }),
    dataKey: wrapped,
    details: seal(details, plain, id),
    notes: [],
  })
}
