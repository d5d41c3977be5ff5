import type { UploadType } from '#shared/images/imageTypes.ts'

/** An image that was uploaded, as it is stored. */
export interface UploadedFile {
  type: UploadType
  width: number
  height: number
  bytes: Buffer
}
