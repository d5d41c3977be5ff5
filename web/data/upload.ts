import { urlOf } from '#shared/api/urlOf.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { WriteError } from './write.ts'

/** The widths of one image have the same `photo`. Not with `fetch`, which does not report progress. Throws `WriteError` as every write does. */
export function upload(
  image: Blob,
  photo: string,
  onProgress: (sentBytes: number) => void,
): Promise<StoredImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', urlOf('POST /api/media', { query: { photo } }))
    request.setRequestHeader('content-type', image.type)
    request.setRequestHeader('accept', 'application/json')
    request.withCredentials = true
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onerror = () => reject(new WriteError('The upload failed', undefined))
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new WriteError(`${status}: ${responseText || statusText}`, status, { body: responseText }))
    }
    request.send(image)
  })
}
