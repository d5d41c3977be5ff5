import type { Page } from '@playwright/test'
import { StoredImage } from '#shared/entities/staff.ts'

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
