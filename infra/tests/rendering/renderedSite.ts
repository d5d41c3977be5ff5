import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { openBucket as openClient } from '../../../functions/render/bucket.ts'
import { loadRenderer } from '../../../functions/render/loadRenderer.ts'
import { publishedObjects } from '../../../functions/render/publishedObjects.ts'
import { renderAll } from '../../../functions/render/renderChanges.ts'
import { handler } from '../../../functions/render/renderSite.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import { itemOf } from '../../../functions/store/items.ts'
import { readLock } from '../../../functions/store/renderLease.ts'
import { post } from '../../../functions/testing/content.ts'
import { countReads } from '../../../functions/testing/countReads.ts'
import { type Desk, startDesk } from '../../../functions/testing/desk.ts'
import { buildSite } from '../../build.ts'
import { startInvalidationApi } from '../../local/cloudfront/invalidationApi.ts'
import type { LocalServer } from '../../local/http/server.ts'
import { createAccessKeys } from '../../local/iam/accessKeys.ts'
import { openBucket } from '../../local/s3/bucket.ts'
import { startS3 } from '../../local/s3/emulator.ts'
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

interface RenderedSite {
  desk: Desk
  /** Serves the requests of the changes since the last rendering. */
  render(): Promise<RenderedChange>
  renderEverything(): Promise<void>
  /** The keys of the objects that a rendering of everything would write, remove, or leave otherwise. */
  differing(): Promise<string[]>
  /** Bytes of an object of the site. */
  sizeOf(key: string): Promise<number>
}

/** The render function over a table with the small seed, in this process. */
export function startRenderedSite(): RenderedSite {
  const desk = startDesk()
  const servers: LocalServer[] = []
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
    const context = {
      accessKeys,
      faults: {},
      isDiskFull: () => false,
      logError: (error: unknown) => process.stderr.write(`${error}\n`),
    }
    const folder = temporaryFolder()
    const buckets = [openBucket('site', folder)]
    const s3 = await startS3(buckets, context)
    const cloudFront = await startInvalidationApi({ invalidate: endPublication }, context)
    servers.push(s3, cloudFront)
    Object.assign(process.env, {
      ...{ SITE_BUCKET: 'site', RELEASE: 'one', DISTRIBUTION_ID: 'test' },
      SITE_ADDRESS: 'https://www.example.org',
      RENDERER: pathToFileURL(path.join(import.meta.dirname, '../../../dist/render/site.mjs')).href,
      AWS_ACCESS_KEY_ID: accessKeys.ownerKey,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_S3: s3.address,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.address,
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
  afterAll(() => Promise.all(servers.map((server) => server.close())))
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
        const rendered = await handler({ request, saved: [] })
        if (!rendered) throw new Error('Nothing was rendered')
        isWhole = rendered.isWhole
      })
      return { isWhole, items, objects: objects - before, publications, paths }
    },
    renderEverything: async () => void (await handler({})),
    async differing() {
      const rendered = await renderAll(desk.store, await loadRenderer())
      const published = await publishedObjects(site())
      const isSearchIndex = (key: string) => key.startsWith('assets/')
      const gone = [...published.keys()].filter((key) => !rendered.objects.has(key) && !isSearchIndex(key))
      const different = Array.from(rendered.objects).filter(([key, { md5 }]) => published.get(key) !== md5)
      return [...gone, ...different.map(([key]) => key)]
    },
    async sizeOf(Key) {
      const { ContentLength = 0 } = await site().s3.send(new HeadObjectCommand({ Bucket: site().name, Key }))
      return ContentLength
    },
  }
}

const site = () => openClient('site', 'us-east-1')

/** Adds posts to those of the small seed, a day newer each. */
export async function addPosts({ store }: Desk, days: readonly number[]): Promise<void> {
  const posts: BlogPost[] = days.map((day) => post(day, day % 3 ? 'Treatment' : 'Families'))
  for (const added of posts) {
    const put = { TableName: store.tableName, Item: itemOf({ kind: 'post', id: added.id }, added) }
    await store.documents.send(new PutCommand(put))
  }
  await rebuildDirectory(store, ['post'])
}
