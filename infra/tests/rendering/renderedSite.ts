import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { typedReader } from '#shared/api/typedReader.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { Site } from '#shared/entities/site.ts'
import { openBucket as openClient } from '../../../functions/bucket.ts'
import { loadRenderer } from '../../../functions/render/loadRenderer.ts'
import { memoizedReads } from '../../../functions/render/memoizedReads.ts'
import { publishedObjects, startPublication } from '../../../functions/render/publication.ts'
import { factsUrl, readInProcess, readWithFacts } from '../../../functions/render/readInProcess.ts'
import { renderPages } from '../../../functions/render/renderPages.ts'
import { handler } from '../../../functions/render/renderSite.ts'
import { siteAddresses } from '../../../functions/render/siteAddresses.ts'
import { siteReads } from '../../../functions/render/siteReads.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import { redirects } from '../../../functions/store/desk/redirects.ts'
import { itemOf } from '../../../functions/store/items.ts'
import { readLock } from '../../../functions/store/renderLease.ts'
import type { Store } from '../../../functions/store/store.ts'
import { post } from '../../../functions/testing/content.ts'
import { countReads } from '../../../functions/testing/countReads.ts'
import { type Desk, startDesk } from '../../../functions/testing/desk.ts'
import { buildSite } from '../../build.ts'
import { invalidationApi } from '../../local/cloudfront/invalidationApi.ts'
import { startAws } from '../../local/http/awsServer.ts'
import type { LocalServer } from '../../local/http/server.ts'
import { createAccessKeys } from '../../local/iam/accessKeys.ts'
import { openBucket } from '../../local/s3/bucket.ts'
import { s3 } from '../../local/s3/emulator.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

interface RenderedChange {
  isWhole: boolean
  /** Items that were read from the table. */
  items: number
  /** Objects that were written to buckets or deleted from them. */
  objects: number
  /** The keys that were written to the site between two invalidations, in this order. */
  publications: string[][]
  /** The paths that were invalidated. */
  paths: string[]
}

interface SiteOptions {
  /** The PDF forms of the site take more than half of the time of a rendering. */
  hasForms?: boolean
}

export interface RenderedSite {
  desk: Desk
  /** Serves the requests of the changes since the last rendering. */
  render(): Promise<RenderedChange>
  renderEverything(): Promise<void>
  /** The keys of the objects that a rendering of everything would write, remove, or leave otherwise. */
  differing(): Promise<string[]>
  /** Of an object of the site. */
  textOf(key: string): Promise<string>
}

/** The render function over a table with the small seed, in this process. */
export function startRenderedSite({ hasForms = true }: SiteOptions = {}): RenderedSite {
  const desk = startDesk()
  let aws: LocalServer
  let objects = 0
  let written: string[] = []
  let publications: string[][] = []
  let paths: string[] = []
  const endPublication = (path: string) => {
    paths.push(path)
    if (written.length > 0) publications.push(written)
    written = []
  }
  beforeAll(async () => {
    await buildSite()
    const accessKeys = createAccessKeys()
    const folder = temporaryFolder()
    const buckets = [openBucket('site', folder)]
    aws = await startAws(
      {
        s3: s3(buckets),
        cloudfront: invalidationApi({ invalidate: endPublication }),
      },
      { accessKeys, logError: (error) => process.stderr.write(`${error}\n`) },
    )
    Object.assign(process.env, {
      ...{ SITE_BUCKET: 'site', RELEASE: 'one', DISTRIBUTION_ID: 'test' },
      SITE_ADDRESS: 'https://www.example.org',
      RENDERER: hasForms ? renderer : rendererWithoutForms(),
      AWS_ACCESS_KEY_ID: accessKeys.ownerKey,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL: aws.address,
    })
    site().s3.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if ([PutObjectCommand.name, DeleteObjectCommand.name].includes(commandName ?? '')) objects += 1
          if (commandName === PutObjectCommand.name) {
            const { Key = '' } = args.input as PutObjectCommandInput // Of this command.
            if (!Key.startsWith('rendering/')) written.push(Key)
          }
          return next(args)
        },
      { step: 'initialize', name: 'countWrites' },
    )
  }, 240_000)
  afterAll(() => aws.close())
  return {
    desk,
    async render() {
      const { requests: request } = await readLock(desk.store)
      const before = objects
      publications = []
      written = []
      paths = []
      let isWhole = false
      const { items } = await countReads(desk.store, async () => {
        const rendered = await handler({ request, changedDocuments: [] })
        if (!rendered) throw new Error('Nothing was rendered')
        isWhole = rendered.isWhole
      })
      return { isWhole, items, objects: objects - before, publications, paths }
    },
    renderEverything: async () => void (await handler({})),
    async differing() {
      const rendered = await renderedObjects(desk.store)
      const published = await publishedObjects(site())
      const isSearchIndex = (key: string) => key.startsWith('assets/')
      const gone = [...published.keys()].filter((key) => !rendered.has(key) && !isSearchIndex(key))
      const different = Array.from(rendered).filter(([key, { md5 }]) => published.get(key) !== md5)
      return [...gone, ...different.map(([key]) => key)]
    },
    async textOf(Key) {
      const { Body } = await site().s3.send(new GetObjectCommand({ Bucket: site().name, Key }))
      return (await Body?.transformToString()) ?? ''
    },
  }
}

const renderer = pathToFileURL(path.join(import.meta.dirname, '../../../dist/render/site.mjs')).href

function rendererWithoutForms(): string {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'site.mjs'), `export * from '${renderer}'`)
  writeFileSync(path.join(folder, 'siteFiles.mjs'), 'export const renderFiles = async () => []')
  return pathToFileURL(path.join(folder, 'site.mjs')).href
}

const site = () => openClient('site')

/** What a rendering of everything would publish, by key. */
async function renderedObjects(store: Store) {
  const site = Site.parse(await readInProcess(factsUrl))
  const reads = siteReads(memoizedReads(readWithFacts(site)))
  const read = typedReader<null>(reads.readUrl)
  const writesNothing = new S3Client({ region: 'us-east-1' })
  writesNothing.middlewareStack.add(() => async () => ({ response: {}, output: { $metadata: {} } }), {
    step: 'initialize',
  })
  const publication = startPublication(
    { s3: writesNothing, name: 'none' },
    { published: new Map(), signal: new AbortController().signal },
  )
  await renderPages({
    renderer: await loadRenderer(),
    site,
    addresses: await siteAddresses(store, read),
    redirects: await redirects(store),
    ...{ reads, publication, last: undefined, firstPosts: [], afterMainPages: async () => undefined },
  })
  return publication.objects
}

/** Adds posts to those of the small seed, a day newer each. */
export async function addPosts({ store }: Desk, days: readonly number[]): Promise<void> {
  const posts: BlogPost[] = days.map((day) => post(day, day % 3 ? 'Treatment' : 'Families'))
  for (const added of posts) {
    const put = { TableName: store.tableName, Item: itemOf({ kind: 'post', id: added.id }, added) }
    await store.documents.send(new PutCommand(put))
  }
  await rebuildDirectory(store, ['post'])
}
