import * as z from 'zod/mini'
import type { Endpoint } from '#shared/api/endpoints.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest, fieldProblem, Problem } from '../problem.ts'
import type { ApiEvent } from './event.ts'

/** Content is never nested so deeply, and DynamoDB stores 32 levels. */
const maxDepth = 24

/** The body is JSON, or a form if the endpoint's row has `form`. */
export function parseBody(
  schema: z.ZodMiniObject,
  event: ApiEvent,
  { form, bodyBytes: maxBytes = apiLimits.jsonBodyBytes }: Pick<Endpoint, 'form' | 'bodyBytes'> = {},
): unknown {
  const bytes = bytesOf(event)
  if (bytes.length > maxBytes) throw new Problem(413, `The body is larger than ${maxBytes} bytes`)
  const isForm = form !== undefined && isFormPost(event)
  if (!isForm && contentTypeOf(event) !== 'application/json')
    throw new Problem(415, 'The body must be application/json')
  const data = isForm ? formFields(event) : jsonOf(bytes)
  requirePlainTexts(data)
  const result = z.safeParse(schema, data)
  if (!result.success) throw fieldProblem(result.error, 'body')
  return result.data
}

export function readBytes(contentTypes: readonly string[], event: ApiEvent): Buffer {
  if (!contentTypes.includes(contentTypeOf(event) ?? ''))
    throw new Problem(415, `The body must be ${contentTypes.join(' or ')}`)
  const bytes = bytesOf(event)
  const { maxBytes } = apiLimits.upload
  if (bytes.length > maxBytes) throw new Problem(413, `The body is larger than ${maxBytes} bytes`)
  if (bytes.length === 0) throw badRequest('body', validationMessages.notEmpty)
  return bytes
}

/** Texts may have line breaks and tabs, but no other control characters. */
function requirePlainTexts(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    const field = path.join('.') || 'body'
    if (/[^\P{Cc}\t\n\r]/u.test(value)) throw badRequest(field, validationMessages.noControlCharacters)
    if (!value.isWellFormed()) throw badRequest(field, validationMessages.wholeCharacters)
  }
  if (path.length > maxDepth) throw badRequest(path.slice(0, 2).join('.'), validationMessages.depth(maxDepth))
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    // A schema would drop this key silently.
    if (name === '__proto__')
      throw badRequest(path.slice(0, 2).join('.') || 'body', validationMessages.unstorable)
    requirePlainTexts(part, [...path, name])
  }
}

export const isFormPost = (event: ApiEvent): boolean =>
  contentTypeOf(event) === 'application/x-www-form-urlencoded'

const contentTypeOf = ({ headers }: ApiEvent) => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

export const formFields = (event: ApiEvent): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(bytesOf(event).toString('utf8')))

const bytesOf = ({ body = '', isBase64Encoded }: ApiEvent) =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest('body', validationMessages.json)
  }
}
