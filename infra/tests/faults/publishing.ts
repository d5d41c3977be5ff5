import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys } from '#shared/keys.ts'
import { readLock } from '../../../functions/store/renderLease.ts'
import type { ReadFault } from '../../local/dynamodb/readFault.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import type { Owner } from '../../testing/owner.ts'
import { runOperatorCommand } from '../../testing/runCommand.ts'
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

/** Saves a page many times with the longest address. Returns the problems as sentences. */
export async function saveManyTimes(system: LocalSystem, owner: Owner, cookie: string): Promise<string[]> {
  const image = await shownImage(system)
  const longest = (count: number) => `/art/home/support.svg?${count}-${'a'.repeat(1_900)}`
  const images = [...Array.from({ length: saves - 1 }, (_, count) => longest(count)), image]
  for (const image1 of images) await save(system, cookie, { image1 })
  const length = await historyLength(system, cookie)
  await untilServed(system, owner)
  const shown = await shownImage(system)
  return [
    ...(length === apiLimits.historyLength ? [] : [`The history has ${length} versions`]),
    ...(shown === image ? [] : [`Visitors see ${shown} after ${image} was saved`]),
  ]
}

const saves = 110

/** Imports a folder that lacks a kind of content. Returns the problems as sentences: nothing may be deleted. */
export async function importWithoutFolder({ address }: LocalSystem, folder: string): Promise<string[]> {
  const listed = async () => (await (await fetch(`${address}/api/service-pages`)).json()).length
  const before = await listed()
  const exported = join(folder, 'exported')
  await runOperatorCommand('content', folder, 'export', exported)
  await rm(join(exported, 'treatments'), { recursive: true })
  const refused = await runOperatorCommand('content', folder, 'import', exported, '--remove').then(
    () => false,
    () => true,
  )
  const after = await listed()
  return [
    ...(refused ? [] : ['The import was not refused']),
    ...(after === before ? [] : [`${before - after} pages are gone`]),
  ]
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

async function historyLength({ address }: LocalSystem, cookie: string): Promise<number> {
  const response = await fetch(`${address}/api/admin/documents/treatment/${id}/versions`, {
    headers: { ...sameOriginHeaders, cookie },
  })
  const { versions } = await response.json()
  return versions.length
}
