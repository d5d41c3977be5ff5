import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { addRequest, leaseDuration, readLock } from '../../../functions/store/renderLease.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { render } from './render.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute

/** Renders after newer code has started to. Returns the problems as sentences: older code must not publish over it. */
export async function renderAfterNewerCode(system: LocalSystem, owner: Owner): Promise<string[]> {
  await changeLock(system, owner, { currentRelease: 'newer', currentSince: Date.now() + minute })
  const refused = await render(system, owner)
  // As the next deploy of this code would find it.
  await changeLock(system, owner, { currentRelease: 'newer', currentSince: 0 })
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['Older code has rendered after newer code']),
    ...(next instanceof Error ? [`The next deploy's rendering fails: ${next.message}`] : []),
  ]
}

/** Renders although a lease and a release are dated in the future. Returns the problems as sentences. */
export async function renderDespiteFutureLock(system: LocalSystem, owner: Owner): Promise<string[]> {
  await changeLock(system, owner, {
    currentRelease: 'future',
    currentSince: Date.now() + year,
    leaseId: 'lost',
    leaseRelease: 'future',
    leaseUntil: Date.now() + year,
  })
  const startedAt = Date.now()
  const result = await render(system, owner)
  const waited = Date.now() - startedAt
  return [
    ...(result instanceof Error ? [`The rendering fails: ${result.message}`] : []),
    ...(waited > leaseDuration + minute ? [`The rendering waited ${Math.round(waited / 1000)} seconds`] : []),
  ]
}

/** Requests many renderings, five of them at once. Returns the problems as sentences: two renderings serve them all. */
export async function requestManyRenderings(system: LocalSystem, owner: Owner): Promise<string[]> {
  const { documents } = owner
  const store = { documents, tableName: system.tableName }
  for (let count = 0; count < 200; count += 1) await addRequest(store)
  const results = await Promise.all(Array.from({ length: 5 }, () => render(system, owner)))
  const renderings = results.filter((result) => result !== null).length
  const { requests, served } = await readLock(store)
  return [
    ...results.flatMap((result) => (result instanceof Error ? [`A rendering fails: ${result.message}`] : [])),
    ...(renderings > 2 ? [`${renderings} renderings ran`] : []),
    ...(served === requests ? [] : [`${requests - served} requests were not served`]),
  ]
}

async function changeLock(
  { tableName }: LocalSystem,
  { documents }: Owner,
  fields: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(fields)
  await documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.renderLock(),
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
    }),
  )
}
