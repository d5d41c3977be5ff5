import { imagePath } from '#shared/html/allowedHtml.ts'
import { limits } from '#shared/limits.ts'
import { UnusableImage } from '../../images/prepareImage.ts'
import { staffMessages } from '../../staffMessages.ts'

interface ImageSize {
  width: number
  height: number
}

/**
 * The size of an image. Refuses the address of nothing, or of something that the browser does not show as one.
 * @throws {UnusableImage}
 */
export async function requireLoadable(src: string): Promise<ImageSize> {
  if (!imagePath.test(src)) throw notLoading()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const image = new Image()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  AbortSignal.timeout(limits.readTimeout).onabort = () => resolve(false)
  image.src = src
  if (!(await promise)) throw notLoading()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

const notLoading = () => new UnusableImage(staffMessages.image.notLoading)
