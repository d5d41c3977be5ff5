import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Page } from '@playwright/test'
import { StoredImage } from '#shared/entities/staff.ts'
import { keys } from '#shared/keys.ts'
import { deleteUnusedImages } from '../../../../../functions/media/deleteUnusedImages.ts'
import { localPaths } from '../../../../local/dataFolder.ts'
import { readRunningSystem } from '../../../../local/runningSystem.ts'
import { outputs } from '../../../../outputs.ts'
import { region } from '../../../../settings.ts'
import { siteStore } from './siteStore.ts'

/** Uploads a plain image of that color with the session of the page, and returns its address. */
export async function uploadColor(page: Page, color: string): Promise<string> {
  const json = await page.evaluate(async (fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const gradient = context.createLinearGradient(0, 0, 480, 320)
    gradient.addColorStop(0, fill)
    gradient.addColorStop(1, 'white')
    context.fillStyle = gradient
    context.fillRect(0, 0, 480, 320)
    const body = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
    const headers = { 'content-type': 'image/webp' }
    return (await fetch('/api/media', { method: 'POST', headers, body })).json()
  }, color)
  return StoredImage.parse(json).src
}

/** Runs what deletes unused images once a day, as if the image had been uploaded years ago. */
export async function cleanUpAged(src: string): Promise<void> {
  const { owner, store } = siteStore()
  const { endpoint, key } = readRunningSystem(localPaths(process.env.SITE_DATA ?? '').data)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: 'local',
    MEDIA_BUCKET: owner.outputs[outputs.mediaBucket],
  })
  await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.media(src),
      UpdateExpression: 'SET uploadedAt = :past',
      ExpressionAttributeValues: { ':past': '2020-01-01T00:00:00.000Z' },
    }),
  )
  await deleteUnusedImages(store, Date.now())
}
