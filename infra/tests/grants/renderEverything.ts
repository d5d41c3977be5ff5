import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { addRequest } from '../../../functions/store/renderLease.ts'
import { outputs } from '../../outputs.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { type GrantContext, tableOf } from './grantContext.ts'

/**
 * Makes the renderer use every grant: it renders all pages, writes a missing one, removes an unknown one, invalidates
 * the edge's cache, stores the release, and rewrites an asset that is about to expire.
 */
export async function renderEverything(context: GrantContext): Promise<void> {
  const { files, outputs: names } = context.owner
  const Bucket = names[outputs.siteBucket]
  await files.send(new PutObjectCommand({ Bucket, Key: 'gone/index.html', Body: 'A page that is gone' }))
  await files.send(new DeleteObjectCommand({ Bucket, Key: 'faq/index.html' }))
  await addRequest(tableOf(context), { saved: ['treatment/how-we-help.group-therapy'] })
  await ageOneAsset(path.join(context.dataFolder, 'buckets', Bucket ?? ''))
  const rendered = await runFunction(context.owner, functionNamed(context.system, 'render/renderSite'))
  if (JSON.stringify(rendered).includes('"written":1,"removed":1')) return
  throw new Error(`The rendering returns ${JSON.stringify(rendered)}`)
}

/** Asset objects are files whose first line has the time of their last write. */
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
