import { validate } from '@readme/openapi-parser'
import { describe, expect, it } from 'vitest'
import { type EndpointKey, partsOf } from '#shared/api/endpoints.ts'
import { openApiDocument } from './openApiDocument.ts'
import { statusesOf } from './statuses.ts'

const document = openApiDocument()

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
