import { WriteError } from './write.ts'

/**
 * Uploads a file and returns the answer's text. `told` hears how many bytes have left: the one thing that the
 * browser's newer way of asking cannot say.
 * @throws {WriteError} as every write does.
 */
export function upload(url: string, file: Blob, told: (sent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('accept', 'application/json')
    request.withCredentials = true
    request.upload.onprogress = ({ loaded }) => told(loaded)
    request.onerror = () => reject(new WriteError('The upload did not arrive', undefined))
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) return resolve(responseText)
      reject(new WriteError(`${status}: ${responseText || statusText}`, status, responseText))
    }
    request.send(file)
  })
}
