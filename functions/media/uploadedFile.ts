import type { UploadType } from '#shared/images/imageTypes.ts'

export interface UploadedFile {
  type: UploadType
  width: number
  height: number
  bytes: Buffer
}
