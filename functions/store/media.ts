import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { MediaFile } from '#shared/entities/media.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from './read.ts'
import type { Store } from './store.ts'
import { deleteItem } from './write.ts'

/** `uploadedAt` is the last upload: the same bytes always get the same name. */
const UploadedFile = z.extend(MediaFile, { at: z.string(), uploadedAt: z.string() })
type UploadedFile = z.infer<typeof UploadedFile>

export async function recordUpload(
  store: Store,
  { src, width, height, bytes }: StoredImage,
  { by, at, photo }: { by: string; at: string; photo: string | undefined },
): Promise<void> {
  await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.media(src),
      UpdateExpression: [
        'SET src = :src, width = :width, height = :height, #bytes = :bytes, uploadedAt = :at',
        ', #at = if_not_exists(#at, :at), #by = if_not_exists(#by, :by)',
        photo === undefined ? '' : ', photo = if_not_exists(photo, :photo)',
      ].join(''),
      ExpressionAttributeNames: { '#at': 'at', '#by': 'by', '#bytes': 'bytes' },
      ExpressionAttributeValues: {
        ...{ ':src': src, ':width': width, ':height': height, ':bytes': bytes, ':at': at, ':by': by },
        ...(photo === undefined ? {} : { ':photo': photo }),
      },
    }),
  )
}

export async function uploads(store: Store): Promise<UploadedFile[]> {
  return (await allItems(store, partitions.media)).map((item) => UploadedFile.parse(item))
}

export async function forgetUpload(store: Store, src: string): Promise<void> {
  await deleteItem(store, keys.media(src))
}
