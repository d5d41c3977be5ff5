import type { DraftContent } from '#shared/entities/documents.ts'
import type { FocalPoint } from '#shared/entities/media.ts'
import type { ImageSource } from '#shared/entities/treatmentPage.ts'
import { fileOf, withFocalPoint } from '#shared/images/focalPoint.ts'

/** A content with the focal point wherever a field or a section shows the image. In texts, images are not cropped. */
export const withFocusedImage = (
  content: DraftContent,
  addresses: readonly string[],
  point: FocalPoint,
): DraftContent =>
  JSON.parse(JSON.stringify(content), (name, value) => {
    // The browser crops the width that it chooses as it crops the main one.
    if (name === 'image1Sources')
      return value.map((source: ImageSource) => ({ ...source, src: fileOf(source.src) }))
    const isShown = typeof value === 'string' && addresses.includes(fileOf(value))
    return isShown ? withFocalPoint(value, point) : value
  })
