import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { addRequest } from '../../../functions/store/renderLease.ts'
import { outputs } from '../../outputs.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { type GrantContext, tableOf } from './grantContext.ts'

/**
 * Makes the renderer do all that it ever does: draw every page, write one that is missing, remove one that nobody
 * knows, tell the edge, keep the release, and write an asset anew that is about to expire.
 */
export async function renderEverything(place: GrantContext): Promise<void> {
  const { files, outputs: told } = place.owner
  const Bucket = told[outputs.siteBucket]
  await files.send(new PutObjectCommand({ Bucket, Key: 'gone/index.html', Body: 'A page that is gone' }))
  await files.send(new DeleteObjectCommand({ Bucket, Key: 'faq/index.html' }))
  await addRequest(tableOf(place), { saved: ['how-we-help.group-therapy'] })
  await ageOneAsset(path.join(place.dataFolder, 'buckets', Bucket ?? ''))
  const rendered = await runFunction(place.owner, functionNamed(place.system, 'render/renderSite'))
  if (JSON.stringify(rendered).includes('"written":1,"removed":1')) return
  throw new Error(`The rendering comes to ${JSON.stringify(rendered)}`)
}

/** Asset objects are files whose first line says when they were written. */
async function ageOneAsset(folder: string): Promise<void> {
  const asset = (await readdir(folder)).sort().find((name) => /^assets%2F.*js$/.test(name))
  if (asset === undefined) throw new Error(`There is no asset in ${folder}`)
  const file = await readFile(path.join(folder, asset))
  const end = file.indexOf('\n')
  const head = file
    .toString('utf8', 0, end)
    .replace(/"lastModified":"[^"]*"/, '"lastModified":"2026-01-01T00:00:00.000Z"')
  await writeFile(path.join(folder, asset), Buffer.concat([Buffer.from(head), file.subarray(end)]))
}
