import { validate } from '@readme/openapi-parser'
import { describe, expect, it } from 'vitest'
import { type Endpoint, type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import { openApiDocument } from './openApiDocument.ts'
import { statusesOf } from './statuses.ts'

const document = openApiDocument()
const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][]

/** What the document says of a row. */
function operationOf(key: EndpointKey): Operation {
  const { method, path } = partsOf(key)
  const found = document.paths[path.replace('+}', '}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`The document has no ${key}`)
  return found
}
type Operation = (typeof document.paths)[string][string]

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await validate(structuredClone(document) as Parameters<typeof validate>[0])
    expect(result).toMatchObject({ valid: true, warnings: [], specification: 'OpenAPI' })
    expect(document.openapi).toBe('3.1.0')
  })

  it('has every row of the table and nothing else', () => {
    const methods = Object.values(document.paths).flatMap((item) => Object.keys(item))
    expect(methods).toHaveLength(rows.length)
    expect(rows.map(([key]) => operationOf(key))).toHaveLength(rows.length)
  })

  it('names every operation once', () => {
    const names = rows.map(([key]) => operationOf(key).operationId)
    expect(new Set(names).size).toBe(rows.length)
  })

  it.each(rows)('%s has the statuses, parameters, body and access of its row', (key, row) => {
    const operation = operationOf(key)
    const named = [...key.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => name)
    expect(Object.keys(operation.responses).map(Number)).toEqual(statusesOf(key))
    expect(operation.parameters.map(({ name }) => name)).toEqual([
      ...named,
      ...Object.keys(row.query?.shape ?? {}),
    ])
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
      [
        row.bodyTypes ?? [],
        row.body ? 'application/json' : [],
        row.form ? 'application/x-www-form-urlencoded' : [],
      ].flat(),
    )
    expect(operation.security).toEqual(row.access === 'staff' ? [{ session: [] }] : undefined)
  })

  it('describes a query parameter by its range and default', () => {
    expect(operationOf('GET /api/blog/posts').parameters).toEqual([
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { default: 1, type: 'integer', minimum: 1, maximum: 1_000_000 },
      },
      {
        name: 'perPage',
        in: 'query',
        required: false,
        schema: { default: 9, type: 'integer', minimum: 1, maximum: 100 },
      },
      {
        name: 'category',
        in: 'query',
        required: false,
        schema: expect.objectContaining({ type: 'string', minLength: 1, maxLength: 100 }),
      },
    ])
  })

  it('has message and requestId in an error, and the current page in a conflict', () => {
    const { responses } = operationOf('PATCH /api/service-pages/{id}')
    const problem = { $ref: '#/components/schemas/Problem' }
    expect(responses[400]?.content?.['application/json'].schema).toEqual(problem)
    expect(responses[409]?.content?.['application/json'].schema).toEqual({
      allOf: [
        problem,
        {
          type: 'object',
          properties: { current: { $ref: '#/components/schemas/changeServicePageImageResponse' } },
          required: ['current'],
        },
      ],
    })
    expect(document.components.schemas.Problem).toMatchObject({ required: ['message', 'requestId'] })
  })

  it('knows the session cookie', () => {
    expect(document.components.securitySchemes.session).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-session',
    })
  })
})

describe('the statuses of an endpoint', () => {
  it.each<[EndpointKey, number[]]>([
    ['GET /api/reviews', [200, 304, 500, 503]],
    ['GET /api/reviews/{id}', [200, 304, 400, 404, 500, 503]],
    ['GET /api/blog/posts', [200, 304, 400, 500, 503]],
    ['GET /api/admin/session', [200, 401, 500, 503]],
    ['POST /api/client-errors', [204, 400, 413, 415, 429, 500, 503]],
    ['POST /api/admin/session', [200, 400, 401, 413, 415, 429, 500, 503]],
    ['POST /api/page-feedback', [204, 303, 400, 413, 415, 429, 500, 503]],
    ['DELETE /api/admin/redirects', [204, 400, 401, 404, 500, 503]],
    ['DELETE /api/admin/session', [204, 400, 500, 503]],
    ['PATCH /api/service-pages/{id}', [200, 400, 401, 404, 409, 413, 415, 500, 503]],
    ['POST /api/media', [200, 400, 401, 413, 415, 500, 503]],
    ['POST /api/media/fetch', [200, 400, 401, 413, 415, 500, 503]],
  ])('%s are %j', (key, statuses) => {
    expect(statusesOf(key)).toEqual(statuses)
  })
})
