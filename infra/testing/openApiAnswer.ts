import { Ajv2020 } from 'ajv/dist/2020.js'
import { type EndpointKey, partsOf } from '#shared/api/endpoints.ts'
import { openApiDocument } from '../openapi/openApiDocument.ts'

interface Answer {
  status: number
  body: unknown
  headers: Record<string, unknown>
}

const document = openApiDocument()
// Each schema is used for a few answers only, so optimizing its code costs more than it saves.
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } }).addSchema(
  document,
  'api',
)

/** Why a response is not one that the OpenAPI document describes: nothing if it is. */
export function answerProblems(key: EndpointKey, { status, body, headers }: Answer): string[] {
  const { method, path } = partsOf(key)
  const template = path.replace('+}', '}')
  const documented = document.paths[template]?.[method.toLowerCase()]?.responses[status]
  if (!documented) return [`${key}: ${status} is not documented`]
  const missing = Object.keys(documented.headers).filter((name) => headers[name.toLowerCase()] === undefined)
  return [
    ...missing.map((name) => `${key}: ${status} lacks ${name}`),
    ...(documented.content
      ? bodyProblems(
          [template, method.toLowerCase(), 'responses', String(status)],
          documented.content['application/json']?.schema,
          body,
        )
      : body === undefined
        ? []
        : [`${key}: ${status} has a body`]),
  ]
}

/** By the schema's JSON: the errors of most endpoints have the same one, whose references start at the document. */
const validators = new Map<string, ReturnType<typeof ajv.compile>>()

function bodyProblems(place: readonly string[], schema: unknown, body: unknown): string[] {
  const pointer = ['paths', ...place, 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const isValid = validators.get(JSON.stringify(schema)) ?? ajv.compile({ $ref: `api#/${pointer}` })
  validators.set(JSON.stringify(schema), isValid)
  if (isValid(body)) return []
  return [`${place.join(' ')}: ${ajv.errorsText(isValid.errors)}`]
}
