import { join } from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { seed } from '#shared/content/seed.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { treatmentItem } from '../../../functions/store/items.ts'
import { seedTable } from '../../../functions/store/seed.ts'
import { startDynalite } from '../../../functions/testing/engines.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { functionId } from '../../aws/siteFunction.ts'
import { buildSite } from '../../build.ts'
import { readStack } from '../../local/cloudformation/stack.ts'
import { startInvalidationApi } from '../../local/cloudfront/invalidationApi.ts'
import { createAccessKeys } from '../../local/iam/accessKeys.ts'
import { type Bucket, openBucket } from '../../local/s3/bucket.ts'
import { startS3 } from '../../local/s3/emulator.ts'
import { synthesize } from '../../local/synthesize.ts'
import { fillWithPosts } from '../fillWithPosts.ts'
import { measuringProcess } from '../measuringProcess.ts'

// Run by `rendering.ts` as a process of its own: a table, the buckets and the edge's door for the function that
// renders, with the site's content and, if asked for, so many posts more.
const [folder = '', more = '0'] = process.argv.slice(2)
const RenderFunction = z.looseObject({
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
})
const Outcome = z.object({
  milliseconds: z.number(),
  processor: z.number(),
  megabytes: z.number(),
  objects: z.number(),
  written: z.number(),
})

const built = await buildSite()
const assembly = join(folder, 'cdk.out')
await synthesize(built, { outdir: assembly, address: 'http://localhost:8080' })
const [render] = readStack(assembly).resources('AWS::Lambda::Function', RenderFunction, (id) =>
  id.startsWith(functionId('render/renderSite')),
)
const variables = render?.properties.Environment.Variables ?? {}
const accessKeys = createAccessKeys()
const context = { accessKeys, logError: (error: unknown) => process.stderr.write(`${error}\n`), faults: {} }
const names = Object.entries(variables).filter(([name]) => name.endsWith('_BUCKET'))
const buckets = names.map(([, name]) => openBucket(name, join(folder, name)))
const s3 = await startS3(buckets, context)
const cloudFront = await startInvalidationApi({ invalidate: () => undefined }, context)
const engine = await startDynalite()
const store = await createTable(engine)
await seedTable(store, seed)
if (Number(more) > 0) await fillWithPosts(store, Number(more), seed.posts)

const first = await renderOnce()
const again = await renderOnce()
const [page] = seed.treatments
if (!page) throw new Error('There is no treatment page to change')
const texted = await afterChange({ ...page, text1: `${page.text1} <p>One more sentence.</p>` })
const pictured = await afterChange({ ...page, image1: '/art/how-we-help/group-therapy/1.svg' })
process.stdout.write(`\n${JSON.stringify({ first, again, texted, pictured })}\n`)
process.exit(0)

function renderOnce() {
  const script = new URL('./renderProcess.ts', import.meta.url)
  return measuringProcess(
    script,
    [join(built.functionFolders['render/renderSite'] ?? '', 'index.mjs')],
    Outcome,
    {
      ...variables,
      TABLE_NAME: store.tableName,
      AWS_REGION: 'us-east-1',
      RENDERER: new URL('site.mjs', `file://${join(built.webFolder, '../render')}/`).href,
      AWS_ACCESS_KEY_ID: accessKeys.ownerKey,
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      AWS_ENDPOINT_URL_S3: s3.address,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.address,
    },
  )
}

/** What a rendering writes after a page has changed, and how many objects of the site are other than before. */
async function afterChange(changed: TreatmentPage) {
  const site = buckets.find(({ name }) => name === variables.SITE_BUCKET)
  const before = await tagsOf(site)
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item: treatmentItem(changed) }))
  const outcome = await renderOnce()
  const after = await tagsOf(site)
  const differing = [...after].filter(([key, tag]) => before.get(key) !== tag).map(([key]) => key)
  return { ...outcome, differing }
}

async function tagsOf(bucket: Bucket | undefined): Promise<Map<string, string>> {
  const keys = (await bucket?.keys('')) ?? []
  const tags = await Promise.all(keys.map(async (key) => (await bucket?.get(key))?.etag ?? ''))
  return new Map(keys.map((key, at) => [key, tags[at] ?? '']))
}
