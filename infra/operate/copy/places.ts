import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import type { UploadType } from '#shared/images/imageTypes.ts'
import { type Bucket, listObjects } from '../../../functions/bucket.ts'
import { forEachConcurrently } from '../../../functions/forEachConcurrently.ts'
import { mediaObject } from '../../../functions/media/mediaStore.ts'
import { addRenderRequest, everything } from '../../../functions/store/renderRequest.ts'
import type { Item, Store } from '../../../functions/store/store.ts'
import { deleteItem, putItem } from '../../../functions/store/write.ts'
import { CommandError } from '../../commandError.ts'
import { isCopied, keyOf } from './isCopied.ts'
import { itemOf, linesOf } from './itemLines.ts'

/** Where a copy comes from or goes to: a site, or a folder. */
export interface Place {
  items(): Promise<Item[]>
  write(changes: { put: readonly Item[]; removed: readonly Item[] }): Promise<void>
  /** The keys of the uploaded images, such as `media/0a1b.webp`. */
  images(): Promise<string[]>
  readImage(key: string): Promise<Uint8Array>
  writeImage(key: string, bytes: Uint8Array): Promise<void>
}

export const siteAsPlace = (store: Store, media: Bucket): Place => ({
  items: () => itemsAtOneTime(store),
  async write({ put, removed }) {
    // Before the first write, so that a repetition of a copy that was stopped lets the same pages disappear.
    await addRenderRequest(store, [everything], removed.length || undefined)
    await forEachConcurrently(removed, (item) => deleteItem(store, keyOf(item)))
    await forEachConcurrently(put, (item) => putItem(store, item))
  },
  images: async () => [...(await listObjects(media, folderOfImages)).keys()],
  async readImage(Key) {
    const { Body } = await media.s3.send(new GetObjectCommand({ Bucket: media.name, Key }))
    if (!Body) throw new CommandError(`The image ${Key} is gone: type the command again.`)
    return Body.transformToByteArray()
  },
  writeImage: async (key, bytes) =>
    void (await media.s3.send(
      new PutObjectCommand({ Bucket: media.name, ...mediaObject(key, bytes, typeOf(key)) }),
    )),
})

const typeOf = (key: string): UploadType => (key.endsWith('.webp') ? 'image/webp' : 'image/jpeg')

const folderOfImages = 'media/'
const maxScans = 5

/** Scans until two scans give the same, which is then the state of the table at the time between them. */
async function itemsAtOneTime({ documents, tableName }: Store): Promise<Item[]> {
  let before = ''
  for (let scan = 0; scan < maxScans; scan += 1) {
    const pages = paginateScan({ client: documents }, { TableName: tableName, ConsistentRead: true })
    const items = (await Array.fromAsync(pages)).flatMap(({ Items = [] }) => Items).filter(isCopied)
    const now = linesOf(items)
    if (now === before) return items
    before = now
  }
  throw new CommandError(
    'Staff save all the time, so a copy would have a half of some changes. Nothing was changed. Try again in some minutes.',
  )
}

/** A folder has each item as a line, in the format that DynamoDB exports and imports, and the images as files. */
export function folderAsPlace(folder: string): Place {
  const file = path.join(folder, 'items.jsonl')
  const fileOf = (key: string) => path.join(folder, key)
  return {
    async items() {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(itemOf)
    },
    // The images are there by now, so that a folder with this file is complete.
    async write({ put }) {
      await mkdir(folder, { recursive: true })
      writeFileSync(`${file}.unfinished`, linesOf(put))
      renameSync(`${file}.unfinished`, file)
    },
    images: async () =>
      existsSync(fileOf(folderOfImages))
        ? readdirSync(fileOf(folderOfImages)).map((name) => `${folderOfImages}${name}`)
        : [],
    readImage: (key) => readFile(fileOf(key)),
    async writeImage(key, bytes) {
      await mkdir(fileOf(folderOfImages), { recursive: true })
      await writeFile(fileOf(key), bytes)
    },
  }
}
