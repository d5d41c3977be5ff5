import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { ImageChangeRecord, type ImageHistory, type PageImage } from '#shared/entities/staff.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { imageOf } from '#shared/rules/images/image.ts'
import { usedImages } from '#shared/rules/images/usedImages.ts'
import { unlessConditionFails } from './conditionalWrite.ts'
import { changeDirectoryRows } from './desk/directory.ts'
import { allChanges, storeChanges } from './imageChanges.ts'
import type { Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

export interface ImageUpdate {
  id: string
  image: PageImage
  by: string
  at: string
  /** The version that the change is based on; without it, the change overwrites any other one. */
  version?: number | undefined
}

/** The changed page, or the current one if another change came first; null if the page does not exist. */
type ImageUpdateResult = { changed: ServicePage } | { stale: ServicePage } | null

/** Attempts of an update without a version, while other updates conflict with it. */
const maxAttempts = 8

/** Changes a page's main image and records the change, in one write that fails if the page has changed since it was read. */
export async function changeImage(store: Store, update: ImageUpdate): Promise<ImageUpdateResult> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const page = await findWithHistory(store, update.id)
    if (!page) return null
    if (update.version !== undefined && update.version !== page.version)
      return { stale: ServicePage.parse(page) }
    // Before the write, which replaces them.
    await storeChanges(store, page.id, page.history)
    const changed = await writeImage(store, page, update)
    if (changed) return { changed }
  }
  throw new Unavailable('The page keeps changing during the update')
}

export async function imageHistory(store: Store, id: string): Promise<ImageHistory | null> {
  const page = await findWithHistory(store, id)
  return page && { id, version: page.version, changes: await allChanges(store, id, page.history) }
}

const WithHistory = z.extend(ServicePage, { history: z._default(z.array(ImageChangeRecord), []) })
type WithHistory = z.infer<typeof WithHistory>

async function findWithHistory(store: Store, id: string): Promise<WithHistory | null> {
  const { Item } = await store.documents.send(
    new GetCommand({ TableName: store.tableName, Key: keys.treatment(id), ConsistentRead: true }),
  )
  return Item ? WithHistory.parse(Item) : null
}

/** Undefined if the page has changed since it was read. */
async function writeImage(
  store: Store,
  page: WithHistory,
  { image, by, at, id }: ImageUpdate,
): Promise<ServicePage | undefined> {
  const version = page.version + 1
  const record: ImageChangeRecord = { version, by, at, before: imageOf(page), after: imageOf(image) }
  const { image1, image1Alt, image1Sources } = image
  // Otherwise the old image's alternative text and sizes would stay.
  const removed = [...(image1Alt ? [] : ['image1Alt']), ...(image1Sources ? [] : ['image1Sources'])]
  const output = await unlessConditionFails(
    store.documents.send(
      new UpdateCommand({
        TableName: store.tableName,
        Key: keys.treatment(id),
        UpdateExpression: [
          'SET image1 = :image1, #version = :version, updatedAt = :at, #history = :history',
          image1Alt ? ', image1Alt = :alt' : '',
          image1Sources ? ', image1Sources = :sources' : '',
          removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : '',
        ].join(''),
        ConditionExpression: '#version = :before',
        ExpressionAttributeNames: { '#version': 'version', '#history': 'history' },
        ExpressionAttributeValues: {
          ':image1': image1,
          ':version': version,
          ':at': at,
          ':history': [record],
          ':before': page.version,
          ...(image1Alt ? { ':alt': image1Alt } : {}),
          ...(image1Sources ? { ':sources': image1Sources } : {}),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  if (!output?.Attributes) return undefined
  const { history: _, ...content } = output.Attributes
  await changeDirectoryRows(store, 'treatment', (row) =>
    row.id === id ? { ...row, updatedAt: at, updatedBy: by, images: usedImages(content) } : row,
  )
  return ServicePage.parse(output.Attributes)
}
