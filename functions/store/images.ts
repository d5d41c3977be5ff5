import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { ImageChangeRecord, type ImageHistory, type PageImage } from '#shared/entities/staff.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { Store } from './store.ts'
import { Unavailable } from './unavailable.ts'
import { unlessConditionFails } from './unlessConditionFails.ts'

/** A change to make: which page, its new picture, by whom, at what moment (ISO 8601), and from which version it starts. */
export interface ImageUpdate {
  id: string
  picture: PageImage
  by: string
  at: string
  /** Without it the change is made whatever anybody else has done. */
  version?: number | undefined
}

/** What came of it: the page as it is now, changed by this change or by somebody else's. Null: there is no such page. */
export type ImageUpdateResult = { changed: ServicePage } | { stale: ServicePage } | null

/** How often a change without a version is tried again when another one comes between. */
const tries = 8

/** Changes a page's main picture and remembers the change, in one write that fails if the page has changed since it was read. */
export async function changeImage(store: Store, change: ImageUpdate): Promise<ImageUpdateResult> {
  for (let attempt = 0; attempt < tries; attempt++) {
    // Each attempt starts from what the one before lost against.
    const found = await findWithHistory(store, change.id)
    if (!found) return null
    if (change.version !== undefined && change.version !== found.version)
      return { stale: ServicePage.parse(found) }
    const changed = await written(store, found, change)
    if (changed) return { changed }
  }
  throw new Unavailable('Other changes of the page keep coming between')
}

/** The changes of a page's picture, newest first; null where there is no such page. */
export async function imageHistory(store: Store, id: string): Promise<ImageHistory | null> {
  const found = await findWithHistory(store, id)
  return found && { id, version: found.version, changes: found.history }
}

const WithHistory = z.extend(ServicePage, { history: z._default(z.array(ImageChangeRecord), []) })
type WithHistory = z.infer<typeof WithHistory>

async function findWithHistory(store: Store, id: string): Promise<WithHistory | null> {
  const { Item } = await store.documents.send(
    new GetCommand({ TableName: store.tableName, Key: keys.treatment(id), ConsistentRead: true }),
  )
  return Item ? WithHistory.parse(Item) : null
}

/** The page as changed; undefined where another change came between. */
async function written(
  store: Store,
  page: WithHistory,
  { picture, by, at, id }: ImageUpdate,
): Promise<ServicePage | undefined> {
  const version = page.version + 1
  const record: ImageChangeRecord = { version, by, at, before: pictureOf(page), after: pictureOf(picture) }
  const history = [record, ...page.history].slice(0, limits.historyLength)
  const { image1, image1Alt, image1Sources } = picture
  // What the new picture lacks belonged to the old one.
  const gone = [...(image1Alt ? [] : ['image1Alt']), ...(image1Sources ? [] : ['image1Sources'])]
  const output = await unlessConditionFails(
    store.documents.send(
      new UpdateCommand({
        TableName: store.tableName,
        Key: keys.treatment(id),
        UpdateExpression: [
          'SET image1 = :image1, #version = :version, updatedAt = :at, #history = :history',
          image1Alt ? ', image1Alt = :alt' : '',
          image1Sources ? ', image1Sources = :sources' : '',
          gone.length > 0 ? ` REMOVE ${gone.join(', ')}` : '',
        ].join(''),
        ConditionExpression: '#version = :before',
        ExpressionAttributeNames: { '#version': 'version', '#history': 'history' },
        ExpressionAttributeValues: {
          ':image1': image1,
          ':version': version,
          ':at': at,
          ':history': history,
          ':before': page.version,
          ...(image1Alt ? { ':alt': image1Alt } : {}),
          ...(image1Sources ? { ':sources': image1Sources } : {}),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  return output && ServicePage.parse(output.Attributes)
}

const pictureOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})
