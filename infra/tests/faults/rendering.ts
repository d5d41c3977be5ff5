import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { outputs } from '../../outputs.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import type { Owner } from '../../testing/owner.ts'
import { clearEdgeCache } from '../clearEdgeCache.ts'
import { render } from './render.ts'

const overwrittenKey = 'faq/index.html'
const unknownKey = 'unknown/index.html'

/**
 * Renders while the bucket refuses writes, then again without the fault. Returns the problems as sentences: the first
 * rendering must fail and change nothing, the second must repair the pages and visitors see it.
 */
export async function refuseWrites(system: DeployedSite, owner: Owner): Promise<string[]> {
  const original = await corruptSite(system, owner)
  system.faults.files = { writesLeft: 0 }
  const refused = await render(system, owner)
  delete system.faults.files
  const between = await objects(owner)
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['A rendering that could write nothing did not fail']),
    ...(between.overwritten === 'corrupt' && between.unknown === 'corrupt'
      ? []
      : ['A refused rendering changed something']),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
    ...(await remainingCorruption(system, owner, original)),
  ]
}

/**
 * Renders while the bucket accepts one write only, then again without the fault. Returns the problems as sentences:
 * after the second rendering, visitors must see what the first one wrote.
 */
export async function refuseLaterWrites(system: DeployedSite, owner: Owner): Promise<string[]> {
  const original = await corruptSite(system, owner)
  system.faults.files = { writesLeft: 1 }
  const refused = await render(system, owner)
  delete system.faults.files
  const next = await render(system, owner)
  return [
    ...(refused instanceof Error ? [] : ['A rendering that could not remove a page did not fail']),
    ...(next instanceof Error ? [`The next rendering fails: ${next.message}`] : []),
    ...(await remainingCorruption(system, owner, original)),
  ]
}

/** Requests two renderings at once. Returns the problems as sentences. */
export async function renderTwiceAtOnce(system: DeployedSite, owner: Owner): Promise<string[]> {
  const original = await corruptSite(system, owner)
  const both = await Promise.all([render(system, owner), render(system, owner)])
  const failed = both.filter((one) => one instanceof Error)
  const done = both.filter((one) => one !== null && !(one instanceof Error))
  return [
    ...failed.map(({ message }) => `A rendering fails: ${message}`),
    ...(done.length === 1 ? [] : [`${done.length} of two renderings at once published`]),
    ...(await remainingCorruption(system, owner, original)),
  ]
}

/** Overwrites a page, caches it at the edge, and adds an unknown page. Returns the original page. */
async function corruptSite(system: DeployedSite, owner: Owner): Promise<string> {
  const original = await visit(system)
  for (const Key of [overwrittenKey, unknownKey]) {
    const page = { Bucket: owner.outputs[outputs.siteBucket], Key, ContentType: 'text/html; charset=utf-8' }
    const CacheControl = 'public, max-age=0, s-maxage=86400'
    await owner.files.send(new PutObjectCommand({ ...page, CacheControl, Body: 'corrupt' }))
  }
  await clearEdgeCache(owner)
  const cached = await visit(system)
  if (cached !== 'corrupt') throw new Error('The overwritten page is not served')
  return original
}

async function remainingCorruption(system: DeployedSite, owner: Owner, original: string): Promise<string[]> {
  const now = await objects(owner)
  const seen = await visit(system)
  if (now.unknown !== undefined)
    await owner.files.send(
      new DeleteObjectCommand({ Bucket: owner.outputs[outputs.siteBucket], Key: unknownKey }),
    )
  return [
    ...(now.overwritten === original ? [] : ['A page is still corrupt']),
    ...(now.unknown === undefined ? [] : ['An unknown page was not removed']),
    ...(seen === original ? [] : ['Visitors still see a corrupt page']),
  ]
}

async function visit({ address }: DeployedSite): Promise<string> {
  return (await fetch(`${address}/faq`)).text()
}

async function objects({ files, outputs: names }: Owner) {
  const read = async (Key: string) => {
    try {
      const { Body } = await files.send(new GetObjectCommand({ Bucket: names[outputs.siteBucket], Key }))
      return await Body?.transformToString()
    } catch {
      return undefined // It does not exist.
    }
  }
  return {
    overwritten: await read(overwrittenKey),
    unknown: await read(unknownKey),
  }
}
