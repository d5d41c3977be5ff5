import * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import { ApiProblem } from '#shared/entities/problem.ts'
import { sessionCookieName } from '../../functions/http/sessionCookie.ts'
import { type JsonSchema, namedSchemas } from './namedSchemas.ts'
import { statusesOf } from './statuses.ts'

const requests = namedSchemas('input')
const responses = namedSchemas('output')

export function openApiDocument() {
  const paths = pathItems()
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the website',
      version: '1.0.0',
      description:
        'Every public GET also supports HEAD. An unknown path results in 404, an unknown method of a known path in 405 with Allow.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...requests.definitions(), ...responses.definitions() },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: 'POST /api/admin/session sets it.',
        },
      },
    },
  }
}

function pathItems() {
  const items: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  // The table's own keys, which Object.keys types as string.
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { method, path } = partsOf(key)
    const template = path.replace('+}', '}')
    items[template] = { ...items[template], [method.toLowerCase()]: operation(key) }
  }
  return items
}

function operation(key: EndpointKey) {
  const row: Endpoint = endpoints[key]
  const { path } = partsOf(key)
  const [tag, operationId = ''] = row.handler.split('/')
  const body = requestBody(row, operationId)
  return {
    operationId,
    tags: [tag],
    ...(row.access === 'public' ? {} : { description: accessNotes[row.access] }),
    ...(row.access === 'staff' ? { security: [{ session: [] }] } : {}),
    parameters: [...pathParameters(path), ...(row.query ? queryParameters(row.query) : [])],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: Object.fromEntries(
      statusesOf(key).map((status) => [status, response(status, row, operationId)]),
    ),
  }
}

const sameOrigin = 'A write needs Sec-Fetch-Site: same-origin, or an Origin of the site.'
const accessNotes = { site: sameOrigin, staff: `For staff who are logged in. ${sameOrigin}` }

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)(\+?)\}/g), ([, name, plus]) => ({
    name,
    in: 'path',
    required: true,
    ...(plus ? { description: 'One segment or more, joined by "/".' } : {}),
    // API Gateway decodes a path before it chooses the route.
    schema: { type: 'string', pattern: plus ? '^[^?]+$' : '^[^/?]+$' },
  }))

function queryParameters(query: z.ZodMiniObject) {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' })
  const { required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestBody({ body, bodyTypes, form }: Endpoint, operationId: string) {
  if (bodyTypes) return Object.fromEntries(bodyTypes.map((type) => [type, {}]))
  if (!body) return undefined
  const content = { schema: requests.ref(body, `${operationId}Request`) }
  return {
    'application/json': content,
    ...(form ? { 'application/x-www-form-urlencoded': content } : {}),
  }
}

function response(status: number, row: Endpoint, operationId: string) {
  const { description, headers } = statusNotes[status] ?? { description: String(status) }
  const schema = responseSchema(status, row, operationId)
  return {
    description,
    headers: { 'X-Request-Id': stringHeader, ...headers },
    ...(schema ? { content: { 'application/json': { schema } } } : {}),
  }
}

function responseSchema(status: number, row: Endpoint, operationId: string): JsonSchema | undefined {
  if (status === 204 || status === 303 || status === 304) return undefined
  if (status < 300) return responses.ref(row.returns, `${operationId}Response`)
  const problem = responses.ref(ApiProblem, 'Problem')
  if (status !== 409 || !row.conflict) return problem
  const current = responses.ref(row.conflict, `${operationId}Conflict`)
  return { allOf: [problem, { type: 'object', properties: { current }, required: ['current'] }] }
}

const stringHeader = { schema: { type: 'string' } }
const etag = { ETag: stringHeader }
const retryAfter = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } }

const statusNotes: Record<number, { description: string; headers?: object }> = {
  200: { description: 'Success.' },
  201: { description: 'Created.' },
  204: { description: 'Success, without a body.' },
  303: {
    description: 'The response to a form without scripts: the page that says what became of it.',
    headers: { Location: stringHeader },
  },
  304: { description: 'Unchanged since the ETag in If-None-Match.', headers: etag },
  400: { description: 'Bad input: `issues` name the fields, and what each must be.' },
  401: { description: 'No live session, or a wrong username or password at login.' },
  404: { description: 'There is none of this name.' },
  409: { description: 'It has changed since, or its state does not allow this.' },
  413: { description: 'The body is too large.' },
  415: { description: 'The body has another content type.' },
  429: { description: 'Too many attempts from this address or for this username.', headers: retryAfter },
  500: { description: 'An unexpected error, without detail.' },
  503: { description: 'The database did not respond in time.', headers: retryAfter },
}
