import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll } from 'vitest'
import { openBucket as openClient } from '../../../functions/bucket.ts'
import { handler } from '../../../functions/render/renderSite.ts'
import { addDocuments } from '../../../functions/store/addDocuments.ts'
import { post } from '../../../functions/testing/content.ts'
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
  /** Returns the number of objects that differed from what a rendering of everything publishes. */
  renderEverything(): Promise<number>
  /** While it is true, no path can be invalidated. */
  edge: { isGone: boolean }
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
  const edge = { isGone: false }
  const endPublication = (path: string) => {
    if (edge.isGone) throw new Error('The edge is gone')
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
      SITE_BUCKET: 'site',
      RELEASE: 'one',
      DISTRIBUTION_ID: 'test',
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
    edge,
    async render() {
      const before = objects
      publications = []
      written = []
      paths = []
      if (!(await handler({ onlyRequested: true }))) throw new Error('Nothing was rendered')
      return { objects: objects - before, publications, paths }
    },
    async renderEverything() {
      const { written = 0, removed = 0 } = (await handler({})) ?? {}
      return written + removed
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

/** Adds posts to those of the small seed, a day newer each. */
export async function addPosts({ store }: Desk, days: readonly number[]): Promise<void> {
  const posts = days.map((day) => post(day, day % 3 ? 'Treatment' : 'Families'))
  await addDocuments(
    store,
    'post',
    posts.map((added) => [added.id, { ...added }]),
  )
}
