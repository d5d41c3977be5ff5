import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  type CreateInvalidationCommandInput,
} from '@aws-sdk/client-cloudfront'
import { DeleteObjectCommand, type DeleteObjectCommandInput, PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll } from 'vitest'
import { handler } from '../../../functions/render/renderSite.ts'
import { addDocuments } from '../../../functions/store/addDocuments.ts'
import { post } from '../../../functions/testing/content.ts'
import { type Desk, startDesk } from '../../../functions/testing/desk.ts'
import { mockKeptBucket } from '../../../functions/testing/mockBucket.ts'
import { mockClient } from '../../../functions/testing/mockClient.ts'
import { buildSite } from '../../build.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

interface RenderedChange {
  /** Objects that were written to buckets or deleted from them. */
  objects: number
  /** The keys that were written to the site between two invalidations, in this order. */
  publications: string[][]
  /** The paths that were invalidated. */
  paths: string[]
}

interface SiteOptions {
  /** The PDF forms of the site take more than half of the time of a rendering. Without them, it has a quick file. */
  hasForms?: boolean
}

export interface RenderedSite {
  desk: Desk
  /** Serves the requests of the changes since the last rendering. */
  render(): Promise<RenderedChange>
  /** Returns the number of objects that differed from what a rendering of everything publishes. */
  renderEverything(): Promise<number>
  /** While one is true, no path can be invalidated, or no object deleted. */
  refuses: { invalidations: boolean; deletions: boolean }
  /** Of an object of the site. */
  textOf(key: string): Promise<string>
  pages(): string[]
  /** Of all objects of the site. */
  keys(): string[]
}

/** The render function over a table with the small seed, and a bucket and an edge that record what it does. */
export function startRenderedSite({ hasForms = true }: SiteOptions = {}): RenderedSite {
  const desk = startDesk()
  const { s3, stored } = mockKeptBucket()
  const refuses = { invalidations: false, deletions: false }
  let publications: string[][] = []
  let paths: string[] = []
  const written = () =>
    s3
      .commandCalls(PutObjectCommand)
      .map(({ args: [{ input }] }) => input.Key ?? '')
      .filter((key) => !key.startsWith('rendering/'))
  s3.on(DeleteObjectCommand).callsFake(async ({ Key }: DeleteObjectCommandInput) => {
    if (refuses.deletions) throw new Error('The bucket refuses')
    stored.delete(Key ?? '')
    return {}
  })
  mockClient(CloudFrontClient)
    .on(CreateInvalidationCommand)
    .callsFake(({ InvalidationBatch }: CreateInvalidationCommandInput) => {
      if (refuses.invalidations) throw new Error('The edge is gone')
      paths.push(...(InvalidationBatch?.Paths?.Items ?? []))
      const keys = written().slice(publications.flat().length)
      if (keys.length > 0) publications.push(keys)
    })
  beforeAll(async () => {
    await buildSite()
    Object.assign(process.env, {
      SITE_BUCKET: 'site',
      RELEASE: 'one',
      DISTRIBUTION_ID: 'test',
      SITE_ADDRESS: 'https://www.example.org',
      RENDERER: hasForms ? renderer : rendererWithoutForms(),
    })
  }, 240_000)
  return {
    desk,
    refuses,
    async render() {
      s3.resetHistory()
      publications = []
      paths = []
      if (!(await handler({ onlyRequested: true }))) throw new Error('Nothing was rendered')
      const objects = [PutObjectCommand, DeleteObjectCommand].flatMap((command) => s3.commandCalls(command))
      return { objects: objects.length, publications, paths }
    },
    async renderEverything() {
      const { written = 0, removed = 0 } = (await handler({})) ?? {}
      return written + removed
    },
    async textOf(key) {
      const body = stored.get(key)
      if (body === undefined) throw new Error(`There is no ${key}`)
      return Buffer.from(body).toString()
    },
    keys: () => [...stored.keys()],
    pages: () => [...stored.keys()].filter((key) => key.endsWith('index.html')).sort(),
  }
}

const renderer = pathToFileURL(path.join(import.meta.dirname, '../../../dist/render/site.mjs')).href

function rendererWithoutForms(): string {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'site.mjs'), `export * from '${renderer}'`)
  writeFileSync(path.join(folder, 'siteFiles.mjs'), manifestOnly)
  return pathToFileURL(path.join(folder, 'site.mjs')).href
}

/** A quick file that depends on the facts of the clinic, in place of the PDF forms. */
const manifestOnly = `export const renderFiles = async ({ offices }) => [
  { key: 'site.webmanifest', type: 'application/manifest+json', body: JSON.stringify(offices[0].phone) },
]`

/** Adds posts to those of the small seed, a day newer each. */
export async function addPosts({ store }: Desk, days: readonly number[]): Promise<void> {
  const posts = days.map((day) => post(day, day % 3 ? 'Treatment' : 'Families'))
  await addDocuments(
    store,
    'post',
    posts.map((added) => [added.id, { ...added }]),
  )
}
