import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { ApiEvent } from './event.ts'
import { fieldProblem } from './fieldProblem.ts'
import { badRequest, Problem } from './problem.ts'

export function parseBody(schema: z.ZodMiniObject, event: ApiEvent): unknown {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > apiLimits.jsonBodyBytes)
    throw new Problem(413, `The body is larger than ${apiLimits.jsonBodyBytes} bytes`)
  if (!isJson(event.headers['content-type'])) throw new Problem(415, 'The body must be application/json')
  const result = z.safeParse(schema, jsonOf(bytes))
  if (!result.success) throw fieldProblem(result.error, 'body')
  return result.data
}

const isJson = (contentType = '') => contentType.split(';')[0]?.trim().toLowerCase() === 'application/json'

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest('body', validationMessages.json)
  }
}
