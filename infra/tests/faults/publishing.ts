import { setTimeout as wait } from 'node:timers/promises'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { readLock } from '../../../functions/store/renderLease.ts'
import type { ReadFault } from '../../local/dynamodb/readFault.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'
import { render } from './render.ts'

const id = 'how-we-help.group-therapy'
const path = '/how-we-help/group-therapy'

/** Renders while reads return nothing. Returns the problems as sentences: such a rendering must fail. */
export async function renderFromEmptyReads(
  system: LocalSystem,
  owner: Owner,
  fault: ReadFault,
): Promise<string[]> {
  system.faults.reads = fault
  const refused = await render(system, owner)
  delete system.faults.reads
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : [`A rendering whose reads are ${fault} did not fail`]),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
  ]
}

/** Renders while the home page's content cannot be parsed. Returns the problems as sentences. */
export async function renderDamagedHome(system: LocalSystem, owner: Owner): Promise<string[]> {
  const { documents } = owner
  const TableName = system.tableName
  const damaged = { ...keys.page('home'), title: 'Home', content: '[{"name":"hero",' }
  const before = await documents.send(new PutCommand({ TableName, Item: damaged, ReturnValues: 'ALL_OLD' }))
  const refused = await render(system, owner)
  await documents.send(new PutCommand({ TableName, Item: before.Attributes }))
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error
      ? []
      : [`A home page without its content was not refused: ${JSON.stringify(refused)}`]),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
  ]
}

/** Saves while the indexes are two seconds behind. Returns the problems as sentences: visitors must see each save. */
export async function saveWithLaggingIndexes(
  system: LocalSystem,
  owner: Owner,
  cookie: string,
): Promise<string[]> {
  const image = await shownImage(system)
  system.faults.reads = 'laggingIndexes'
  try {
    await render(system, owner)
    for (const image1 of ['/art/home/support.svg', image]) {
      await save(system, cookie, { image1 })
      await untilServed(system, owner)
      const shown = await shownImage(system)
      if (shown !== image1) return [`Visitors see ${shown} after ${image1} was saved`]
    }
    return []
  } finally {
    delete system.faults.reads
  }
}

/** Until the renderings that saves requested have ended. */
async function untilServed({ tableName }: LocalSystem, { documents }: Owner): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const { requests, served } = await readLock({ documents, tableName })
    if (served === requests) return
    if (Date.now() > deadline) throw new Error('The rendering that a save requested has not ended')
    await wait(100)
  }
}

async function shownImage({ address }: LocalSystem): Promise<string> {
  const html = await (await fetch(address + path)).text()
  return /<main.*?<img\b[^>]* src="([^"]*)"/s.exec(html)?.[1] ?? 'no image'
}

async function save({ address }: LocalSystem, cookie: string, json: object): Promise<void> {
  const response = await fetch(`${address}/api/service-pages/${id}`, {
    method: 'PATCH',
    headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  if (response.status !== 200) throw new Error(`A save responds ${response.status}: ${await response.text()}`)
}
