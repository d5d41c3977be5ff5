import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { LocalSystem } from '../../local/localSystem.ts'
import { outputs } from '../../outputs.ts'
import type { Owner } from '../../testing/owner.ts'
import { clearEdgeCache } from '../forgetCached.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'

const changed = 'faq/index.html'
const gone = 'gone/index.html'

/**
 * Renders while the bucket refuses writes, then when it takes them again. Returns, in words, what did not go as it
 * should: the first one fails and changes nothing, the second one makes up for it and visitors see it.
 */
export async function refuseWrites(system: LocalSystem, owner: Owner): Promise<string[]> {
  const right = await spoil(system, owner)
  system.faults.files = { writesLeft: 0 }
  const refused = await render(system, owner)
  delete system.faults.files
  const between = await objects(owner)
  const made = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['A rendering that could write nothing did not fail']),
    ...(between.changed === 'spoilt' && between.gone === 'spoilt'
      ? []
      : ['A refused rendering changed something']),
    ...(made instanceof Error ? [`The next rendering fails: ${made.message}`] : []),
    ...(await leftSpoilt(system, owner, right)),
  ]
}

/**
 * Renders while the bucket takes one write and refuses the next, then when it takes all. Returns, in words, what did
 * not go as it should: what the first one wrote, visitors see at the latest after the second.
 */
export async function refuseLaterWrites(system: LocalSystem, owner: Owner): Promise<string[]> {
  const right = await spoil(system, owner)
  system.faults.files = { writesLeft: 1 }
  const refused = await render(system, owner)
  delete system.faults.files
  const made = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['A rendering that could not remove a page did not fail']),
    ...(made instanceof Error ? [`The next rendering fails: ${made.message}`] : []),
    ...(await leftSpoilt(system, owner, right)),
  ]
}

/** Asks for two renderings at the same moment. Returns, in words, what did not go as it should. */
export async function renderTwiceAtOnce(system: LocalSystem, owner: Owner): Promise<string[]> {
  const right = await spoil(system, owner)
  const both = await Promise.all([render(system, owner), render(system, owner)])
  const failed = both.filter((one) => one instanceof Error)
  const done = both.filter((one) => one !== null && !(one instanceof Error))
  return [
    ...failed.map(({ message }) => `A rendering fails: ${message}`),
    ...(done.length === 1 ? [] : [`${done.length} of two renderings at once did the work`]),
    ...(await leftSpoilt(system, owner, right)),
  ]
}

/** Puts one page wrong, which the edge keeps, and adds one that is none; returns the right one. */
async function spoil(system: LocalSystem, owner: Owner): Promise<string> {
  const right = await (await fetch(`${system.address}/faq`)).text()
  for (const Key of [changed, gone]) {
    const page = { Bucket: owner.outputs[outputs.siteBucket], Key, ContentType: 'text/html; charset=utf-8' }
    const CacheControl = 'public, max-age=0, s-maxage=86400'
    await owner.files.send(new PutObjectCommand({ ...page, CacheControl, Body: 'spoilt' }))
  }
  await clearEdgeCache(owner)
  const kept = await (await fetch(`${system.address}/faq`)).text()
  if (kept !== 'spoilt') throw new Error('The page that was put wrong is not shown')
  return right
}

async function leftSpoilt(system: LocalSystem, owner: Owner, right: string): Promise<string[]> {
  const now = await objects(owner)
  const seen = await (await fetch(`${system.address}/faq`)).text()
  if (now.gone !== undefined)
    await owner.files.send(new DeleteObjectCommand({ Bucket: owner.outputs[outputs.siteBucket], Key: gone }))
  return [
    ...(now.changed === right ? [] : ['A page is still wrong']),
    ...(now.gone === undefined ? [] : ['A page that is none is still there']),
    ...(seen === right ? [] : ['Visitors still see a page that was wrong']),
  ]
}

async function objects({ files, outputs: told }: Owner) {
  const read = async (Key: string) => {
    try {
      const { Body } = await files.send(new GetObjectCommand({ Bucket: told[outputs.siteBucket], Key }))
      return await Body?.transformToString()
    } catch {
      return undefined // It is not there.
    }
  }
  return { changed: await read(changed), gone: await read(gone) }
}

async function render(system: LocalSystem, owner: Owner): Promise<unknown> {
  try {
    return await runFunction(owner, functionNamed(system, 'render/renderSite'))
  } catch (error) {
    return error
  }
}
