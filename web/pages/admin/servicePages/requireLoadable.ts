import { limits } from '#shared/limits.ts'
import { imagePath } from '#shared/rules/allowedHtml.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { UnusableImage } from './prepareImage.ts'

/**
 * Refuses the address of nothing, or of something that the browser does not show as an image.
 * @throws {UnusableImage}
 */
export async function requireLoadable(src: string): Promise<void> {
  if (!imagePath.test(src)) throw notLoading()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const image = new Image()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  AbortSignal.timeout(limits.readTimeout).onabort = () => resolve(false)
  image.src = src
  if (!(await promise)) throw notLoading()
}

const notLoading = () => new UnusableImage(staffMessages.image.notLoading)
