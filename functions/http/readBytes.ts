import { apiLimits } from '#shared/apiLimits.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { ApiEvent } from './event.ts'
import { badRequest, Problem } from './problem.ts'

export function readBytes(contentType: string, { headers, body = '', isBase64Encoded }: ApiEvent): Buffer {
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== contentType)
    throw new Problem(415, `The body must be ${contentType}`)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'latin1')
  if (bytes.length > apiLimits.upload.maxBytes)
    throw new Problem(413, `The body is larger than ${apiLimits.upload.maxBytes} bytes`)
  if (bytes.length === 0) throw badRequest('body', validationMessages.notEmpty)
  return bytes
}
