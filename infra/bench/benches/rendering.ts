import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { seed } from '#shared/content/seed.ts'
import { postItem, treatmentItem } from '../../../functions/store/items.ts'
import { addRequest } from '../../../functions/store/renderLease.ts'
import { seedTable } from '../../../functions/store/seed.ts'
import { startDynalite } from '../../../functions/testing/engines.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { buildSite } from '../../build.ts'
import { startInvalidationApi } from '../../local/cloudfront/invalidationApi.ts'
import { createAccessKeys } from '../../local/iam/accessKeys.ts'
import { openBucket } from '../../local/s3/bucket.ts'
import { startS3 } from '../../local/s3/emulator.ts'
import type * as firstCall from '../isolated/firstCall.ts'
import type { Bench } from '../support/benchContext.ts'
import { addedPost, addPosts } from '../support/manyPosts.ts'
import { inOwnProcess } from '../support/ownProcess.ts'
import { count, megabytes, ms, seconds } from '../support/row.ts'

/** How long rendering the pages takes, how much memory, and what a change writes. */
export const rendering: Bench = async ({ log, folder }) => {
  log('the seed content')
  const own = await renderer(join(folder, 'seed'), 0)
  const first = await own.render()
  const again = await own.render()
  const text = await own.renderChanged({ text1: '<p>Another text.</p>' })
  const image = await own.renderChanged({ image1: '/art/how-we-help/group-therapy/1.svg' })
  log(`differing after a changed text: ${text.differing}; after a changed image: ${image.differing}`)
  await own.stop()
  log('10,000 more posts')
  const large = await renderer(join(folder, 'many'), 10_000)
  const many = await large.render()
  const post = await large.renderPost()
  await large.stop()
  const for100 = ({ milliseconds, objects }: typeof first) => (milliseconds / objects) * 100
  const differing = ({ differing }: typeof text) =>
    ({ timesAtMost: 1, comparedWith: ['that differ', differing.length] }) as const
  const of = `of ${again.objects} objects`
  return [
    ms(`100 pages rendered and compared, first call (${of})`, for100(again), { atMost: 1_000 }),
    ms('  rendered and published for the first time', for100(first)),
    count('rendered again, objects written', again.written, { atMost: 0 }),
    count(`objects written after a page’s text changed (${of})`, text.written, differing(text)),
    count(`objects written after a page’s image changed (${of})`, image.written, differing(image)),
    seconds('10,000 posts rendered and published', many.milliseconds / 1_000, { atMost: 60 }),
    megabytes('  memory at most', many.megabytes, { atMost: 1_024 }),
    seconds('  a changed text of one post rendered and published', post.milliseconds / 1_000, { atMost: 5 }),
    count('  objects written for it', post.written, { atMost: 10 }),
  ]
}

/** The render function over services of its own: a table with the seed content and more posts, buckets and edge. */
async function renderer(folder: string, extraPosts: number) {
  const { functionFolders, webFolder } = await buildSite()
  const bundle = join(functionFolders['render/renderSite'] ?? '', 'index.mjs')
  const accessKeys = createAccessKeys()
  const context = { accessKeys, faults: {}, logError: (error: unknown) => process.stderr.write(`${error}\n`) }
  const site = openBucket('site', join(folder, 'site'))
  const others = [openBucket('media', join(folder, 'media'))]
  const s3 = await startS3([site, ...others], context)
  const cloudFront = await startInvalidationApi({ invalidate: () => undefined }, context)
  const engine = await startDynalite()
  const store = await createTable(engine)
  await seedTable(store, seed)
  if (extraPosts > 0) await addPosts(store, extraPosts)
  const environment = {
    ...{ SITE_BUCKET: 'site', MEDIA_BUCKET: 'media', RELEASE: 'bench' },
    ...{ SITE_ADDRESS: 'http://localhost:8080', DISTRIBUTION_ID: 'bench', TABLE_NAME: store.tableName },
    ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: accessKeys.ownerKey, AWS_SECRET_ACCESS_KEY: 'local' },
    // The renderer beside the bundle expects the assets of a deploy.
    RENDERER: pathToFileURL(join(webFolder, '../render/site.mjs')).href,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    AWS_ENDPOINT_URL_S3: s3.address,
    AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.address,
  }
  const module = import.meta.resolve('../isolated/firstCall.ts')
  const render = (event?: object) => inOwnProcess<typeof firstCall>(module, [bundle, event], environment)
  const pages = async () => (await site.keys('')).filter((key) => !key.startsWith('rendering/'))
  const versions = async () =>
    Promise.all((await pages()).map(async (key) => `${key} ${(await site.get(key))?.etag}`))
  const renderChanged = async (change: { text1: string } | { image1: string }) => {
    const before = await versions()
    const [page] = seed.treatments.map((one) => treatmentItem({ ...one, ...change }))
    await store.documents.send(new PutCommand({ TableName: store.tableName, Item: page }))
    const rendered = await render()
    return { ...rendered, differing: (await versions()).filter((one) => !before.includes(one)) }
  }
  /** A post of the middle: most pages show the newest. */
  const renderPost = async () => {
    const post = addedPost(extraPosts / 2)
    const Item = postItem({ ...post, content: '<p>Another text.</p>' })
    await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
    const { requests: request } = await addRequest(store, { saved: [`post/${post.id}`] })
    return render({ request })
  }
  const stop = () => Promise.all([engine.stop(), s3.close(), cloudFront.close()])
  return { render, renderChanged, renderPost, stop }
}
