import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { type FocalPoint, fileOf, withFocalPoint } from '#shared/images/focalPoint.ts'

/** A content with the focal point wherever a field or a section shows the image. In texts, images are not cropped. */
export function withFocusedImage(
  content: DraftContent,
  addresses: readonly string[],
  point: FocalPoint,
): DraftContent {
  return focusedIn(content, addresses, point) as DraftContent // A record stays one.
}

function focusedIn(value: unknown, addresses: readonly string[], point: FocalPoint): unknown {
  if (typeof value === 'string')
    return addresses.includes(fileOf(value)) ? withFocalPoint(value, point) : value
  if (Array.isArray(value)) return value.map((entry) => focusedIn(entry, addresses, point))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      // The browser crops the width that it chooses as it crops the main one.
      name === 'image1Sources' ? part : focusedIn(part, addresses, point),
    ]),
  )
}
